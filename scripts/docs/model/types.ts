import type { Detail } from "../../model/operation.js";
import type { Json, Markdown } from "./content-types.js";
import type { Example, Sample } from "./sample-types.js";

export type { Json, Markdown } from "./content-types.js";
export type { Example, Sample, SampleResponse } from "./sample-types.js";

// The content of all pages as plain JSON, computed from the contract and the guides, before it becomes HTML or Markdown.

/** The whole reference. */
export interface Site {
  title: string;
  version: string;
  pages: readonly Page[];
  brand?: Brand;
  /** The side bar, group by group. */
  nav: readonly NavGroup[];
}

/** What an owner sets besides the document. */
export interface Brand {
  /** The image before the title, relative to the site's root. */
  logo?: string;
  /** Links to other sites, below the side bar. */
  links: readonly { title: string; url: string }[];
}

export interface NavGroup {
  title: string;
  /** The group's page, if it has one. */
  path?: string;
  entries: readonly NavEntry[];
}

export interface NavEntry {
  title: string;
  path: string;
  /** The HTTP method of an operation, in upper case. */
  method?: string;
  detail?: Detail;
}

export type Page =
  HomePage | GuidePage | AuthenticationPage | TagPage | OperationPage | WebhookPage | SchemasPage | SchemaPage | ErrorsPage | CoveragePage;

interface PageBase {
  /** Relative to the site's root, ends with a slash: `access-groups/read-access-group/`; empty for the home page. */
  path: string;
  /** Plain text, unique on the site. */
  title: string;
  /** One or two sentences of plain text, for search engines and lists. */
  description: string;
  /** The source file, relative to the repository: `spec/groups/webhooks/paths/v1@webhooks.yaml`. */
  source?: string;
  search: SearchRecord;
}

/** The searchable text of a page. */
export interface SearchRecord {
  /** `operation`, `schema`, `tag` or `guide`. */
  kind: string;
  /** The operationId or schema name. */
  id?: string;
  /** Such as `GET /v1/access-groups/{idOrName}`. */
  call?: string;
  /** Names of parameters and of properties at any depth. */
  fields: readonly string[];
  /** Plain text. */
  text: string;
}

export interface HomePage extends PageBase {
  kind: "home";
  text: Markdown;
  /** The contract's version. */
  version: string;
  /** Machine-readable files, relative to the site's root. */
  files: readonly { name: string; description: string }[];
  guides: readonly Link[];
  /** The guide whose first steps are shown. */
  quickstart?: Link;
  /** Of the documents of others. */
  servers: readonly ServerView[];
  tags: readonly (Link & { operations: number; documented: number })[];
}

/** The address of an API. */
export interface ServerView {
  /** With the defaults of the variables. */
  url: string;
  text: Markdown;
  variables: readonly { name: string; default: string; values: readonly string[]; text: Markdown }[];
}

/** The security schemes of a document. */
export interface AuthenticationPage extends PageBase {
  kind: "authentication";
  schemes: readonly SchemeView[];
}

/** A security scheme. */
export interface SchemeView {
  /** The name in the document, unique. */
  name: string;
  /** Such as `Bearer token` or `API key`. */
  title: string;
  text: Markdown;
  /** How the credential is sent, and its URLs. */
  facts: readonly { title: string; value: string }[];
  /** Of OAuth 2.0. */
  scopes: readonly { name: string; text: string }[];
}

export interface GuidePage extends PageBase {
  kind: "guide";
  text: Markdown;
}

export interface TagPage extends PageBase {
  kind: "tag";
  tag: string;
  text: Markdown;
  operations: readonly OperationLink[];
  schemas: readonly Link[];
}

export interface Link {
  title: string;
  path: string;
  description: string;
}

export interface OperationLink extends Link {
  operationId: string;
  method: string;
  template: string;
  detail: Detail;
  isDeprecated?: true;
}

export interface OperationPage extends PageBase {
  kind: "operation";
  operationId: string;
  /** The name of the function in the packages. */
  functionName: string;
  /** Such as `@hosting-platform/client/access-groups`; undefined for the documents of others. */
  module?: string;
  /** In upper case. */
  method: string;
  /** Such as `/v1/access-groups/{idOrName}`. */
  template: string;
  tag: Link;
  detail: Detail;
  isDeprecated?: true;
  text: Markdown;
  takesCredential: boolean;
  /** The alternatives, each with the schemes that it combines; empty if no credential is required. */
  security: readonly (readonly CredentialView[])[];
  /** The page that explains them. */
  credentialsPath: string;
  /** The addresses of the operation; empty if the document names none. */
  servers: readonly string[];
  /** By location, in the order of the contract. */
  parameters: { path: readonly Field[]; query: readonly Field[]; header: readonly Field[]; cookie: readonly Field[] };
  /** The query parameters that select the team of a request. */
  teamParameters: readonly string[];
  /** True if the operation accepts undocumented query parameters. */
  takesFurtherQuery: boolean;
  requestBody?: { isRequired: boolean; text: Markdown; content: readonly Content[] };
  /** Successful responses only; the others are in `errors`. */
  responses: readonly ResponseView[];
  errors: readonly ErrorView[];
  callbacks: readonly ReceivedRequest[];
  pagination?: PaginationView;
  /** Only for an indexed operation. */
  related?: RelatedOperations;
  samples: readonly Sample[];
}

