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
export const COMPONENT_KINDS = Object.keys(KINDS) as readonly Kind[];

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

/** Components that one contract has alone, and labels of them and of those of other kinds. */
interface Side {
  only: ReadonlyMap<string, SpecNode>;
  labels: Map<string, string>;
}

/** Reports added, removed and renamed components. */
export function compareNames(base: Contract, revision: Contract): Found[] {
  const found = base.isOwn && revision.isOwn ? compareEnumerations(base, revision) : [];
  const [gone, came] = [new Map<string, string>(), new Map<string, string>()];
  for (const kind of COMPONENT_KINDS) {
    const [before, after] = [componentsOf(base, kind), componentsOf(revision, kind)];
    const removed = { only: new Map([...before].filter(([name]) => !after.has(name))), labels: gone };
    const added = { only: new Map([...after].filter(([name]) => !before.has(name))), labels: came };
    labelAlike(kind, [removed, added]);
    found.push(...compareKind(kind, removed, added));
  }
  return found;
}

/** Gives components one label if they differ only in their names and in the names of those that they refer to. */
function labelAlike(kind: Kind, sides: readonly Side[]): void {
  const all = sides.flatMap(({ only, labels }) => [...only].map(([name, { value }]) => ({ name, labels, content: canonical(value) })));
  for (const { name, labels } of all) labels.set(name, kind);
  // All are alike until what they refer to differs.
  for (let [known, count] = [-1, 0]; known < count;) {
    const numbers = new Map<string, string>();
    const found = all.map(({ name, labels, content }) => {
      const text = content.replaceAll(/(?<=\/)[^"/]+(?=")/g, (last) => labels.get(last) ?? labels.get(last.replace(/\.\w+$/, "")) ?? last);
      const label = numbers.get(text) ?? `${kind} ${numbers.size}`;
      numbers.set(text, label);
      return (): unknown => labels.set(name, label);
    });
    for (const set of found) set();
    [known, count] = [count, numbers.size];
  }
}

function compareKind(kind: Kind, removed: Side, added: Side): Found[] {
  const rule = kind === "schemas" ? "schema" : "component";
  const noun = KINDS[kind];
  const found: Found[] = [];
  const left = new Map(added.only);
  const byLabel = new Map<string | undefined, string[]>();
  for (const [name, label] of added.labels) byLabel.set(label, [...(byLabel.get(label) ?? []), name]);
  for (const [name, node] of removed.only) {
    const newName = byLabel.get(removed.labels.get(name))?.shift() ?? "";
    const other = left.get(newName);
    if (other === undefined) {
      const message = `The ${noun} \`${name}\` and its type were removed`;
      found.push({ rule: `${rule}-removed`, message, base: { node, of: "key" }, owners: NOBODY });
      continue;
    }
    left.delete(newName);
    const message = `The ${noun} \`${name}\` and its type were renamed to \`${newName}\``;
    found.push({ rule: `${rule}-renamed`, message, base: { node, of: "key" }, revision: { node: other, of: "key" }, owners: NOBODY });
  }
  for (const [name, node] of left) {
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
