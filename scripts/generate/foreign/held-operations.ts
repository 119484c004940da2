import { type OpenApiDocument, operationsIn, type PathItem } from "../../read/openapi.js";
import type { OperationModel } from "../../model/operation.js";
import type { OutputFile } from "../../core/files/output.js";
import { resolveReference } from "../../model/schemas.js";

/** Throws if an operation has no function of its own in the output, which is a bug in a generator. */
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

/** Lists operations as `get /things`, independent of the list that the generators use. */
function placesOf(document: OpenApiDocument): string[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, reference]) => {
    const item = resolveReference<PathItem>(document, reference);
    return operationsIn(item).map(([method]) => `${method} ${path}`);
  });
}

function exportedValues(text: string): string[] {
  return Array.from(text.matchAll(/^export (?:async )?(?:function|const) ([\p{ID_Continue}$]+)/gmu), ([, name = ""]) => name);
}
