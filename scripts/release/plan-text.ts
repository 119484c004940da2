import type { Colors } from "picocolors/types.js";
import type { Manifest } from "./manifests.js";
import type { PlannedPackage, ReleasePlan } from "./plan.js";

/** All that a release publishes, as text. */
export function planText(plan: ReleasePlan, paint: Colors): string {
  const { version, gitTag, distTag, registry, provenance, packages } = plan;
  const total = packages.reduce((sum, { size }) => sum + size, 0);
  const files = packages.reduce((sum, one) => sum + one.files.length, 0);
  return [
    `${paint.bold(`Release ${version}`)} to ${registry}`,
    `  dist-tag ${distTag}, ${provenance ? "with provenance" : "without provenance"}, git tag ${gitTag.name}${gitTag.isThere ? " (is there)" : ""}`,
    ...packages.map((one, index) => packageText(one, index + 1, plan, paint)),
    `\n${packages.length} packages, ${files} files, ${bytes(total)} packed`,
    "",
  ].join("\n");
}

/** The same for programs; sizes are bytes. */
export function planJson({ packages, refusals, warnings, ...plan }: ReleasePlan, dryRun: boolean): string {
  const report = {
    ok: refusals.length === 0,
    dryRun,
    version: plan.version,
    distTag: plan.distTag,
    registry: plan.registry,
    provenance: plan.provenance,
    gitTag: plan.gitTag,
    packages: packages.map(({ manifest, folder, filename, size, unpackedSize, integrity, files, access, published }) => ({
      name: manifest.name,
      version: manifest.version,
      folder,
      distTag: plan.distTag,
      access,
      provenance: plan.provenance,
      published: published.state,
      filename,
      integrity,
      size,
      unpackedSize,
      dependencies: manifest.dependencies ?? {},
      peerDependencies: manifest.peerDependencies ?? {},
      files,
    })),
    refusals,
    warnings,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function packageText(one: PlannedPackage, number: number, { distTag, provenance }: ReleasePlan, paint: Colors): string {
  const { manifest, size, unpackedSize, integrity, files, access, published } = one;
  const state = { absent: "", same: "  is there already: left out", other: "  is there with other content", unknown: "" }[published.state];
  const width = Math.max(...files.map((file) => bytes(file.size).length));
  return [
    `\n${paint.bold(`${number}. ${manifest.name}@${manifest.version}`)}${state}`,
    `  dist-tag ${distTag}, access ${access}, ${provenance ? "provenance" : "no provenance"}`,
    `  ${bytes(size)} packed, ${bytes(unpackedSize)} unpacked, ${files.length} file${files.length === 1 ? "" : "s"}`,
    `  ${paint.dim(integrity)}`,
    `  dependencies: ${listText(manifest.dependencies)}`,
    `  peer dependencies: ${listText(manifest.peerDependencies, manifest.peerDependenciesMeta)}`,
    ...files.map((file) => `    ${bytes(file.size).padStart(width)}  ${file.path}`),
  ].join("\n");
}

function listText(dependencies: Record<string, string> = {}, meta: Manifest["peerDependenciesMeta"] = {}): string {
  const items = Object.entries(dependencies).map(
    ([name, range]) => `${name} ${range}${meta[name]?.optional === true ? " (optional)" : ""}`,
  );
  return items.length === 0 ? "none" : items.join(", ");
}

/** `80,500 B`: to the byte, since that is what is compared. */
function bytes(size: number): string {
  return `${size.toLocaleString("en-US")} B`;
}
