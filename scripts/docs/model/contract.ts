import { enumerations } from "../../model/enumerations.js";
import type { OpenApiDocument, Schema } from "../../read/openapi.js";
import { oneLine } from "../../model/case.js";
import { isFreeForm } from "../../model/parameters.js";
import { listOperations } from "../../model/operations.js";
import type { OperationModel } from "../../model/operation.js";
import { FacetReader } from "./facets.js";
import type { SiteInput } from "./input.js";
import { pathsOf, type Paths } from "./paths.js";
import { compareNames, inReadingOrder } from "./reading-order.js";
import { Uses } from "./uses.js";

/** A tag with its operations, in reading order; the page of one with several tags is below its first. */
export interface TagGroup {
  name: string;
  title: string;
  description: string;
  /** The heading that the tag stands under, if the document groups its tags. */
  heading?: string;
  operations: readonly OperationModel[];
}

/** The input of all pages. */
export interface Contract {
  input: SiteInput;
  document: OpenApiDocument;
  operations: readonly OperationModel[];
  tags: readonly TagGroup[];
  schemas: ReadonlyMap<string, Schema>;
  /** Enumerations that occur only in responses of our API, which may contain other values. Other documents do not say so. */
  openEnumerations: ReadonlySet<Schema>;
  /** Query parameters of every operation. */
  sharedQuery: readonly string[];
  paths: Paths;
  /** The segments of each operation's path, without its version and the names of its parameters. */
  resources: ReadonlyMap<OperationModel, readonly string[]>;
  uses: Uses;
  facets: FacetReader;
}

export function contractOf(input: SiteInput): Contract {
  const { document } = input;
  const operations = listOperations(document);
  const tags = tagGroups(document, operations);
  const schemas = new Map(Object.entries(document.components?.schemas ?? {}));
  return {
    input,
    document,
    operations,
    tags,
    schemas,
    openEnumerations: new Set(input.isForeign === true ? [] : enumerations(document).flatMap(({ schema, open }) => (open ? [schema] : []))),
    sharedQuery: input.isForeign === true ? [] : sharedQuery(operations),
    paths: pathsOf({
      operations,
      tags: tags.map(({ name }) => name),
      schemas: [...schemas.keys()],
      guides: [...new Set([...input.guides.map(({ name }) => name), ...(input.releases?.length ? ["changelog"] : [])])],
      webhooks: Object.keys(document.webhooks ?? {}),
    }),
    resources: new Map(operations.map((operation) => [operation, resourceOf(operation)])),
    uses: new Uses(document, operations),
    facets: new FacetReader(document),
  };
}

/** Returns the query parameters that all operations have. */
export function sharedQuery(operations: readonly OperationModel[]): string[] {
  const [first = [], ...others] = operations.map(({ parameters }) =>
    parameters.filter((parameter) => parameter.in === "query" && !isFreeForm(parameter)).map(({ name }) => name),
  );
  return first.filter((name) => others.every((names) => names.includes(name)));
}

function resourceOf({ path }: OperationModel): string[] {
  const segments = path.split("/").filter((segment) => segment !== "");
  return segments.filter((segment, at) => at > 0 || !/^v\d+$/.test(segment)).map((segment) => segment.replace(/^\{.*\}$/, "{}"));
}

/** Returns the tags in the order of the document, then the others by name, with their operations in reading order. */
function tagGroups(document: OpenApiDocument, operations: readonly OperationModel[]): TagGroup[] {
  const declared = (document.tags ?? []).map(({ name, description }) => [name, description ?? ""] as const);
  const titles = new Map(
    (document.tags ?? []).flatMap(({ name, summary, "x-displayName": title = summary }) =>
      typeof title === "string" && title !== "" ? [[name, oneLine(title)]] : [],
    ),
  );
  const used = operations.flatMap((operation) => tagsOf(operation).map((name) => [name, ""] as const));
  const descriptions = new Map([...used, ...declared]);
  const names = new Set([...declared, ...used.toSorted(([a], [b]) => compareNames(a, b))].map(([name]) => name));
  const headings = headingsOf(document, titles);
  const known = [...headings.keys()].filter((name) => names.has(name));
  return [...new Set([...known, ...names])].map((name) => ({
    name,
    title: titles.get(name) ?? name,
    description: descriptions.get(name) ?? "",
    ...(headings.size > 0 && { heading: headings.get(name) ?? "Other" }),
    operations: inReadingOrder(operations.filter((operation) => tagsOf(operation).includes(name))),
  }));
}

function tagsOf({ tag, operation: { tags } }: OperationModel): string[] {
  return [tag, ...(Array.isArray(tags) ? tags.map(String) : [])];
}

/**
 * Returns the heading of each grouped tag: its group (https://redocly.com/docs-legacy/api-reference-docs/specification-extensions/x-tag-groups),
 * or the outermost `parent` (https://spec.openapis.org/oas/v3.2.0#tag-object).
 */
function headingsOf({ "x-tagGroups": groups, tags = [] }: OpenApiDocument, titles: ReadonlyMap<string, string>): Map<string, string> {
  const parents = new Map(tags.flatMap(({ name, parent }) => (typeof parent === "string" && parent !== name ? [[name, parent]] : [])));
  const rootOf = (name: string, hops = 0): string => (hops < 20 && parents.has(name) ? rootOf(parents.get(name) ?? "", hops + 1) : name);
  const families = [...new Set([...parents.keys()].map((name) => rootOf(name)))].map((root) => ({
    name: titles.get(root) ?? root,
    tags: [root, ...parents.keys()].filter((name) => rootOf(name) === root),
  }));
  const given = (Array.isArray(groups) ? groups.filter((group) => group !== null) : families) as { name?: unknown; tags?: unknown }[];
  return new Map(
    given.flatMap(({ name, tags: own }) => (Array.isArray(own) ? own : []).map((tag): [string, string] => [String(tag), String(name)])),
  );
}
