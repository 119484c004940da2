// Redocly's CLI imports plugins with Node's loader, which cannot read TypeScript on Node 20.
import { tsImport } from "tsx/esm/api";

/** @type {typeof import("./plugin.js")} */
const { default: plugin } = await tsImport("./plugin.ts", import.meta.url);

export default plugin;
