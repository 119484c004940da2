import { isObject, type SpecNode } from "../read/spec-node.js";

/** The `allOf` among schemas of components. */
export interface Inheritance {
  /** Returns the schemas whose `allOf` references a schema. */
  heirsOf: (schema: SpecNode) => readonly SpecNode[];
  /** Checks for a discriminator of a schema, or of one that it inherits from: a value may then be of an heir. */
  isDiscriminated: (schema: SpecNode) => boolean;
}

/** @param targetOf returns the target of a `$ref` */
export function inheritanceOf(
  schemas: readonly SpecNode[],
  targetOf: (from: SpecNode, reference: unknown) => SpecNode | undefined,
): Inheritance {
  const parentsOf = (schema: SpecNode): SpecNode[] =>
    partsOf(schema.value).flatMap((part) => (isObject(part) ? (targetOf(schema, part["$ref"]) ?? []) : []));
  let heirs: Map<unknown, SpecNode[]> | undefined;
  const heirsOf = (schema: SpecNode): readonly SpecNode[] => {
    if (heirs === undefined) {
      heirs = new Map();
      for (const heir of schemas) for (const { value } of parentsOf(heir)) heirs.set(value, [...(heirs.get(value) ?? []), heir]);
    }
    return heirs.get(schema.value) ?? [];
  };
  const isDiscriminated = (schema: SpecNode, seen = new Set<unknown>()): boolean => {
    if (seen.has(schema.value)) return false;
    seen.add(schema.value);
    return (
      (isObject(schema.value) && isObject(schema.value["discriminator"])) || parentsOf(schema).some((each) => isDiscriminated(each, seen))
    );
  };
  return { heirsOf, isDiscriminated };
}

/** Returns the parts of a schema's `allOf`. */
export function partsOf(schema: unknown): readonly unknown[] {
  const parts = isObject(schema) ? schema["allOf"] : undefined;
  return Array.isArray(parts) ? parts : [];
}
