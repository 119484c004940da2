// Redocly's own command imports plugins as Node does, which reads no TypeScript on Node 20.
import { tsImport } from "tsx/esm/api";

/** @type {typeof import("./plugin.js")} */
const { default: plugin } = await tsImport("./plugin.ts", import.meta.url);

export default plugin;
