import { basename, dirname } from "node:path";
import { compare } from "../../core/cli/finding.js";
import { enumerations } from "../../model/enumerations.js";
import type { SpecFile } from "../../read/spec-file.js";
import { child, isObject, rootNode, type SpecNode } from "../../read/spec-node.js";
import type { Contract } from "../contract.js";
import type { Found, Owner } from "../found.js";
import { canonical } from "../canonical.js";

/** Kinds of components that types are generated for, with their noun. */
const KINDS = {
  schemas: "schema",
  responses: "response",
  parameters: "parameter",
  requestBodies: "request body",
  headers: "header",
} as const;
type Kind = keyof typeof KINDS;

const NOBODY: ReadonlyMap<Owner, number> = new Map();

/** Returns the components of a kind by name, at their source positions. */
export function componentsOf({ tree, root, bundle }: Contract, kind: Kind): ReadonlyMap<string, SpecNode> {
  const byName = new Map<string, SpecFile[]>();
  for (const file of [...tree.files.values()].sort((a, b) => compare(a.path, b.path))) {
    const name = basename(file.path).replace(/\.[^.]+$/, "");
    byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  const components = Object.entries(bundle.components ?? {}).find(([name]) => name === kind)?.[1] as unknown;
  const names = isObject(components) ? Object.keys(components) : [];
  return new Map(
    names.map((name) => {
      const named = byName.get(name) ?? [];
      const file = named.find(({ path }) => basename(dirname(path)) === kind) ?? named[0];
      return [name, child(root, "components", kind, name) ?? (file === undefined ? root : rootNode(file))];
    }),
  );
}

/** Reports added, removed and renamed components. */
export function compareNames(base: Contract, revision: Contract): Found[] {
  const kinds = Object.keys(KINDS) as Kind[];
  return [
    ...kinds.flatMap((kind) => compareKind(kind, componentsOf(base, kind), componentsOf(revision, kind))),
    ...(base.isOwn && revision.isOwn ? compareEnumerations(base, revision) : []),
  ];
}

function compareKind(kind: Kind, before: ReadonlyMap<string, SpecNode>, after: ReadonlyMap<string, SpecNode>): Found[] {
  const rule = kind === "schemas" ? "schema" : "component";
  const noun = KINDS[kind];
  const added = new Map([...after].filter(([name]) => !before.has(name)));
  const byContent = new Map<string, string[]>();
  for (const [name, node] of added) {
    const content = contentOf(node, name);
    byContent.set(content, [...(byContent.get(content) ?? []), name]);
  }
  const renamed = new Map<string, string>();
  // A component that refers to renamed ones may be renamed with them.
  for (let known = -1; known < renamed.size;) {
    known = renamed.size;
    for (const [name, node] of before) {
      const newName = after.has(name) || renamed.has(name) ? undefined : byContent.get(contentOf(node, name, renamed))?.shift();
      if (newName !== undefined) renamed.set(name, newName);
    }
  }
  const found: Found[] = [];
  for (const [name, node] of before) {
    if (after.has(name)) continue;
    const newName = renamed.get(name);
    const other = newName === undefined ? undefined : added.get(newName);
    if (newName === undefined || other === undefined) {
      const message = `The ${noun} \`${name}\` and its type were removed`;
      found.push({ rule: `${rule}-removed`, message, base: { node, of: "key" }, owners: NOBODY });
      continue;
    }
    added.delete(newName);
    const message = `The ${noun} \`${name}\` and its type were renamed to \`${newName}\``;
    found.push({ rule: `${rule}-renamed`, message, base: { node, of: "key" }, revision: { node: other, of: "key" }, owners: NOBODY });
  }
  for (const [name, node] of added) {
    found.push({ rule: `${rule}-added`, message: `The ${noun} \`${name}\` was added`, revision: { node, of: "key" }, owners: NOBODY });
  }
  return found;
}

/** Reports enumerations that became open or closed. Only enumerations that are not in requests are open to unknown values. */
function compareEnumerations(base: Contract, revision: Contract): Found[] {
  const before = new Map(enumerations(base.bundle).map((each) => [each.name, each]));
  const [nodes, newNodes] = [componentsOf(base, "schemas"), componentsOf(revision, "schemas")];
  return enumerations(revision.bundle).flatMap(({ name, open }): Found[] => {
    const wasOpen = before.get(name)?.open;
    const [node, newNode] = [nodes.get(name), newNodes.get(name)];
    if (wasOpen === undefined || wasOpen === open || node === undefined || newNode === undefined) return [];
    const message = open
      ? `\`${name}\` is now in responses only and accepts unknown values`
      : `\`${name}\` is now in requests as well and no longer accepts unknown values`;
    return [
      { rule: open ? "enumeration-opened" : "enumeration-closed", message, base: { node }, revision: { node: newNode }, owners: NOBODY },
    ];
  });
}

/** Returns a component's content, without its name in references to itself, and with the new names of others. */
function contentOf({ value }: SpecNode, name: string, renamed: ReadonlyMap<string, string> = new Map()): string {
  const nameFor = (old: string): string | undefined => (old === name ? "@" : renamed.get(old));
  return canonical(value).replaceAll(/(?<=\/)[^"/]+(?=")/g, (last) => nameFor(last) ?? nameFor(last.replace(/\.\w+$/, "")) ?? last);
}
