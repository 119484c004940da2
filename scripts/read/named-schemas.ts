// References by the name that a schema gives itself in its file: `$anchor`, `$id`.
import type { SpecFile } from "./spec-file.js";
import { nodesWith, referencesOf } from "./reference-loops.js";
import { refOf, splitRef, type SpecNode } from "./spec-node.js";

type Files = ReadonlyMap<string, SpecFile>;

const BY_ANCHOR = /^(.+)#([A-Za-z_][\w.-]*)$/;

/** What a reference to the `$anchor` of another file names of it: the file; undefined for any other reference. */
export function fileOfAnchor(reference: string): string | undefined {
  return BY_ANCHOR.exec(reference)?.[1];
}

/**
 * Lets references to the `$anchor` of a schema in another file, and those to the `$id` of a schema, lead there by its place, in the
 * files as they are in memory. A name that several schemas have leads nowhere; a file that is there goes before an `$id`.
 */
export function followNames(files: Files): void {
  const anchors = placesOf(files, "$anchor", (node, name) => `${node.file.path}#${name}`);
  const ids = placesOf(files, "$id", (_, name) => name.replace(/#$/, ""));
  if (anchors.size + ids.size === 0) return;
  for (const file of files.values()) {
    for (const node of referencesOf(file)) {
      const place = placeNamedBy(node, files, anchors, ids);
      if (place !== undefined) (node.value as { $ref: string }).$ref = place;
    }
  }
}

function placeNamedBy(node: SpecNode, files: Files, anchors: Places, ids: Places): string | undefined {
  const reference = refOf(node) ?? "";
  const [, uri = "", anchor = ""] = BY_ANCHOR.exec(reference) ?? [];
  const [byAnchor, ...others] = anchors.get(`${splitRef(node.file.path, uri).path}#${anchor}`) ?? [];
  if (uri !== "" && byAnchor !== undefined) return others.length === 0 ? `${uri}${fragmentOf(byAnchor)}` : undefined;
  if (reference.startsWith("#") || files.has(splitRef(node.file.path, reference).path)) return undefined;
  const named = (ids.get(reference.replace(/#$/, "")) ?? []).filter(({ file }) => file.path === node.file.path);
  return named.length === 1 && named[0] !== undefined ? fragmentOf(named[0]) : undefined;
}

type Places = ReadonlyMap<string, SpecNode[]>;

function placesOf(files: Files, keyword: "$anchor" | "$id", keyOf: (node: SpecNode, name: string) => string): Places {
  const places = new Map<string, SpecNode[]>();
  for (const file of files.values()) {
    if (!file.text.includes(keyword)) continue;
    for (const node of nodesWith(file, keyword)) {
      const key = keyOf(node, (node.value as Record<typeof keyword, string>)[keyword]);
      places.set(key, [...(places.get(key) ?? []), node]);
    }
  }
  return places;
}

/** The pointer to a node as a reference writes it. */
function fragmentOf({ pointer }: SpecNode): string {
  return `#${pointer.slice(1).replaceAll("%", "%25")}`;
}
