import { METHODS, type OpenApiDocument, type PathItem } from "../../read/openapi.js";
import type { OperationModel } from "../../model/operation.js";
import type { OutputFile } from "../../core/files/output.js";
import { resolveReference } from "../../model/schemas.js";

/** Throws where an operation of the document has no function in the output, or shares one: a fault of a generator. */
export function holdOperations(document: OpenApiDocument, models: readonly OperationModel[], files: readonly OutputFile[]): void {
  const functions = new Set(
    files.filter(({ path }) => /^operations\/(?!index\.ts$)/.test(path)).flatMap(({ text }) => exportedValues(text)),
  );
  const names = new Map(models.map(({ method, path, name }) => [`${method} ${path}`, name]));
  const asked = placesOf(document);
  const lost = asked.filter((place) => !functions.has(names.get(place) ?? ""));
  if (lost.length > 0) throw new Error(`These operations have no function in the output: ${lost.join(", ")}`);
  if (functions.size !== asked.length) throw new Error(`${asked.length} operations yield ${functions.size} functions`);
}

/** Each operation as `get /things`, found without the list that the generators use. */
function placesOf(document: OpenApiDocument): string[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, reference]) => {
    const item = resolveReference<PathItem>(document, reference);
    // A method without a value, as YAML has it, is no operation.
    return METHODS.filter((method) => item?.[method] instanceof Object).map((method) => `${method} ${path}`);
  });
}

function exportedValues(text: string): string[] {
  return Array.from(text.matchAll(/^export (?:async )?(?:function|const) ([\w$]+)/gm), ([, name = ""]) => name);
}
