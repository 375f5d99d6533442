// Builds what is out of date and serves the site.

import { build } from "./build.mjs";
import { asCommand } from "./command.mjs";
import { serve, wantedPort } from "./serve.mjs";

await asCommand(import.meta, async () => {
  const port = wantedPort();
  await build();
  await serve(port);
});
