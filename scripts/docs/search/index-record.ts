import type { Detail } from "../../model/operation.js";
import type { SearchRecord } from "../model/types.js";

/** The data of a page in the search index. */
export interface IndexRecord extends Pick<SearchRecord, "kind" | "id" | "call" | "text"> {
  title: string;
  /** The page's path, relative to the site's root. */
  path: string;
  detail?: Detail;
  fields: string;
  values?: string;
  /** The numbers of the records of schemas whose fields the page has, too. */
  of?: readonly number[];
}
