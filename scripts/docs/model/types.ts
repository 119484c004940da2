import type { Detail } from "../../model/operation.js";
import type { Markdown } from "./content-types.js";
import type { Sample } from "./sample-types.js";
import type { Content, Field, Shape } from "./shape-types.js";
import type { CredentialView, ErrorView, Link, PaginationView, ResponseView, SchemeView, ServerView } from "./part-types.js";

export type { Json, Markdown } from "./content-types.js";
export type { CredentialView, ErrorView, Link, LinkView, PaginationView, ResponseView, SchemeView, ServerView } from "./part-types.js";
export type { Content, Field, Pattern, Shape, TypePart, Variant } from "./shape-types.js";
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
  /** The heading that the group stands under, with others. */
  heading?: string;
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
  /** The values of enumerations. */
  values?: readonly string[];
  /** The paths of the schemas whose fields the page has, too. */
  of?: readonly string[];
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
  tags: readonly (Link & { heading?: string; operations: number; documented: number; webhooks: number })[];
  /** Those that no tag has. */
  webhooks: readonly Link[];
}

/** The security schemes of a document. */
export interface AuthenticationPage extends PageBase {
  kind: "authentication";
  schemes: readonly SchemeView[];
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
  webhooks: readonly Link[];
  schemas: readonly Link[];
}

export interface OperationLink extends Link {
  operationId: string;
  method: string;
  template: string;
  detail: Detail;
  isDeprecated?: true;
}

/** The number of listed operations below a tag. */
export interface TagCount extends Pick<Link, "title" | "path"> {
  count: number;
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
  /** The version that added the operation, and the newest one that changed it, if they are known. */
  since?: string;
  changedIn?: string;
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
  tags: readonly string[];
  request: ReceivedRequest;
}

export interface RelatedOperations {
  operations: readonly OperationLink[];
  /** Facts that all documented operations with the same authentication share. */
  shared?: { count: number; query: readonly string[]; errors: readonly string[] };
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
  /** Shown instead of operations that are too many to read. */
  usedByTag?: readonly TagCount[] | undefined;
  /** Other schemas that reference this one. */
  partOf: readonly Link[];
}

/** All error statuses, with advice for callers and the operations that list each. */
export interface ErrorsPage extends PageBase {
  kind: "errors";
  text: Markdown;
  statuses: readonly (ErrorView & { advice: Markdown; operations: readonly OperationLink[]; byTag?: readonly TagCount[] | undefined })[];
}

/** The coverage of each tag. */
export interface CoveragePage extends PageBase {
  kind: "coverage";
  text: Markdown;
  rows: readonly { tag: Link; documented: number; partial: number; indexed: number }[];
}
