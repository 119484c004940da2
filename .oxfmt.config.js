import { readFileSync } from "node:fs";

/** Prettier's settings: it formats what the tools write. */
const settings = JSON.parse(readFileSync(new URL(".prettierrc.json", import.meta.url), "utf8"));

export default { ...settings, sortPackageJson: false };
