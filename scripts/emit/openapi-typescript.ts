// The only file that uses openapi-typescript: converts a bundled document to TypeScript syntax.
import { loadOpenapiTypescript } from "../core/modules/commonjs.cjs";
import { enterSchema } from "../core/cli/current-schema.js";
import ts from "../core/modules/typescript.js";
import { isUntyped } from "../model/normalize/normal-schema.js";
import { EXACT_INTEGER } from "../model/normalize/tidy.js";
import { ANY_TEXT } from "../model/normalize/type-view.js";
import { reachableSchemas } from "../model/enumerations.js";
import type { OpenApiDocument, Schema } from "../read/openapi.js";
import { isObject } from "../model/normalize/walk.js";
import { decodedSegment } from "../model/schemas.js";
import { readonlyLists, textOf, widenOptional, widenParameters } from "./widen.js";

const { transformSchema, transformSchemaObject, resolveRef } = loadOpenapiTypescript();

export interface TypeDeclarations {
  paths: ts.Node[];
  components: ts.Node[];
  /** The members of `operations`, one per operationId. */
  operations: ts.PropertySignature[];
  /** Helper types, and `webhooks` and `$defs` if the document has them. */
  others: ts.Node[];
}

type Context = Parameters<typeof transformSchema>[1];
type Document = Parameters<typeof transformSchema>[0];

/**
 * Returns openapi-typescript's declarations for a bundled document, which stays unchanged. Their names, strings and comments are escaped; use
 * `unescaped` when printing them.
 *
 * @param aliases names of additional types outside of `components`, by schema
 * @param names like `aliases`, for objects and their compositions only and where the name is free: compilers show these by the names of their declarations
 */
export function declareTypes(
  document: OpenApiDocument,
  aliases: ReadonlyMap<string, string> = new Map(),
  names: ReadonlyMap<string, string> = new Map(),
): TypeDeclarations {
  const copy = escaped(document) as Document;
  const declarations: TypeDeclarations = { paths: [], components: [], operations: [], others: [] };
  const [sent, received] = reachableSchemas(copy as OpenApiDocument);
  const isSentOnly = (schema: unknown): boolean => sent.has(schema) && !received.has(schema);
  const schemas = (copy.components?.schemas ?? {}) as Record<string, Schema>;
  const lists = new Set(Object.keys(schemas).filter((schema) => [schemas[schema]?.type].flat().includes("array")));
  const isList = (schema: string): boolean => lists.has(schema);
  const nodes = transformSchema(copy, contextFor(copy, isSentOnly));
  for (const node of nodes) {
    const name = nameOf(node);
    if (name === "paths" || name === "operations") widenParameters(node, isList);
    if (name === "paths") declarations.paths.push(node);
    else if (name === "components") {
      const parameters = membersOf(node).filter((group) => textOf(group.name) === "parameters");
      for (const { type } of parameters)
        for (const member of type && ts.isTypeLiteralNode(type) ? type.members : []) readonlyLists(member, isList);
      declarations.components.push(...withAliases(node, aliases, names, nodes));
    } else if (name === "operations") declarations.operations.push(...membersOf(node));
    else if (!isEmptyRecord(node)) declarations.others.push(node);
  }
  return declarations;
}

// openapi-typescript decodes names as URI parts, repeatedly for nested ones, and fails at invalid percent signs. Therefore each percent
// sign is replaced by an escape character and a digit; the escape character itself is escaped likewise.
const ESCAPE = "\uE025";

const ESCAPED = /[%\uE025]/g;

/** Escapes names and strings. What has none to escape is shared with the original: it may be half of a large document. */
function escaped(node: unknown): unknown {
  if (typeof node === "string") return escape(node);
  if (Array.isArray(node)) {
    const items = node.map((item: unknown) => escaped(item ?? null));
    return items.every((item, index) => item === node[index]) ? node : items;
  }
  if (!isObject(node)) return node;
  const names = Object.keys(node);
  const values = names.map((name) => {
    const value = node[name];
    return name === "$ref" && typeof value === "string" && value.search(ESCAPED) >= 0 ? escapedReference(value) : escaped(value);
  });
  if (names.every((name, index) => values[index] === node[name] && values[index] !== undefined && escape(name) === name)) return node;
  return Object.fromEntries(names.flatMap((name, index) => (values[index] === undefined ? [] : [[escape(name), values[index]]])));
}

