import { isDeepStrictEqual } from "node:util";
import type { Published } from "./published.js";

/** What `npm run release -- --dry-run --json` says, as far as it is held against what happens then. */
export interface Plan {
  ok: boolean;
  version: string;
  distTag: string;
  provenance: boolean;
  gitTag: { name: string; isThere: boolean };
  packages: PlannedPackage[];
  refusals: Obstacle[];
  warnings: Obstacle[];
}

export interface PlannedPackage {
  name: string;
  version: string;
  published: string;
  integrity: string;
  size: number;
  unpackedSize: number;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  files: { path: string; size: number }[];
}

export interface Obstacle {
  rule: string;
  message: string;
  details?: string[];
  hint: string;
}

/** What a package was to be and is not, as it was published. */
export function differences(planned: PlannedPackage, published: Published): string[] {
  const { manifest, listed, files } = published;
  const unpackedSize = files.reduce((sum, { size }) => sum + size, 0);
  const pairs: [what: string, planned: unknown, published: unknown][] = [
    ["name", planned.name, manifest.name],
    ["version", planned.version, manifest.version],
    ["integrity", planned.integrity, published.integrity],
    ["size", planned.size, published.size],
    ["unpacked size", planned.unpackedSize, unpackedSize],
    ["files", [...planned.files].sort((a, b) => (a.path < b.path ? -1 : 1)), files],
    ["dependencies", planned.dependencies, manifest.dependencies ?? {}],
    ["peer dependencies", planned.peerDependencies, manifest.peerDependencies ?? {}],
    ["dependencies in the registry", planned.dependencies, listed.dependencies ?? {}],
    ["access and provenance", { access: "public", provenance: true }, manifest.publishConfig],
    ["access and provenance in the registry", { access: "public", provenance: true }, listed.publishConfig],
  ];
  return pairs.flatMap(([what, a, b]) =>
    isDeepStrictEqual(a, b) ? [] : [`${planned.name}: ${what}: ${JSON.stringify(a)} was said, and it is ${JSON.stringify(b)}`],
  );
}
