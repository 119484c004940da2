import ts from "../lib/typescript.js";
import type { Item, Report } from "./read-report.js";

/** A part of what the generator writes as one interface: an operation, a path, a component. */
export interface ContractPart {
  /** `components["schemas"]["AccessGroup"]` */
  name: string;
  node: ts.TypeElement;
}

/** The package that publishes the contract's types. */
const TYPES_PACKAGE = "/types";

/** How deep the parts of an interface lie, as openapi-typescript has them. */
export function depthOf(name: string): number {
  if (name === "components") return 2;
  return name === "paths" || /^operations$|Operations$/.test(name) ? 1 : 0;
}

/** The parts of an interface that stands for many; undefined for any other declaration. */
export function contractPartsOf(report: Report, { name, nodes: [node, ...others] }: Item): Map<string, ContractPart> | undefined {
  const depth = depthOf(name);
  if (
    depth === 0 ||
    !report.package.endsWith(TYPES_PACKAGE) ||
    node === undefined ||
    others.length > 0 ||
    !ts.isInterfaceDeclaration(node)
  ) {
    return undefined;
  }
  const parts = membersAt(name, node.members, depth);
  return new Map(parts.map((part) => [part.name, part]));
}

function membersAt(prefix: string, members: readonly ts.TypeElement[], depth: number): ContractPart[] {
  return members.flatMap((member): ContractPart[] => {
    if (member.name === undefined) return [];
    const text = ts.isIdentifier(member.name) || ts.isStringLiteral(member.name) ? member.name.text : member.name.getText();
    const name = `${prefix}[${JSON.stringify(text)}]`;
    const isInner = depth > 1 && ts.isPropertySignature(member) && member.type !== undefined && ts.isTypeLiteralNode(member.type);
    return isInner && ts.isTypeLiteralNode(member.type) ? membersAt(name, member.type.members, depth - 1) : [{ name, node: member }];
  });
}
