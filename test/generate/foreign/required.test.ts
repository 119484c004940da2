import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { array, json, object, ref, response, text } from "../../harness/documents.js";
import { compile } from "../harness/compiler.js";
import { acceptedFrom, document } from "./harness.js";

const result = { 200: response(json(object({ pet: ref("Pet"), page: ref("Page"), animal: ref("Animal"), note: text }))) };
const call = { requestBody: { content: json(ref("Pet")) }, responses: result };
const TEXT = document(
  { "/pets": { get: { operationId: "readPets", responses: result }, post: { operationId: "addPet", ...call } } },
  {
    schemas: {
      Pet: object({ name: text, secret: { ...text, writeOnly: true }, friends: array(ref("Pet")), nick: { type: ["string", "null"] } }),
      Page: { allOf: [ref("Base"), object({ items: array(object({ id: text })) })] },
      Base: object({ total: { type: "integer" } }),
      Animal: { ...object({ kind: text, age: { type: "integer" } }, ["kind"]), discriminator: { propertyName: "kind" } },
      Cat: { allOf: [ref("Animal"), object({ lives: { type: "integer" } })] },
    },
  },
);

const USES = `
import { addPet, createClient, type Pet, type PetOutput, readPets } from "./index.js";
const { pet, page, animal, note } = await readPets(createClient({ baseUrl: "https://api.example.com" }));
export const whole: PetOutput = pet;
const friend: string | undefined = pet.friends[0]?.name;
export const texts: string[] = [pet.name, note, ...page.items.map(({ id }) => id)];
export const numbers: number[] = [page.total, animal.age, animal.kind === "Cat" ? animal.lives : 0];
export const nick: string | null = pet.nick;
export const sent: Pet = { name: "Rex", secret: "x" };
await addPet(createClient({ baseUrl: "https://api.example.com" }), { body: friend === undefined ? {} : sent });
// @ts-expect-error a response has no such property
pet.secret;
`;

test("with `requireProperties`, responses have all that they list, and requests what the document requires", async () => {
  const { folder } = await acceptedFrom({ "openapi.json": TEXT }, { requireProperties: true, plugins: ["zod"] });
  await symlink(join(REPOSITORY, "node_modules"), join(folder, "node_modules"), "junction");
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await writeFile(join(folder, "out/uses.ts"), USES);
  expect(compile(folder, [join(folder, "out/uses.ts"), join(folder, "out/plugins/zod.ts")])).toEqual([]);
});
