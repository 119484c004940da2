// What `redocly diff` finds outside of schemas and parameters, in the words of our rules.
import { basename } from "node:path";
import { pointerKeys } from "../../lib/spec-node.js";
import { ROOT_DOCUMENT } from "../contract.js";
import type { RawChange } from "../run-redocly.js";
import { rateAnswer } from "./answers.js";
import { capital, shown } from "./spots.js";

/** A change by one of our rules, with a sentence about it. */
export interface Rated {
  rule: string;
  message: string;
}

/** A difference with what is needed to rate it. */
export interface Fact extends RawChange {
  /** The last key of the node: a status, a media type, a name. */
  key: string;
  before: unknown;
  after: unknown;
  /** The status of the answer that it is below. */
  status: string | undefined;
}

/** Pairs of these are made in other ways, see `schema-pairs.ts`, `parameters.ts`, `operations.ts` and `components.ts`. */
const OWN_TYPES = new Set([
  "Schema",
  "SchemaProperties",
  "SchemaList",
  "SchemaMap",
  "AllOf",
  "AnyOf",
  "OneOf",
  "Discriminator",
  "DiscriminatorMapping",
  "DependentRequired",
  "Parameter",
  "ParameterList",
  "Paths",
  "PathItem",
  "SecurityRequirement",
  "SecurityRequirementList",
  "Components",
  "SpecExtension",
]);

/** `texts.ts` compares them whole. */
const EXAMPLES = new Set(["Example", "ExamplesMap"]);

const OWN_FIELDS = new Set(["example", "examples", "operationId", "tags", "x-detail", "x-pagination", "security", "$ref"]);

const TEXT_TYPES = new Set([
  "Info",
  "Contact",
  "License",
  "Logo",
  "ExternalDocs",
  "Tag",
  "TagList",
  "TagGroup",
  "TagGroups",
  "EnumDescriptions",
  "XCodeSample",
  "XCodeSampleList",
]);

const TEXT_FIELDS = new Set(["description", "summary", "title", "$comment", "bearerFormat", "x-displayName"]);

export function rateFact(change: RawChange): Rated | undefined {
  const fact = factOf(change);
  if (change.property === "version" && change.typeName === "Info") {
    return {
      rule: "contract-version-changed",
      message: `The version of the contract went from ${shown(fact.before)} to ${shown(fact.after)}`,
    };
  }
  const isField = change.property !== undefined && OWN_FIELDS.has(change.property);
  if (isField || EXAMPLES.has(change.typeName) || isDefault(change)) return undefined;
  if (change.property === "openapi" && change.typeName === "Root") {
    return {
      rule: "contract-version-changed",
      message: `The contract is written in OpenAPI ${shown(fact.after)} (before: ${shown(fact.before)})`,
    };
  }
  if (isText(change)) return rateText(fact);
  if (isComponent(change) || (change.typeName === "Operation" && change.kind !== "modified")) return undefined;
  if (isExtension(fact)) return { rule: "extension-changed", message: `The mark \`${change.property ?? fact.key}\` changed` };
  if (OWN_TYPES.has(change.typeName)) return undefined;
  return rateAnswer(fact) ?? rateDocument(fact) ?? rateOther(fact);
}

/** Whether the one side says what holds where nothing is said, and the other side says nothing. */
function isDefault({ typeName, property, base, revision }: RawChange): boolean {
  const value = property === undefined ? undefined : typeName === "Header" ? HEADER_DEFAULTS[property] : DEFAULTS[property];
  return value !== undefined && (base?.value ?? value) === (revision?.value ?? value);
}

const DEFAULTS: Readonly<Record<string, unknown>> = { required: false, deprecated: false };
const HEADER_DEFAULTS: Readonly<Record<string, unknown>> = { ...DEFAULTS, style: "simple", explode: false };

