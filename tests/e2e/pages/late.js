// A page that knows the properties of the element before its class is there.
Object.assign(document.querySelector("jiping-board") ?? {}, { rules: "chinese-2002", controls: false });
