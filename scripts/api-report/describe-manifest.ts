import { compare } from "../lib/finding.js";
import type { Manifest } from "./entries.js";
import { reportText } from "./text.js";

/** What a `package.json` promises beside the modules: a fact on each line, sorted. */
export function describeManifest(manifest: Manifest): string {
  const { name, type = "commonjs", engines = {}, bin = {}, exports = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  const facts = [
    `type ${type}`,
    ...Object.keys(bin).map((command) => `command ${command}`),
    ...Object.entries(engines).map(([engine, range]) => `engine ${engine} ${range}`),
    ...Object.entries(exports).map(([subpath, target]) => `${target === null ? "closed" : "entry"} ${subpath}`),
    ...Object.entries(peerDependencies).map(([peer, range]) => {
      return `${peerDependenciesMeta[peer]?.optional === true ? "optional peer" : "peer"} ${peer} ${range}`;
    }),
  ];
  return reportText(`${name}/package.json`, "text", facts.sort(compare).join("\n"));
}