function factOf(change: RawChange): Fact {
  const keys = pointerKeys(change.path.replace(/^#/, "")) ?? [];
  const responses = keys.indexOf("responses");
  return {
    ...change,
    key: keys.at(-1) ?? "",
    before: change.base?.value,
    after: change.revision?.value,
    status: responses === -1 ? undefined : keys[responses + 1],
  };
}

function isText({ typeName, property }: RawChange): boolean {
  return TEXT_TYPES.has(typeName) || (property !== undefined && TEXT_FIELDS.has(property));
}

/** A component by itself is nothing: what refers to it tells. */
function isComponent({ typeName, path }: RawChange): boolean {
  return typeName.startsWith("Named") || /^#\/components\/(?!securitySchemes\/)[^/]+\/[^/]+$/.test(path);
}

function isExtension({ typeName, property, key }: Fact): boolean {
  if (property !== undefined) return property.startsWith("x-");
  return typeName === "SpecExtension" && key !== "x-pagination";
}

function rateText(fact: Fact): Rated {
  const { typeName, property, kind, key } = fact;
  const what = property === "key" || property === undefined ? nounOf(typeName) : `\`${property}\``;
  const where = nameOf(fact) ?? key;
  const happened = kind === "modified" ? "changed" : `was ${kind}`;
  return { rule: "text-changed", message: `${capital(what)} ${property === undefined ? "" : "of "}\`${where}\` ${happened}` };
}

/** The name that says most about a place: of a property or a component, or else of the file, or else an address. */
function nameOf({ base, revision, path }: RawChange): string | undefined {
  const side = revision ?? base;
  const keys = pointerKeys(side?.pointer.replace(/^#/, "") ?? "") ?? [];
  const named = keys.findLastIndex((key, index) => NAMES.has(keys[index - 1] ?? "") && !/^\d+$/.test(key));
  if (named !== -1) return keys[named];
  const file = basename(side?.file ?? ROOT_DOCUMENT);
  if (file !== basename(ROOT_DOCUMENT)) return file.replace(/\.[^.]+$/, "");
  const above = pointerKeys(path.replace(/^#/, "")) ?? [];
  return above[0] === "paths" && above.length >= 2 ? above.slice(1, 3).reverse().join(" ") : above.at(-1);
}

/** What stands below these has a name of its own. */
const NAMES = new Set(["properties", "schemas", "parameters", "headers", "securitySchemes"]);

function nounOf(typeName: string): string {
  return typeName === "ExamplesMap"
    ? "examples"
    : typeName.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).toLowerCase();
}

/** Servers and credentials. */
function rateDocument({ typeName, kind, property, key, path, before, after }: Fact): Rated | undefined {
  switch (typeName) {
    case "Encoding":
    case "EncodingMap":
      return {
        rule: "encoding-changed",
        message: `How the field \`${key}\` of a form is written ${kind === "modified" ? "changed" : `was ${kind}`}`,
      };
    case "ServerList":
      return path.startsWith("#/paths/") ? { rule: "operation-servers-changed", message: `Servers of its own were ${kind}` } : undefined;
    case "Server":
    case "ServerVariable":
    case "ServerVariablesMap": {
      const happened = kind === "modified" ? `went from ${shown(before)} to ${shown(after)}` : `was ${kind}`;
      const what =
        typeName === "Server" && property === undefined ? `The server ${urlOf(before ?? after)}` : `\`${property ?? key}\` of a server`;
      if (typeName.startsWith("ServerVariable")) return { rule: "server-variable-changed", message: `${capital(what)} ${happened}` };
      return { rule: kind === "modified" ? "server-changed" : `server-${kind}`, message: `${what} ${happened}` };
    }
    case "SecurityScheme":
    case "OAuth2Flows":
    case "ImplicitFlow":
    case "PasswordFlow":
    case "ClientCredentials":
    case "AuthorizationCode":
    case "DeviceAuthorization": {
      const happened = property === undefined ? `was ${kind}` : `has another \`${property}\`: ${shown(after)} (before: ${shown(before)})`;
      return { rule: `security-scheme-${kind === "modified" ? "changed" : kind}`, message: `The security scheme \`${key}\` ${happened}` };
    }
    default:
      return undefined;
  }
}

/** Whatever else there is in OpenAPI: the rules of Redocly say whether it breaks anything. */
function rateOther({ typeName, kind, property, key, rules }: Fact): Rated {
  const message = `${property === undefined ? nounOf(typeName) : `\`${property}\``} of \`${key}\` ${kind === "modified" ? "changed" : `was ${kind}`}`;
  return { rule: rules.length > 0 ? "other-break" : kind === "added" ? "other-addition" : "other-change", message: capital(message) };
}

function urlOf(value: unknown): string {
  const url: unknown = typeof value === "object" && value !== null && "url" in value ? value.url : undefined;
  return typeof url === "string" ? `\`${url}\`` : "";
}
