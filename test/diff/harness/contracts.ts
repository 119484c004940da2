import { join } from "node:path";
import type { ContractDiff } from "../../../scripts/diff/index.js";
import { diffContracts } from "../../../scripts/diff/index.js";
import { emptyFolder, writeFiles } from "../../harness/folders.js";

export type Files = Readonly<Record<string, string>>;
export const PATH_FILE = "groups/things/paths/v1@things@{id}.yaml";
export const THING_FILE = "groups/things/schemas/Thing.yaml";
export const SIZE_FILE = "groups/things/schemas/Size.yaml";

/** A contract of three operations: one schema is sent and received, leads to itself, and refers to another one. */
export const CONTRACT: Files = {
  "openapi.yaml": `openapi: 3.1.0
info: { title: Things, version: 0.0.1 }
servers: [{ url: https://things.example }]
security: [{ bearer: [] }]
tags: [{ name: Things }, { name: Others }]
paths:
  /v1/things/{id}:
    $ref: "groups/things/paths/v1@things@{id}.yaml"
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer }
`,
  [PATH_FILE]: `parameters:
  - name: id
    in: path
    required: true
    schema: { type: string }
get:
  tags: [Things]
  operationId: readThing
  description: Reads a thing.
  responses:
    "200":
      description: The thing.
      content: { application/json: { schema: { $ref: "../schemas/Thing.yaml" } } }
    "404": { description: There is none. }
put:
  tags: [Things]
  operationId: replaceThing
  requestBody: { required: true, content: { application/json: { schema: { $ref: "../schemas/Thing.yaml" } } } }
  responses: { "204": { description: Done. } }
delete:
  tags: [Others]
  operationId: deleteThing
  responses: { "204": { description: Done. } }
`,
  [THING_FILE]: `type: object
required: [name]
properties:
  name:
    type: string
    maxLength: 10
  size:
    $ref: "./Size.yaml"
  parts:
    type: array
    items:
      $ref: "./Thing.yaml"
`,
  [SIZE_FILE]: `type: string
enum: [small, large]
`,
};

/** A text in a file becomes another one; that it is not there once is an error. */
export function changed(files: Files, file: string, from: string, to: string): Files {
  const text = files[file] ?? "";
  if (text.split(from).length !== 2) throw new Error(`${file} does not say ${JSON.stringify(from)} once`);
  return { ...files, [file]: text.replace(from, () => to) };
}

export async function writeContract(folder: string, files: Files): Promise<void> {
  await writeFiles(join(folder, "spec"), files);
}

export async function diffOf(base: Files, revision: Files): Promise<ContractDiff> {
  const folder = emptyFolder();
  await writeContract(join(folder, "base"), base);
  await writeContract(join(folder, "revision"), revision);
  return diffContracts(join(folder, "base"), join(folder, "revision"));
}

export function linesOf({ changes }: ContractDiff): string[] {
  return changes.map(({ verdict, rule, side, operations }) => [verdict, rule, side, ...operations].join(" "));
}
