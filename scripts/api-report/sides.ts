import ts from "../lib/typescript.js";
import type { Side } from "./compare-types.js";
import { contractPartsOf, depthOf } from "./contract-parts.js";
import { findExport, type Item, type Report, type Surface } from "./read-report.js";

/** By what is declared, or by a part of the contract, who makes its values: the consumer, the package, or both. */
export type Sides = ReadonlyMap<string, ReadonlySet<Side>>;

/** How {@link sidesOf} names what a report declares. */
export function sideKey(specifier: string, name: string): string {
  return `${specifier} ${name}`;
}

/** What a member of an operation is for. */
export function sideOfMember(name: string): Side {
  return name === "responses" ? "output" : "input";
}

interface Step {
  report: Report;
  node: ts.Node;
  side: Side;
}

/**
 * Follows the types from what a consumer gets, functions, classes and constants, and from the operations, to all that they name: what is a
 * parameter comes from the consumer, what is returned goes to it. A type that nothing leads to has no side.
 */
export function sidesOf(surface: Surface): Sides {
  const sides = new Map<string, Set<Side>>();
  const steps: Step[] = [];
  const visited = new Set<string>();

  for (const report of surface.values()) {
    for (const item of report.items.values()) {
      const parts = contractPartsOf(report, item);
      for (const { name, node } of parts?.values() ?? []) if (!name.startsWith("components[")) enterOperation(report, name, node);
      if (parts === undefined && item.isExported) {
        for (const node of item.nodes) {
          if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isVariableStatement(node))
            enterItem(report, item, "output");
        }
      }
    }
  }
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) walk(step);
  return sides;

  function enterOperation(report: Report, name: string, node: ts.TypeElement): void {
    if (!name.startsWith("paths[")) mark(report.specifier, name, "input");
    const type = ts.isPropertySignature(node) ? node.type : undefined;
    if (type === undefined || !ts.isTypeLiteralNode(type)) return;
    for (const member of type.members) steps.push({ report, node: member, side: sideOfMember(member.name?.getText() ?? "") });
  }

  function mark(specifier: string, name: string, side: Side): boolean {
    const key = sideKey(specifier, name);
    sides.set(key, (sides.get(key) ?? new Set()).add(side));
    const question = `${key} ${side}`;
    if (visited.has(question)) return false;
    visited.add(question);
    return true;
  }

  function enterItem(report: Report, item: Item, side: Side): void {
    if (!mark(report.specifier, item.name, side)) return;
    for (const node of item.nodes) steps.push({ report, node, side });
  }

  function walk({ report, node, side }: Step): void {
    const part = ts.isIndexedAccessTypeNode(node) ? contractAccess(report, node) : undefined;
    if (part !== undefined) {
      // What an operation has is followed from the operation itself.
      if (part.node !== undefined && mark(part.report.specifier, part.name, side))
        steps.push({ report: part.report, node: part.node, side });
      return;
    }
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      enterName(report, ts.isTypeReferenceNode(node) ? node.typeName.getText() : node.expression.getText(), side);
    }
    if (ts.isTypeQueryNode(node)) enterName(report, node.exprName.getText(), side);
    ts.forEachChild(node, (child) => {
      // A constructor is called by the consumer, whoever has the class.
      const own = ts.isConstructorDeclaration(node) ? "output" : side;
      steps.push({ report, node: child, side: ts.isParameter(child) ? opposite(own) : own });
    });
  }

  function enterName(report: Report, name: string, side: Side): void {
    const own = report.items.get(name);
    const link = report.imports.get(name);
    const found = own === undefined && link !== undefined ? findExport(surface, link.specifier, link.name) : undefined;
    const [home, item] = own === undefined ? [found && surface.get(found.specifier), found?.item] : [report, own];
    if (home === undefined || item === undefined) return;
    // As a whole it stands for nothing that is sent.
    if (depthOf(item.name) === 0) enterItem(home, item, side);
  }

  /** `components["schemas"]["Name"]` and whatever is taken of it. */
  function contractAccess(report: Report, type: ts.IndexedAccessTypeNode): { report: Report; name: string; node?: ts.Node } | undefined {
    const keys: string[] = [];
    let at: ts.TypeNode = type;
    for (; ts.isIndexedAccessTypeNode(at); at = at.objectType) {
      keys.unshift(at.indexType.getText());
    }
    if (!ts.isTypeReferenceNode(at)) return undefined;
    const base = at.typeName.getText();
    const link = report.imports.get(base) ?? { specifier: report.specifier, name: base };
    const found = findExport(surface, link.specifier, link.name);
    const home = found && surface.get(found.specifier);
    const parts = home !== undefined && found?.item !== undefined ? contractPartsOf(home, found.item) : undefined;
    if (home === undefined || found === undefined || parts === undefined) return undefined;
    const name = `${found.name}${keys
      .slice(0, depthOf(found.name))
      .map((key) => `[${key}]`)
      .join("")}`;
    const node = name.startsWith("components[") ? parts.get(name)?.node : undefined;
    return { report: home, name, ...(node !== undefined && { node }) };
  }
}

function opposite(side: Side): Side {
  return side === "input" ? "output" : "input";
}
