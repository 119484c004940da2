import type { Plugin } from "../plugin.js";

/** The members of every rule. */
export interface PageItems {
  /** [JSON Pointer](https://www.rfc-editor.org/rfc/rfc6901) in the page to its list of items: `/data`, or an empty string for the page. */
  items: string;
  /** The operationIds that the rule is for, in place of other rules and of `x-pagination`. Default: all operations that the rule fits. */
  operationIds?: readonly string[];
}

/**
 * The next page has a cursor, which a query parameter takes. Or a property of a JSON body: a `cursor`, `page` or `offset` that starts with a
 * slash is a JSON Pointer into the body. A cursor that may be missing or empty is so on the last page.
 */
export interface CursorRule extends PageItems {
  /** JSON Pointer in the page to the cursor of the next one, a string: `/meta/next`. */
  next: string;
  cursor: string;
}

/** The cursor is a field of the page's last item. The list ends with an empty page, or where `more` is false. */
export interface LastItemRule extends PageItems {
  /** JSON Pointer in an item to the cursor: `/id`. */
  last: string;
  cursor: string;
  /** JSON Pointer in the page to a boolean: `/has_more`. */
  more?: string;
}

/** The page has the URL of the next one, whose query is sent to the path of the operation. A URL of another origin is refused. */
export interface UrlRule extends PageItems {
  /** JSON Pointer in the page to the URL: `/links/next`. */
  nextUrl: string;
}

/** The `Link` header of the response has the URL of the next page, with `rel="next"` (RFC 8288). */
export interface LinkRule extends PageItems {
  link: true;
}

/** Pages have numbers. The list ends with an empty page, after `pages` pages, or where `more` is false. */
export interface PageRule extends PageItems {
  /** Name of the query parameter with the number. */
  page: string;
  /** The number of the first page. Default: the default of the parameter, or 1. */
  first?: number;
  /** JSON Pointer in the page to the number of pages: `/total_pages`. */
  pages?: string;
  more?: string;
}

/** Pages begin at the number of an item. The list ends with an empty page, after `total` items, or where `more` is false. */
export interface OffsetRule extends PageItems {
  /** Name of the query parameter with the number of items before the page. */
  offset: string;
  /** JSON Pointer in the page to the number of items: `/total`. */
  total?: string;
  more?: string;
}

/** A rule for operations that give their lists page by page. */
export type PaginationRule = CursorRule | LastItemRule | UrlRule | LinkRule | PageRule | OffsetRule;

/** A document in a configuration file. Paths are relative to the file. */
export interface DocumentConfig {
  /** The root document: a file or an http(s) URL, JSON or YAML. */
  spec: string;
  /** The output folder, created if missing. Must be empty or generated before. */
  out: string;
  /**
   * `consumer`: an error only if nothing correct can be generated; `author`: the rules for authors of an API, whose errors stop the run;
   * `warn`: also generates from the rest if parts are invalid or missing; `off`: the document is not linted; `error`: the same as
   * `consumer`. Default: `consumer`.
   */
  lint?: "consumer" | "author" | "warn" | "off" | "error";
  /** Handles warnings as errors: nothing is written. Default: `false`. */
  failOnWarnings?: boolean;
  /** Folders, files and URLs that may be referenced, besides the document's folder. */
  allowRefs?: readonly string[];
  /**
   * Headers for a document behind a login, sent to the host of `spec` only. A value may end in `env:VARIABLE`, which stands for an
   * environment variable. Default: none.
   */
  headers?: Readonly<Record<string, string>>;
  /** Lint rules, as a `redocly.yaml`; its plugins are not loaded. Default: those of `lint`. */
  lintConfig?: string;
  /** The extension in the imports of the output. Default: `js`. */
  importExtension?: "js" | "ts" | "none";
  /**
   * The type of a named enumeration of strings that only responses have: `closed` is the listed values; `open` also any other string, for
   * values that the API adds later, with the listed ones as `Known…`. Default: `closed`.
   */
  enums?: "closed" | "open";
  /**
   * Requires all properties that the responses list, for documents of frameworks that mark none as required. Requests keep theirs; a schema
   * of both gets a type for responses, `PetOutput` of `Pet`. Default: `false`.
   */
  requireProperties?: boolean;
  /** Also writes `openapi.json`, the document bundled into one file. Default: `false`. */
  openapiJson?: boolean;
  /** Also writes `AGENTS.md`, on how a coding agent finds an operation and calls it. Default: `false`. */
  agentsMd?: boolean;
  /** Plugins, and names of built-in plugins. Default: none. */
  plugins?: readonly (Plugin | string)[];
  /**
   * The operations in the output, and with them only the schemas that they need: `tag=NAME`, `path=/PATH`, `operationId=ID`, `method=GET`
   * or `deprecated=true`, in which `*` stands for any characters. Webhooks have no path. Default: all.
   */
  include?: readonly string[];
  /** The operations that are not in the output, as in `include`, also those that `include` has. Default: none. */
  exclude?: readonly string[];
  /**
   * Returns the operationId from which the names of an operation's function and types are derived; undefined keeps that of the document.
   * Default: none.
   */
  rename?: (operation: {
    /** The operationId of the document. */
    operationId: string | undefined;
    /** The method in lower case. */
    method: string;
    path: string;
    tags: readonly string[];
  }) => string | undefined;
  /**
   * Operations that fit one of these rules are paginated, as those with `x-pagination` are: GET and QUERY operations, those that take the
   * cursor in their body, and those that a rule names. Default: none.
   */
  pagination?: readonly PaginationRule[];
}

type Documents = DocumentConfig | readonly DocumentConfig[];

/** The default export of `generator.config.ts`: one document, or several, or a function that returns them. */
export type GeneratorConfig = Documents | (() => Documents | Promise<Documents>);

/**
 * Returns the configuration unchanged; an editor then completes and checks it.
 *
 * @example
 * ```ts
 * export default defineConfig({ spec: "openapi.yaml", out: "src/api" });
 * ```
 */
export function defineConfig(config: GeneratorConfig): GeneratorConfig {
  return config;
}
