// Finds the source files of pages in the contract.
import { basename, dirname, extname, relative } from "node:path";
import { operationsOf } from "../read/source-operations.js";
import type { SpecTree } from "../read/spec-tree.js";
import { child, entriesOf, follow, refOf, rootNode, type SpecNode, splitRef } from "../read/spec-node.js";
import type { SourceFiles } from "./model/input.js";

/**
 * Returns the source files of a contract that is read but not yet bundled.
 *
 * @param root the repository, to which paths are relative
 */
export function sourcesOf(tree: SpecTree, root: string): SourceFiles {
  const file = tree.files.get(tree.entry);
  const document = file === undefined ? undefined : rootNode(file);
  const from = (path: string): string => relative(root, path).replaceAll("\\", "/");
  const operations = operationsOf(tree).flatMap(({ operationId, node }): [string, string][] =>
    operationId === undefined ? [] : [[operationId, from(node.file.path)]],
  );
  const tags = entriesOf(document && child(document, "tags")).flatMap(([, tag]): [string, string][] => {
    const name = child(tag, "name")?.value;
    return typeof name === "string" ? [[name, from(textFile(tag))]] : [];
  });
  const info = document && child(document, "info");
  return {
    operations: new Map(operations),
    schemas: new Map([...schemaFiles(tree, document)].map(([name, path]) => [name, from(path)])),
    tags: new Map(tags),
    ...(info === undefined ? {} : { info: from(textFile(info)) }),
  };
}

/** A description may be in a separate Markdown file. */
function textFile(node: SpecNode): string {
  const description = child(node, "description");
  const reference = description === undefined ? undefined : refOf(description);
  return reference === undefined ? node.file.path : splitRef(node.file.path, reference).path;
}

/** Returns schemas by name: files in folders named `schemas`, and components that the root document declares. */
function schemaFiles(tree: SpecTree, document: SpecNode | undefined): Map<string, string> {
  const schemas = new Map<string, string>();
  for (const path of tree.files.keys()) {
    if (basename(dirname(path)) === "schemas") schemas.set(basename(path, extname(path)), path);
  }
  for (const [name, schema] of entriesOf(document && child(document, "components", "schemas"))) {
    schemas.set(name, (follow(tree, schema) ?? schema).file.path);
  }
  return schemas;
}
