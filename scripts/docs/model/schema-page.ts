import { Anchors } from "./anchors.js";
import type { Contract } from "./contract.js";
import { operationLink, schemaLink, tagCounts } from "./links.js";
import { plainText } from "./prose.js";
import { fieldNames, partsIn, valueNames } from "./search-records.js";
import { Shapes } from "./shape.js";
import type { SchemaPage } from "./types.js";

export function schemaPage(contract: Contract, name: string): SchemaPage {
  const { uses, input } = contract;
  const users = uses.operationsOf(name);
  const { title, path, description } = schemaLink(contract, name);
  const source = input.sources.schemas.get(name);
  const shape = new Shapes(contract, new Anchors()).of(contract.schemas.get(name) ?? {}, ["fields"]);
  const named = fieldNames(shape.fields, partsIn(shape));
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
    search: { kind: "schema", id: name, ...named, values: valueNames(shape), text: plainText(shape.text) },
  };
}
