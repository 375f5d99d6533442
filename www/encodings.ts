/** The encodings that a file may have without saying so, by the label that decoders know, with their usual names. */
export const encodings: Readonly<Record<string, string>> = {
  gb18030: "GB18030",
  big5: "Big5",
  shift_jis: "Shift_JIS",
  "euc-jp": "EUC-JP",
  "euc-kr": "EUC-KR",
  "windows-1252": "Windows-1252",
  // It would have been recognised, but for a broken byte.
  "utf-8": "UTF-8",
};

/** What an encoding is usually called. */
export function encodingName(label: string): string {
  return encodings[label] ?? label;
}
