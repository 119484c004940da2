import type { Contract } from "./contract.js";
import { schemaLink } from "./links.js";
import { SCHEMAS } from "./paths.js";
import { proseRecord } from "./search-records.js";
import type { SchemasPage } from "./types.js";

const DESCRIPTION = "The named schemas of the contract, which are also the names of the TypeScript types.";
const FOREIGN = "The named schemas of the API.";

/** Returns the list of all schemas; none without schemas. */
export function schemasPages(contract: Contract): SchemasPage[] {
  const schemas = [...contract.schemas.keys()].map((name) => schemaLink(contract, name));
  if (schemas.length === 0) return [];
  const description = contract.input.isForeign === true ? FOREIGN : DESCRIPTION;
  return [{ kind: "schemas", path: SCHEMAS, title: "Schemas", description, schemas, search: proseRecord("schema", description) }];
}
