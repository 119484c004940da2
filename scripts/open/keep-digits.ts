import { MARK } from "../core/digits.js";
import { type Role, roleOf } from "../read/roles.js";
import { entriesOf, rootNode, type SpecNode } from "../read/spec-node.js";
import type { SpecTree } from "../read/spec-tree.js";

/** Replaces the integers of examples that JavaScript rounds, in memory, by marked texts of their digits, which `withDigits` writes again. */
export function keepDigits(tree: SpecTree): void {
  for (const file of tree.files.values()) {
    let lines: string[] | undefined;
    const visit = (node: SpecNode, role: Role, isExample: boolean): void => {
      for (const [key, below] of entriesOf(node)) {
        const { value, pointer } = below;
        const inner = Array.isArray(node.value) ? role : roleOf(role, key, value);
        const isIn = isExample || (inner === "data" && /^(?:examples?|value|dataValue)$/.test(key));
        if (typeof value === "object") visit(below, inner, isIn);
        if (!isIn || !Number.isInteger(value) || Number.isSafeInteger(value)) continue;
        const { line, column } = file.locate(pointer);
        const [digits] = /^-?\d+(?![\d.eE_])/.exec((lines ??= file.text.split(/\r?\n/))[line - 1]?.slice(column - 1) ?? "") ?? [];
        if (digits !== undefined) Object.assign(node.value as object, { [key]: MARK + digits });
      }
    };
    visit(rootNode(file), "fields", false);
  }
}
