import type { OpenApiDocument } from "../../read/openapi.js";
import type { Guide } from "../guides/guide.js";
import type { Brand, Sample } from "./types.js";

export type { Guide } from "../guides/guide.js";

/** The input of the reference. */
export interface SiteInput {
  document: OpenApiDocument;
  sources: SourceFiles;
  /** In reading order. */
  guides: readonly Guide[];
  /** By operationId. */
  samples: ReadonlyMap<string, readonly Sample[]>;
  /** The document is of another API: its pages name none of our packages, and their conventions do not hold. */
  isForeign?: true;
  /** Only the records of the search are read: a schema with a page of its own is shown by its name alone. */
  isIndex?: true;
  /** In place of the document's title. */
  name?: string;
  brand?: Brand;
  /** The newest first. */
  releases?: readonly Release[];
}

/** The changes of a version. */
export interface Release {
  version: string;
  operations: readonly { kind: "added" | "changed" | "removed"; method: string; path: string }[];
  /** Each in one sentence. */
  changes: readonly { verdict: "breaking" | "risky" | "compatible"; message: string }[];
}

/** The source files of pages, relative to the repository. */
export interface SourceFiles {
  /** By operationId. */
  operations: ReadonlyMap<string, string>;
  /** By schema name. */
  schemas: ReadonlyMap<string, string>;
  /** By tag name. */
  tags: ReadonlyMap<string, string>;
  /** The text of the home page. */
  info?: string;
}
