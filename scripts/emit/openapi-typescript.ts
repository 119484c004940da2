// The one file that uses openapi-typescript: a bundled document in, TypeScript syntax out.
import { loadOpenapiTypescript } from "../core/modules/commonjs.cjs";
import ts from "../core/modules/typescript.js";
import type { OpenApiDocument, Schema } from "../read/openapi.js";
import { decodedSegment } from "../model/schemas.js";

const { transformSchema, transformSchemaObject, resolveRef } = loadOpenapiTypescript();

export interface TypeDeclarations {
  paths: ts.Node[];
  components: ts.Node[];
  /** The members of `operations`, one for each operationId. */
  operations: ts.PropertySignature[];
  /** Helper types that the others name, and `webhooks` and `$defs` where the document has them. */
  others: ts.Node[];
}

type Context = Parameters<typeof transformSchema>[1];
type Document = Parameters<typeof transformSchema>[0];

/**
 * The declarations that openapi-typescript makes of a bundled document, which is left as it is. Their texts are escaped:
 * whoever prints them unescapes each name, string and comment.
 * @param aliases the names of the types that schemas are to have beside `components`, by the schemas' names
 */
export function declareTypes(document: OpenApiDocument, aliases: ReadonlyMap<string, string> = new Map()): TypeDeclarations {
  const copy = escaped(document);
  const declarations: TypeDeclarations = { paths: [], components: [], operations: [], others: [] };
  for (const node of transformSchema(copy, contextFor(copy))) {
    const name = nameOf(node);
    if (name === "paths") declarations.paths.push(node);
    else if (name === "components") declarations.components.push(...withAliases(node, aliases));
    else if (name === "operations") declarations.operations.push(...membersOf(node));
    else if (!isEmptyRecord(node)) declarations.others.push(node);
  }
  return declarations;
}

// It reads every name as a part of a URI, and once more for each level below, and fails at a percent sign that is none. So no
// percent sign reaches it: each is written as two characters, of which the first stands for itself likewise.
const ESCAPE = "\uE025";

function escaped(document: OpenApiDocument): Document {
  const revive = (key: string, value: unknown): unknown => (key === "$ref" && typeof value === "string" ? escapedReference(value) : value);
  return JSON.parse(escape(JSON.stringify(document)), revive) as Document;
}

function escape(text: string): string {
  return text.replace(/[%\uE025]/g, (character) => `${ESCAPE}${character === "%" ? "1" : "0"}`);
}

function escapedReference(value: string): string {
  const segments = unescaped(value).split("/").map(decodedSegment);
  return escape(segments.join("/"));
}

/** A text of the declarations as the document has it. */
export function unescaped(text: string): string {
  return text.replace(/\uE025([01])/g, (_, which) => (which === "1" ? "%" : ESCAPE));
}

// Its documented entry lints and bundles once more, so the context is built here, with its defaults except as noted.
function contextFor(document: Document): Context {
  return {
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    conditionalEnums: false,
    dedupeEnums: false,
    // A default does not make a property of a response present.
    defaultNonNullable: false,
    // The view says in the schemas what they say.
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
    // Only its own bundling reads the configuration.
    redoc: undefined as unknown as Context["redoc"],
    resolve: (pointer) => resolveRef(document, pointer, { silent: true }),
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
    silent: true,
    transform: transformOwn,
    transformProperty: widenInherited,
  };
}

/** What openapi-typescript has no type of its own for: bytes, and lists whose first items are named. */
const transformOwn: NonNullable<Context["transform"]> = (schema, options) => {
  if (typeof schema !== "object") return undefined;
  const own = schema as Schema;
  if (own.type === "string" && own["format"] === "binary") return union(BYTES.map(reference));
  const prefix = own["prefixItems"];
  if (own.type !== "array" || !Array.isArray(prefix)) return undefined;
  const least = typeof own["minItems"] === "number" ? own["minItems"] : prefix.length;
  const typeOf = (item: unknown): ts.TypeNode => transformSchemaObject(item as Parameters<typeof transformSchemaObject>[0], options);
  const named = prefix.map((item, index) => (index < least ? typeOf(item) : ts.factory.createOptionalTypeNode(typeOf(item))));
  const rest = own.items === undefined ? [] : [ts.factory.createRestTypeNode(ts.factory.createArrayTypeNode(typeOf(own.items)))];
  return ts.factory.createTupleTypeNode([...named, ...rest]);
};

/** What an object has without saying so. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype).filter((name) => !name.startsWith("__")));

/** An object without such a property is one of the type only where the property may be what every object has. */
const widenInherited: NonNullable<Context["transformProperty"]> = (property) => {
  const { modifiers, name, questionToken, type } = property;
  if (type === undefined || questionToken === undefined || !INHERITED.has(unescaped(textOf(name)))) return undefined;
  if (type.kind === ts.SyntaxKind.UnknownKeyword) return undefined;
  return ts.factory.updatePropertySignature(property, modifiers, name, questionToken, union([type, reference("Function")]));
};

/** What a part of a multipart body may be given as. */
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

function withAliases(components: ts.Node, aliases: ReadonlyMap<string, string>): ts.Node[] {
  if (aliases.size === 0) return [components];
  const declared: ts.Node[] = [];
  const visit: ts.Visitor = (member) => {
    if (!ts.isPropertySignature(member) || member.type === undefined) return member;
    const alias = aliases.get(unescaped(textOf(member.name)));
    if (alias === undefined) return member;
    declared.push(ts.factory.createTypeAliasDeclaration([EXPORT], alias, undefined, member.type));
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

function textOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : "";
}

function membersOf(node: ts.Node): ts.PropertySignature[] {
  return ts.isInterfaceDeclaration(node) ? node.members.filter(ts.isPropertySignature) : [];
}

/** `webhooks` and `$defs` are declared as empty records where the document has none. */
function isEmptyRecord(node: ts.Node): boolean {
  const name = nameOf(node);
  return ts.isTypeAliasDeclaration(node) && (name === "webhooks" || name === "$defs") && ts.isTypeReferenceNode(node.type);
}
