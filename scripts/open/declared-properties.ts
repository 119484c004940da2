import type { References } from "../read/references.js";
import type { SpecFile } from "../read/spec-file.js";
import { isObject } from "../read/spec-node.js";

/** Checks if a schema declares a property, itself or through what it refers to and is composed of. */
export function hasProperty(
  references: References,
  file: SpecFile,
  schema: unknown,
  name: string,
  known = new Map<unknown, boolean>(),
): boolean {
  if (!isObject(schema)) return false;
  const before = known.get(schema);
  if (before !== undefined) return before;
  // A circle declares nothing of its own.
  known.set(schema, false);
  const { $ref, properties, allOf, anyOf, oneOf } = schema;
  const has = (part: unknown): boolean => hasProperty(references, file, part, name, known);
  const target = typeof $ref === "string" ? references.targetOf(file, $ref) : undefined;
  const isDeclared =
    (isObject(properties) && Object.hasOwn(properties, name)) ||
    listOf(allOf).some(has) ||
    [anyOf, oneOf].some((parts) => listOf(parts).length > 0 && listOf(parts).every(has)) ||
    (target !== undefined && hasProperty(references, target.file, target.value, name, known));
  known.set(schema, isDeclared);
  return isDeclared;
}

/** Returns the properties of a schema and of the parts of its `allOf`. */
export function propertiesOf(references: References, file: SpecFile, schema: Record<string, unknown>): string[] {
  return [schema, ...listOf(schema["allOf"])].flatMap((part) => {
    const target = isObject(part) && typeof part["$ref"] === "string" ? references.targetOf(file, part["$ref"])?.value : part;
    return isObject(target) && isObject(target["properties"]) ? Object.keys(target["properties"]) : [];
  });
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
