import type { Detail } from "../../model/operation.js";

/** The data of a page in the search index. */
export interface IndexRecord {
  /** `operation`, `schema`, `tag` or `guide`. */
  kind: string;
  title: string;
  /** The page, below the root of the site. */
  path: string;
  /** The operationId or the name of the schema. */
  id?: string;
  /** Such as `GET /v1/access-groups/{idOrName}`. */
  call?: string;
  detail?: Detail;
  fields: string;
  text: string;
}
