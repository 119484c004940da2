import { Anchors } from "./anchors.js";
import type { Contract } from "./contract.js";
import { operationLink, schemaLink, tagCounts } from "./links.js";
import { SCHEMAS } from "./paths.js";
import { plainText } from "./prose.js";
import { fieldNames, proseRecord, saidOf } from "./search-records.js";
import { titleWords } from "./limits.js";
import { Shapes } from "./shape.js";
import type { SchemaPage, SchemasPage } from "./types.js";

export function schemaPage(contract: Contract, name: string): SchemaPage {
  const { uses, input } = contract;
  const users = uses.operationsOf(name);
  const { title, path, description } = schemaLink(contract, name);
  const source = input.sources.schemas.get(name);
  const schema = contract.schemas.get(name) ?? {};
  const own = new Shapes(contract, new Anchors()).of(schema, ["fields"]);
  const titles = titleWords(schema, name);
  const shape = { ...own, limits: [...titles, ...own.limits] };
  const { values, texts } = saidOf([], [shape]);
  return {
    kind: "schema",
    path,
    title,
    description: description || `The schema ${name}.`,
    ...(source === undefined ? {} : { source }),
    name,
    shape,
    usedBy: users.map((operation) => operationLink(contract, operation)),
    usedByTag: tagCounts(contract, users),
    partOf: uses.ownersOf(name).map((owner) => schemaLink(contract, owner)),
    search: { kind: "schema", id: name, ...fieldNames([], [shape]), values, text: [plainText(shape.text), ...titles, ...texts].join(" ") },
  };
}

const DESCRIPTION = "The named schemas of the contract, which are also the names of the TypeScript types.";
const FOREIGN = "The named schemas of the API.";

/** Returns the list of all schemas; none without schemas. */
export function schemasPages(contract: Contract): SchemasPage[] {
  const schemas = [...contract.schemas.keys()].map((name) => schemaLink(contract, name));
  if (schemas.length === 0) return [];
  const description = contract.input.isForeign === true ? FOREIGN : DESCRIPTION;
  return [{ kind: "schemas", path: SCHEMAS, title: "Schemas", description, schemas, search: proseRecord("schema", description) }];
}
