import { readdirSync } from "node:fs";
import { join } from "node:path";
import { REPOSITORY } from "../../../../scripts/core/files/repository.js";

export interface TriedDocument {
  name: string;
  file: string;
}

const OWN = join(REPOSITORY, "test/fixtures/specifications/own");
const PACKAGES = join(REPOSITORY, "node_modules");

/** The documents of the examples: those of 3.0 as JSON, the others as YAML, and what is there in one form alone. */
function exampleFiles(): [name: string, file: string][] {
  return (["2.0", "3.0", "3.1"] as const).flatMap((version) => {
    const [first, second] = version === "3.0" ? (["json", "yaml"] as const) : (["yaml", "json"] as const);
    const files = new Map([...listed(version, second), ...listed(version, first)]);
    return [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  });
}

function listed(version: string, form: "json" | "yaml"): [name: string, file: string][] {
  const folder = join(PACKAGES, "@readme/oas-examples", version, form);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(`.${form}`));
  return files.map((file) => [`${version}/${file.slice(0, -form.length - 1).replaceAll("\\", "/")}`, join(folder, file)]);
}

export const DOCUMENTS: readonly TriedDocument[] = [
  ...exampleFiles(),
  ["galaxy", join(PACKAGES, "@scalar/galaxy/dist/3.1.yaml")] as const,
  ["figma", join(PACKAGES, "@figma/rest-api-spec/openapi/openapi.yaml")] as const,
  ["own/everything-2.0", join(OWN, "everything-2.0.yaml")] as const,
  ["own/everything-3.0", join(OWN, "everything-3.0.yaml")] as const,
  ["own/everything-3.1", join(OWN, "everything-3.1.yaml")] as const,
  ["own/tree", join(OWN, "tree/openapi.yaml")] as const,
].map(([name, file]) => ({ name, file }));
