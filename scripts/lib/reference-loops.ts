import type { Finding } from "./finding.js";
import type { SpecFile } from "./redocly.js";
import { child, entriesOf, pointerKeys, refOf, rootNode, splitRef, type SpecNode } from "./spec-node.js";

/** The references that lead back to themselves without ever reaching a value: `a.yaml` is a `$ref` to `b.yaml`, and that one to `a.yaml`. */
export function referenceLoops(files: ReadonlyMap<string, SpecFile>): Finding[] {
  return [...files.values()].flatMap((file) =>
    referencesBelow(rootNode(file))
      .filter((node) => isLoop(files, node))
      .map(toFinding),
  );
}

function referencesBelow(node: SpecNode): SpecNode[] {
  const own = refOf(node) === undefined ? [] : [node];
  return [...own, ...entriesOf(node).flatMap(([, below]) => referencesBelow(below))];
}

function isLoop(files: ReadonlyMap<string, SpecFile>, start: SpecNode): boolean {
  const seen = new Set<unknown>();
  for (let node: SpecNode | undefined = start; node !== undefined; node = target(files, node)) {
    if (node.value === start.value && seen.has(start.value)) return true;
    if (seen.has(node.value)) return false;
    seen.add(node.value);
  }
  return false;
}

function target(files: ReadonlyMap<string, SpecFile>, node: SpecNode): SpecNode | undefined {
  const ref = refOf(node);
  if (ref === undefined) return undefined;
  const { path, fragment } = splitRef(node.file.path, ref);
  const file = files.get(path);
  const keys = pointerKeys(fragment);
  return file === undefined || keys === undefined ? undefined : child(rootNode(file), ...keys);
}

function toFinding(node: SpecNode): Finding {
  const ref = child(node, "$ref") ?? node;
  return {
    file: node.file.path,
    ...node.file.locate(ref.pointer),
    rule: "circular-reference",
    message: `The \`$ref\` to \`${refOf(node) ?? ""}\` leads back to itself and never to a value.`,
    hint: "write the value in one of the files of the circle",
  };
}
