import type { SpecNode } from "../read/spec-node.js";
import type { Directions, Found, Owner } from "./found.js";

/** The operations that lead to each node of one contract. */
export class Owners {
  readonly #found = new Map<string, Map<Owner, Directions>>();

  mark(node: SpecNode | undefined, owner: Owner, directions: Directions): void {
    if (node === undefined) return;
    const key = node.file.path + node.pointer;
    const owners = this.#found.get(key) ?? new Map<Owner, Directions>();
    this.#found.set(key, owners.set(owner, (owners.get(owner) ?? 0) | directions));
  }

  /** Returns the operations of a node, or of its nearest parent with any. */
  at(file: string, pointer: string): ReadonlyMap<Owner, Directions> {
    for (let at = pointer; ; at = at.lastIndexOf("/") <= 1 ? "#/" : at.slice(0, at.lastIndexOf("/"))) {
      const owners = this.#found.get(file + at);
      if (owners !== undefined) return owners;
      if (at === "#/") return new Map();
    }
  }
}

/** The nodes that the operations of both contracts lead to. */
export interface Walked {
  base: Owners;
  revision: Owners;
  found: readonly Found[];
}