function escape(text: string): string {
  return text.search(ESCAPED) < 0 ? text : text.replace(ESCAPED, (character) => `${ESCAPE}${character === "%" ? "1" : "0"}`);
}

function escapedReference(value: string): string {
  const segments = value.split("/").map(decodedSegment);
  return escape(segments.join("/"));
}

/** Restores the document's text in a declaration. */
export function unescaped(text: string): string {
  return text.replace(/\uE025([01])/g, (_, which) => (which === "1" ? "%" : ESCAPE));
}

// openapi-typescript's public entry would lint and bundle again, so its context is built here, with defaults except as noted.
function contextFor(document: Document, isSentOnly: (schema: unknown) => boolean): Context {
  return {
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    // A default does not make a property of a response present.
    defaultNonNullable: false,
    // The type view has applied the discriminators already.
    discriminators: { objects: {}, refsHandled: [] },
    // `type: object` without properties allows any property.
    emptyObjectsUnknown: true,
    enum: false,
    enumValues: false,
    excludeDeprecated: false,
    exportType: false,
    generatePathParams: false,
    immutable: false,
    injectFooter: [],
    makePathsEnum: false,
    pathParamsAsTypes: false,
    postTransform: undefined,
    propertiesRequiredByDefault: false,
    readWriteMarkers: false,
    // Used only by openapi-typescript's own bundling.
    redoc: undefined as unknown as Context["redoc"],
    resolve: (pointer) => resolveRef(document, pointer, { silent: true }),
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
    silent: true,
    transform: transformOwn,
    transformProperty: (property, schema) => widenOptional(property, isSentOnly(schema)),
  };
}

/** The keyword of a schema whose type is `Date` or `bigint`. The control character keeps it apart from the keywords of documents. */
export const CONVERTED = "\u0000converted";

/** Transforms schemas that openapi-typescript does not support: bytes, tuples, dates and bigints. */
const transformOwn: NonNullable<Context["transform"]> = (schema, options) => {
  const [, component] = /^#\/components\/schemas\/([^/]+)/.exec(options.path ?? "") ?? [];
  if (component !== undefined) enterSchema(component);
  if (typeof schema !== "object") return undefined;
  const own = schema as Schema;
  if (own.type === "string" && own["format"] === "binary") return union(BYTES.map(reference));
  if (own["format"] === EXACT_INTEGER) return union([BIGINT, DECIMAL]);
  if (own[ANY_TEXT] === true) return orNull(TEXT, own);
  if (own[CONVERTED] !== undefined) return orNull(own[CONVERTED] === "Date" ? reference("Date") : BIGINT, own);
  // Parts that only constrain values would be `unknown`.
  const typed = own.allOf?.filter((part) => !isUntyped(part));
  if (typed !== undefined && typed.length < (own.allOf?.length ?? 0))
    return transformSchemaObject({ ...own, allOf: typed } as Parameters<typeof transformSchemaObject>[0], options);
  const prefix = own["prefixItems"];
  if (own.type !== "array" || !Array.isArray(prefix)) return undefined;
  const least = typeof own["minItems"] === "number" ? own["minItems"] : prefix.length;
  const typeOf = (item: unknown): ts.TypeNode => transformSchemaObject(item as Parameters<typeof transformSchemaObject>[0], options);
  const named = prefix.map((item, index) => (index < least ? typeOf(item) : ts.factory.createOptionalTypeNode(typeOf(item))));
  const isWhole = own.items === undefined || (own.items as unknown) === false;
  const rest = isWhole ? [] : [ts.factory.createRestTypeNode(ts.factory.createArrayTypeNode(typeOf(own.items)))];
  return ts.factory.createTupleTypeNode([...named, ...rest]);
};

