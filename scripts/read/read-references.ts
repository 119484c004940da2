import type { BaseResolver, Document } from "@redocly/openapi-core";
import { fileOfAnchor } from "./named-schemas.js";
import type { SpecFile } from "./spec-file.js";
import { referencesOf } from "./reference-loops.js";
import { isObject, refOf } from "./spec-node.js";

/** Reads a document and the files it references, recursively, by absolute path. Unreadable files are absent. */
export async function readReferences(
  resolver: BaseResolver,
  root: Document,
  toFile: (document: Document) => SpecFile,
): Promise<Map<string, SpecFile>> {
  const files = new Map([[root.source.absoluteRef, toFile(root)]]);
  for (const [path, file] of files) {
    const references = referencesOf(file).map((node) => refOf(node) ?? "");
    const addresses = new Set(references.flatMap((reference) => [addressOf(reference), fileOfAnchor(reference) ?? ""]));
    for (const address of addresses) {
      if (address === "" || files.has(resolver.resolveExternalRef(path, address))) continue;
      const document = await resolver.resolveDocument(path, address).catch((error: unknown) => error as Error);
      if (!(document instanceof Error)) files.set(document.source.absoluteRef, toFile(document));
    }
  }
  return files;
}

/** Checks that a value refers to nothing outside of its document, also in data and extensions. */
export function isSelfContained(value: unknown, key = ""): boolean {
  if (typeof value === "string") return (key !== "$ref" && key !== "externalValue") || value.startsWith("#");
  if (value === null || typeof value !== "object") return true;
  // The values of a discriminator's mapping are names or references.
  const mapping = key === "discriminator" && "mapping" in value ? value.mapping : undefined;
  if (isObject(mapping) && Object.values(mapping).some((target) => typeof target === "string" && /^[^#].*[/.]/s.test(target))) return false;
  return Object.keys(value).every((name) => isSelfContained((value as Record<string, unknown>)[name], name));
}

/** Returns a reference without its fragment. */
export function addressOf(reference: string): string {
  return (reference.split("#/")[0] ?? "").replace(/#$/, "");
}
