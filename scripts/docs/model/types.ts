import type { Detail } from "../../model/operation.js";
import type { Json, Markdown } from "./content-types.js";
import type { Example, Sample } from "./sample-types.js";

export type { Json, Markdown } from "./content-types.js";
export type { Answer, Example, Sample } from "./sample-types.js";

// The content of all pages as plain JSON, computed from the contract and the guides, before it becomes HTML or Markdown.

/** The whole reference. */
export interface Site {
  title: string;
  /** The version of the contract. */
  version: string;
  pages: readonly Page[];
  /** The side bar, group by group. */
  nav: readonly NavGroup[];
}

/** A group of the side bar: the guides, the schemas, or a tag. */
export interface NavGroup {
  title: string;
  /** The page of the group itself, where it has one. */
  path?: string;
  entries: readonly NavEntry[];
}

export interface NavEntry {
  title: string;
  path: string;
  /** In capitals, where it is an operation. */
  method?: string;
  detail?: Detail;
}

export type Page = HomePage | GuidePage | TagPage | OperationPage | SchemaPage | ErrorsPage | CoveragePage;

interface PageBase {
  /** Below the root of the site, with a slash at the end: `access-groups/read-access-group/`; empty for the first page. */
  path: string;
  /** Unique over the site, plain text. */
  title: string;
  /** One or two sentences of plain text, for search engines and lists. */
  description: string;
  /** The file that says what the page says, from the root of the repository: `spec/groups/webhooks/paths/v1@webhooks.yaml`. */
  source?: string;
  search: SearchRecord;
}

/** The searchable text of a page. */
export interface SearchRecord {
  /** `operation`, `schema`, `tag` or `guide`. */
  kind: string;
  /** The operationId or the name of the schema. */
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
  /** Of the contract. */
  version: string;
  /** Files for programs, relative to the root of the site. */
  files: readonly { name: string; description: string }[];
  guides: readonly Link[];
  tags: readonly (Link & { operations: number; documented: number })[];
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
  /** Such as `@hosting-platform/client/access-groups`. */
  module: string;
  /** In capitals. */
  method: string;
  /** Such as `/v1/access-groups/{idOrName}`. */
  template: string;
  tag: Link;
  detail: Detail;
  isDeprecated?: true;
  text: Markdown;
  takesCredential: boolean;
  /** By place, in the order of the contract. */
  parameters: { path: readonly Field[]; query: readonly Field[]; header: readonly Field[]; cookie: readonly Field[] };
  /** The query parameters that every operation of the contract takes, as they say which team a request acts for. */
  teamParameters: readonly string[];
  /** Set if the operation accepts further query parameters. */
  takesFurtherQuery: boolean;
  requestBody?: { isRequired: boolean; text: Markdown; content: readonly Content[] };
  /** The answers of success, the others are among the errors. */
  responses: readonly ResponseView[];
  errors: readonly ErrorView[];
  pagination?: PaginationView;
  samples: readonly Sample[];
}

/** A body in one media type. */
export interface Content {
  /** The range of all types where none is shown. */
  mediaType: string;
  /** Undefined where nothing is shown. */
  shape?: Shape;
  examples: readonly Example[];
}

/** A value as a schema has it. */
export interface Shape {
  /** The type's name in parts, including spaces; a part may link to a schema page: `array of ` and `AccessGroup`. */
  type: readonly TypePart[];
  text: Markdown;
  /** The properties of an object, or of the objects in an array. */
  fields: readonly Field[];
  /** Alternatives (`anyOf`, `oneOf`), side by side. */
  variants: readonly Variant[];
  /** Each in words: `at most 50 characters`, `1 to 100`, `unique items`. */
  limits: readonly string[];
  /** The values of an enumeration or of a constant. */
  values: readonly Json[];
  /** An answer may hold a value that is not among them. */
  isOpen?: true;
  pattern?: Pattern;
  /** The shape of unlisted properties, or `none` or `any`. */
  further?: "none" | "any" | Shape;
  default?: Json;
}

export interface Variant {
  title: string;
  shape: Shape;
}

export interface TypePart {
  text: string;
  /** The page of the schema that it names, as in {@link Page}. */
  path?: string;
}

/** A regular expression, and what it lets through in words, which are empty where it cannot be put in words with certainty. */
export interface Pattern {
  source: string;
  explained: string;
}

/** A parameter or property. */
export interface Field {
  name: string;
  /** Unique on its page; a link to it is `<path>#<anchor>`. */
  anchor: string;
  isRequired: boolean;
  /** It must not be there: no value is allowed. */
  isForbidden?: true;
  /** A list in the query whose items stand in one parameter, with commas between them. */
  isCommaSeparated?: true;
  shape: Shape;
}

export interface ResponseView {
  /** `200`, `2XX`, `default`. */
  status: string;
  text: Markdown;
  headers?: readonly { name: string; text: Markdown }[];
  /** None for an answer without body. */
  content: readonly Content[];
}

export interface ErrorView {
  status: string;
  text: Markdown;
  /** Advice for callers, and the error class that the packages throw. */
  advice: Markdown;
  errorClass?: string;
}

export interface PaginationView {
  /** Places in the body, such as `pagination.next`. */
  items: string;
  next: string;
  /** Query parameters. */
  cursor: string;
  limit?: string;
}

export interface SchemaPage extends PageBase {
  kind: "schema";
  name: string;
  shape: Shape;
  usedBy: readonly OperationLink[];
  /** Other schemas that name it. */
  partOf: readonly Link[];
}

/** All statuses of error at one place, with the operations that list each. */
export interface ErrorsPage extends PageBase {
  kind: "errors";
  text: Markdown;
  statuses: readonly (ErrorView & { operations: readonly OperationLink[] })[];
}

/** The coverage of each tag. */
export interface CoveragePage extends PageBase {
  kind: "coverage";
  text: Markdown;
  rows: readonly { tag: Link; documented: number; partial: number; indexed: number }[];
}