function orNull(type: ts.TypeNode, schema: Schema): ts.TypeNode {
  return schema["nullable"] === true ? union([type, ts.factory.createLiteralTypeNode(ts.factory.createNull())]) : type;
}

/** The type `string & {}`. */
const TEXT = ts.factory.createIntersectionTypeNode([
  ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword),
  ts.factory.createTypeLiteralNode([]),
]);

const BIGINT = ts.factory.createKeywordTypeNode(ts.SyntaxKind.BigIntKeyword);

/** The type `${bigint}`. */
const DECIMAL = ts.factory.createTemplateLiteralType(ts.factory.createTemplateHead(""), [
  ts.factory.createTemplateLiteralTypeSpan(BIGINT, ts.factory.createTemplateTail("")),
]);

/** Accepted types of a binary part in a multipart body. */
const BYTES = ["Blob", "ArrayBuffer", "Uint8Array"];

function reference(name: string): ts.TypeNode {
  return ts.factory.createTypeReferenceNode(name);
}

function union(types: readonly ts.TypeNode[]): ts.TypeNode {
  return ts.factory.createUnionTypeNode(types);
}

function nameOf(node: ts.Node): string | undefined {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? node.name.text : undefined;
}

/** Returns the names that declarations declare or refer to. */
function usedNames(nodes: readonly ts.Node[]): Set<string> {
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) used.add(node.typeName.text);
    ts.forEachChild(node, visit);
  };
  for (const node of nodes) {
    used.add(nameOf(node) ?? "");
    visit(node);
  }
  return used;
}

function withAliases(
  components: ts.Node,
  aliases: ReadonlyMap<string, string>,
  names: ReadonlyMap<string, string>,
  nodes: readonly ts.Node[],
): ts.Node[] {
  if (aliases.size + names.size === 0) return [components];
  const used = usedNames(nodes);
  const declared: ts.Node[] = [];
  const visit: ts.Visitor = (member) => {
    if (!ts.isPropertySignature(member) || member.type === undefined) return member;
    const schema = unescaped(textOf(member.name));
    const isNamed = ts.isTypeLiteralNode(member.type) || ts.isIntersectionTypeNode(member.type);
    const name = isNamed ? names.get(schema) : undefined;
    const alias = aliases.get(schema) ?? (name !== undefined && !used.has(name) ? name : undefined);
    if (alias === undefined) return member;
    // Exported, a name would get into the declaration files of programs that cannot import this module.
    declared.push(ts.factory.createTypeAliasDeclaration(aliases.has(schema) ? [EXPORT] : [], alias, undefined, member.type));
    return ts.factory.updatePropertySignature(member, member.modifiers, member.name, member.questionToken, reference(alias));
  };
  const changed = membersOf(components).map((group) => {
    if (textOf(group.name) !== "schemas" || group.type === undefined || !ts.isTypeLiteralNode(group.type)) return group;
    const type = ts.factory.createTypeLiteralNode(group.type.members.map((member) => visit(member) as ts.TypeElement));
    return ts.factory.updatePropertySignature(group, group.modifiers, group.name, group.questionToken, type);
  });
  return [ts.factory.createInterfaceDeclaration([EXPORT], "components", undefined, undefined, changed), ...declared];
}

const EXPORT = ts.factory.createModifier(ts.SyntaxKind.ExportKeyword);

function membersOf(node: ts.Node): ts.PropertySignature[] {
  return ts.isInterfaceDeclaration(node) ? node.members.filter(ts.isPropertySignature) : [];
}

/** Checks for the empty records that openapi-typescript declares for missing `webhooks` and `$defs`. */
function isEmptyRecord(node: ts.Node): boolean {
  const name = nameOf(node);
  return ts.isTypeAliasDeclaration(node) && (name === "webhooks" || name === "$defs") && ts.isTypeReferenceNode(node.type);
}
