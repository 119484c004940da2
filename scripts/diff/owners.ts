import type { SpecNode } from "../read/spec-node.js";
import type { Directions, Found, Owner } from "./found.js";

/** Which operations lead to a node, seen from one of the contracts. */
export class Owners {
  readonly #found = new Map<string, Map<Owner, Directions>>();

  mark(node: SpecNode | undefined, owner: Owner, directions: Directions): void {
    if (node === undefined) return;
    const key = node.file.path + node.pointer;
    const owners = this.#found.get(key) ?? new Map<Owner, Directions>();
    this.#found.set(key, owners.set(owner, (owners.get(owner) ?? 0) | directions));
  }

  /** Those of a node, or of the nearest one above it that has any. */
  at(file: string, pointer: string): ReadonlyMap<Owner, Directions> {
    for (let at = pointer; ; at = at.lastIndexOf("/") <= 1 ? "#/" : at.slice(0, at.lastIndexOf("/"))) {
      const owners = this.#found.get(file + at);
      if (owners !== undefined) return owners;
      if (at === "#/") return new Map();
    }
  }
}

/** What the operations of both contracts lead to. */
export interface Walked {
  base: Owners;
  revision: Owners;
  found: readonly Found[];
}
