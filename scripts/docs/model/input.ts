import type { OpenApiDocument } from "../../read/openapi.js";
import type { Guide } from "../guides/guide.js";
import type { Sample } from "./types.js";

export type { Guide } from "../guides/guide.js";

/** All that the reference is made from. */
export interface SiteInput {
  document: OpenApiDocument;
  sources: SourceFiles;
  /** In reading order. */
  guides: readonly Guide[];
  /** By operationId. */
  samples: ReadonlyMap<string, readonly Sample[]>;
}

/** The files that say what the pages say, from the root of the repository. */
export interface SourceFiles {
  /** By operationId. */
  operations: ReadonlyMap<string, string>;
  /** By the name of the schema. */
  schemas: ReadonlyMap<string, string>;
  /** By the name of the tag. */
  tags: ReadonlyMap<string, string>;
  /** The text of the home page. */
  info?: string;
}
