// The one file that imports openapi-typescript: a bundled document in, TypeScript syntax out.
import { createRequire } from "node:module";
import type * as openapiTypescript from "openapi-typescript";
import ts from "./typescript.js";
import type { OpenApiDocument } from "./openapi.js";
import { decodedSegment } from "./schemas.js";

const require = createRequire(import.meta.url);

// Its entry loads a second copy of Redocly's core, for the bundling that is not used here, and the compiler as `typescript.js` avoids it.
const transformSchema = require("openapi-typescript/dist/transform/index.cjs") as typeof openapiTypescript.transformSchema;
const { resolveRef, scanDiscriminators } = require("openapi-typescript/dist/lib/utils.cjs") as Pick<
  typeof openapiTypescript,
  "resolveRef" | "scanDiscriminators"
>;

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
 */
export function declareTypes(document: OpenApiDocument): TypeDeclarations {
  const copy = escaped(document);
  const declarations: TypeDeclarations = { paths: [], components: [], operations: [], others: [] };
  for (const node of transformSchema(copy, contextFor(copy))) {
    const name = nameOf(node);
    if (name === "paths") declarations.paths.push(node);
    else if (name === "components") declarations.components.push(node);
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
    discriminators: scanDiscriminators(document, {}),
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
    transform: undefined,
    transformProperty: undefined,
  };
}

function nameOf(node: ts.Node): string | undefined {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? node.name.text : undefined;
}

function membersOf(node: ts.Node): ts.PropertySignature[] {
  return ts.isInterfaceDeclaration(node) ? node.members.filter(ts.isPropertySignature) : [];
}

/** `webhooks` and `$defs` are declared as empty records where the document has none. */
function isEmptyRecord(node: ts.Node): boolean {
  const name = nameOf(node);
  return ts.isTypeAliasDeclaration(node) && (name === "webhooks" || name === "$defs") && ts.isTypeReferenceNode(node.type);
}
