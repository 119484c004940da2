import type { Detail } from "../../model/operation.js";

/** The data of a page in the search index. */
export interface IndexRecord {
  /** `operation`, `schema`, `tag` or `guide`. */
  kind: string;
  title: string;
  /** The page's path, relative to the site's root. */
  path: string;
  /** The operationId or schema name. */
  id?: string;
  /** Such as `GET /v1/access-groups/{idOrName}`. */
  call?: string;
  detail?: Detail;
  fields: string;
  /** The values of enumerations. */
  values?: string;
  /** The numbers of the records of schemas whose fields the page has, too. */
  of?: readonly number[];
  text: string;
}