/** A credential of a request. */
export interface CredentialView {
  /** The name of the scheme. */
  name: string;
  /** Such as `Bearer token`. */
  title: string;
  /** The scopes that the operation requires. */
  scopes: readonly string[];
  /** How a form sends it; undefined if it cannot. */
  sent?: { in: "header" | "query"; name: string; form: "bearer" | "basic" | "plain" };
}

/** A request that the API sends. */
export interface ReceivedRequest {
  /** Such as `onChange`. */
  name: string;
  /** In upper case. */
  method: string;
  /** The expression of the URL that it is sent to; undefined for a webhook. */
  url?: string;
  text: Markdown;
  parameters: OperationPage["parameters"];
  requestBody?: NonNullable<OperationPage["requestBody"]>;
  responses: readonly ResponseView[];
}

export interface WebhookPage extends PageBase {
  kind: "webhook";
  request: ReceivedRequest;
}

export interface RelatedOperations {
  operations: readonly OperationLink[];
  /** Facts that all documented operations with the same authentication share. */
  shared?: { count: number; query: readonly string[]; errors: readonly string[] };
}

/** A body in one media type. */
export interface Content {
  /** The range of all types if the media type is not documented. */
  mediaType: string;
  /** Undefined if the content is not documented. */
  shape?: Shape;
  /** The shape is that of each item of a stream. */
  isSequence?: true;
  examples: readonly Example[];
}

/** The description of a value by its schema. */
export interface Shape {
  /** The type's name in parts, including spaces; a part may link to a schema page: `array of ` and `AccessGroup`. */
  type: readonly TypePart[];
  text: Markdown;
  /** The properties of an object, or of the objects in an array. */
  fields: readonly Field[];
  /** Alternatives (`anyOf`, `oneOf`). */
  variants: readonly Variant[];
  /** Each in words: `at most 50 characters`, `1 to 100`, `unique items`. */
  limits: readonly string[];
  /** The values of an enumeration or of a constant. */
  values: readonly Json[];
  /** Responses may contain other values. */
  isOpen?: true;
  pattern?: Pattern;
  /** The shape of unlisted properties, or `none` or `any`. */
  further?: "none" | "any" | Shape;
  default?: Json;
  examples?: readonly Json[];
  /** The property that selects the schema, with the schema of each value. */
  discriminator?: { property: string; mapping: readonly { value: string; type: TypePart }[] };
}

export interface Variant {
  title: string;
  shape: Shape;
}

export interface TypePart {
  text: string;
  /** The path of the schema's page, as in {@link Page}. */
  path?: string;
}

/** A regular expression and its explanation, which is empty for complex expressions. */
export interface Pattern {
  source: string;
  explained: string;
}

/** A parameter or property. */
export interface Field {
  name: string;
  /** Unique on the page; links to the field are `<path>#<anchor>`. */
  anchor: string;
  isRequired: boolean;
  /** True if no value is allowed. */
  isForbidden?: true;
  /** True for a list in the query whose items are joined by commas. */
  isCommaSeparated?: true;
  shape: Shape;
}

export interface ResponseView {
  /** `200`, `2XX`, `default`. */
  status: string;
  text: Markdown;
  headers?: readonly Field[];
  /** Empty for a response without a body. */
  content: readonly Content[];
  links?: readonly LinkView[];
}

/** How a response leads to another operation (https://spec.openapis.org/oas/v3.1.1#link-object). */
export interface LinkView {
  name: string;
  operation?: Link;
  text: Markdown;
  /** By the name of the parameter; `body` is the request body. */
  values: readonly { name: string; value: string }[];
}

export interface ErrorView {
  status: string;
  text: Markdown;
  /** The class that the packages throw. */
  errorClass?: string;
  headers?: readonly Field[];
  content?: readonly Content[];
}

export interface PaginationView {
  /** Property paths in the body, such as `pagination.next`. */
  items: string;
  next: string;
  /** Query parameters. */
  cursor: string;
  limit?: string;
}

/** All schemas. */
export interface SchemasPage extends PageBase {
  kind: "schemas";
  schemas: readonly Link[];
}

export interface SchemaPage extends PageBase {
  kind: "schema";
  name: string;
  shape: Shape;
  usedBy: readonly OperationLink[];
  /** Other schemas that reference this one. */
  partOf: readonly Link[];
}

/** All error statuses, with advice for callers and the operations that list each. */
export interface ErrorsPage extends PageBase {
  kind: "errors";
  text: Markdown;
  statuses: readonly (ErrorView & { advice: Markdown; operations: readonly OperationLink[] })[];
}

/** The coverage of each tag. */
export interface CoveragePage extends PageBase {
  kind: "coverage";
  text: Markdown;
  rows: readonly { tag: Link; documented: number; partial: number; indexed: number }[];
}
