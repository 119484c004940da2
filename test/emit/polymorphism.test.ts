import { type Case, testDocuments } from "./harness/compile-documents.js";
import { array, documentOf, json, object, ref, text } from "../harness/documents.js";

const schemas = (given: object, paths: object = {}) => documentOf(paths, { openapi: "3.0.3", components: { schemas: given } });
const by = (propertyName: string, mapping?: object) => ({ discriminator: { propertyName, ...(mapping && { mapping }) } });
const Cat = object({ kind: text, lives: { type: "integer" } }, ["kind", "lives"]);
const Dog = object({ kind: text, tricks: array(text) }, ["kind"]);
const oneOf = [ref("Cat"), ref("Dog")];

/** What every union of these tells apart. */
const narrowing = (cat: string, dog: string) => `export function lives(pet: schemas.Pet): number {
  if (pet.kind === "${cat}") return pet.lives;
  same<Equals<typeof pet.kind, "${dog}">>();
  return pet.tricks?.length ?? 0;
}
export const cat: schemas.Pet = { kind: "${cat}", lives: 9 };
export const named: schemas.Cat = cat;
export const fish: schemas.Pet = { kind: "fish", lives: 1 }; // refused: no such kind`;

/** An operation whose body is a union with a discriminator of its own, for each of them. */
const bodies = (unions: Record<string, object>, given: object) => {
  const posted = Object.entries(unions).map(([operationId, schema]) => [
    `/${operationId}`,
    { post: { operationId, requestBody: { required: true, content: json(schema) }, responses: {} } },
  ]);
  return schemas(given, Object.fromEntries(posted) as object);
};

const CASES: Record<string, Case> = {
  "a property that states its value itself, in a union with null": {
    document: schemas({
      Cat: object({ kind: { anyOf: [{ ...text, enum: ["cat"] }, { type: "null" }] }, lives: { type: "integer" } }, ["lives"]),
      Dog: object({ kind: { oneOf: [{ const: "dog" }, { const: "wolf" }] } }, ["kind"]),
      Pet: { oneOf, ...by("kind") },
    }),
    uses: `same<Equals<schemas.Pet["kind"], "cat" | "dog" | "wolf" | null>>();
export const cat: schemas.Pet = { kind: "cat", lives: 9 };
export const named: schemas.Pet = { kind: "Cat", lives: 9 }; // refused: the name of the schema`,
  },
  "a property whose values parts of variants state, which their common base leaves open": {
    document: schemas({
      Base: object({ kind: text, id: text }),
      Cat: { allOf: [ref("Base"), object({ kind: { const: "cat" }, lives: { type: "integer" } })] },
      Dog: { allOf: [ref("Base"), object({ kind: { anyOf: [{ enum: ["dog"] }, { type: "null" }] } })] },
      Bird: { allOf: [object({ kind: { enum: ["bird"] } })], type: "object", properties: { kind: text } },
      Pet: { oneOf: [...oneOf, ref("Bird")], ...by("kind") },
    }),
    uses: `same<Equals<schemas.Pet["kind"], "cat" | "dog" | "bird">>();
export const cat: schemas.Pet = { kind: "cat", id: "1", lives: 9 };`,
  },
  "a property that is a number": {
    document: schemas({
      Cat: object({ kind: { type: "integer" }, lives: { type: "integer" } }, ["kind", "lives"]),
      Dog: object({ kind: { type: "integer" }, tricks: array(text) }, ["kind"]),
      Pet: { oneOf, ...by("kind", { 1: "Cat", 2: "Dog", 3: "Dog", no: "Dog" }) },
    }),
    uses: `export const lives = (pet: schemas.Pet): number => (pet.kind === 1 ? pet.lives : (pet.tricks?.length ?? 0));
same<Equals<schemas.Pet["kind"], 1 | 2 | 3>>();`,
  },
  "unions of operations, each with its own discriminator": {
    document: bodies(
      {
        mapped: { oneOf, ...by("kind", { one: "Cat", uno: "#/components/schemas/Cat", two: "Dog" }) },
        named: { oneOf, ...by("kind") },
        other: { type: "object", properties: { what: { enum: ["c", "k", "d"] } }, oneOf, ...by("what", { c: "Cat", k: "Cat", d: "Dog" }) },
        plain: { oneOf },
      },
      { Cat, Dog },
    ),
    uses: `export const calls = [
  api.mapped(client, { body: { kind: "one", lives: 1 } }),
  api.mapped(client, { body: { kind: "uno", lives: 1 } }),
  api.mapped(client, { body: { kind: "two", tricks: [] } }),
  api.named(client, { body: { kind: "Cat", lives: 1 } }),
  api.other(client, { body: { kind: "any", lives: 1, what: "k" } }),
  api.other(client, { body: { kind: "any", what: "d" } }),
  api.plain(client, { body: { kind: "any", lives: 1 } }),
];
export const wrong = api.named(client, { body: { kind: "one", lives: 1 } }); // refused: the name of another union
export const dog = api.mapped(client, { body: { kind: "two", lives: 1 } }); // refused: a dog has no lives
export const unsaid = api.other(client, { body: { kind: "any", lives: 1 } }); // refused: what it is has to be said
same<Equals<schemas.Cat, { kind: string; lives: number }>>();`,
  },
  "a property that says as much already, and is for responses alone": {
    document: bodies(
      { call: { oneOf, ...by("kind", { cat: "Cat", dog: "Dog" }) } },
      {
        Cat: object({ kind: { ...text, enum: ["cat"], readOnly: true }, lives: { type: "integer" } }, ["kind", "lives"]),
        Dog: object({ kind: { ...text, enum: ["dog"], readOnly: true }, tricks: text }, ["kind", "tricks"]),
        Pet: { oneOf, ...by("kind", { cat: "Cat", dog: "Dog" }) },
      },
    ),
    uses: `export const calls = [api.call(client, { body: { lives: 9 } }), api.call(client, { body: { tricks: "" } })];`,
  },
  "a property that need not be there": {
    document: bodies(
      { call: { oneOf: [ref("Fish"), ref("Bird")], ...by("kind", { fish: "Fish", bird: "Bird" }) } },
      {
        Fish: object({ kind: text, fins: text }),
        Bird: object({ kind: text, wings: text }, ["kind"]),
        Beast: { oneOf: [ref("Ant"), ref("Bee")], ...by("kind") },
        Ant: object({ kind: text, legs: text }),
        Bee: object({ kind: text, wings: text }),
        Pet: { oneOf, ...by("kind") },
        Cat: object({ kind: { const: "cat", default: "cat" }, lives: { type: "integer" } }, ["lives"]),
        Dog: object({ kind: { const: "dog", default: "dog" }, tricks: array(text) }, ["tricks"], { additionalProperties: false }),
      },
    ),
    uses: `export const calls = [api.call(client, { body: { kind: "fish", fins: "a" } }), api.call(client, { body: { kind: "bird", wings: "a" } })];
export const wrong = api.call(client, { body: { kind: "bird", fins: "a" } }); // refused: a fish is no bird
export const unsaid = api.call(client, { body: { fins: "a" } }); // refused: in a union, the kind has to be said
same<Equals<schemas.Ant, { kind?: "Ant"; legs?: string }>>();
export const ant: schemas.Beast = { legs: "a" }; // refused: for the same reason
export const size = (pet: schemas.Pet): number => (pet.kind === "cat" ? pet.lives : pet.tricks.length);`,
  },
  "closed schemas of two unions": {
    document: schemas({
      Cat: { ...Cat, additionalProperties: false },
      Dog: { ...Dog, additionalProperties: false },
      Stone: object({ weight: text }, [], { additionalProperties: false }),
      Pet: { oneOf, ...by("kind", { cat: "Cat", dog: "Dog" }) },
      Beast: { oneOf: [...oneOf, ref("Stone")], ...by("kind", { feline: "Cat", canine: "Dog" }) },
    }),
    uses: `declare const pet: schemas.Pet;
same<Equals<typeof pet.kind, "cat" | "dog">>();
export const tricks: string[] | undefined = pet.tricks;
export const feline: schemas.Beast = { kind: "feline", lives: 1 };
export const stone: schemas.Beast = { weight: "a" };
export const cat: schemas.Beast = { kind: "cat", lives: 1 }; // refused: the name of another union`,
  },
  "a property with values of which each union has some": {
    document: schemas({
      Cat: object({ kind: { type: "string", enum: ["cat", "tom", "kitten"] }, lives: text }, ["kind"]),
      Dog: object({ kind: { type: "string", enum: ["DOG"] } }, ["kind"]),
      Pet: { oneOf, ...by("kind", { cat: "Cat", tom: "Cat", dog: "Dog" }) },
      Young: { oneOf, ...by("kind", { kitten: "Cat", dog: "Dog" }) },
    }),
    uses: `same<Equals<schemas.Pet["kind"], "cat" | "tom" | "DOG">>();
same<Equals<schemas.Young["kind"], "kitten" | "DOG">>();
same<Equals<schemas.Cat["kind"], "cat" | "tom" | "kitten">>();`,
  },
  "names in part": { document: schemas({ Cat, Dog, Pet: { anyOf: oneOf, ...by("kind", { cat: "Cat" }) } }), uses: narrowing("cat", "Dog") },
  "variants without the property or a type": {
    document: schemas({
      Cat: { properties: { lives: { type: "integer" } }, required: ["lives"] },
      Dog: { allOf: [object({ tricks: array(text) })] },
      Pet: { oneOf, ...by("kind") },
    }),
    uses: narrowing("Cat", "Dog"),
  },
  "inheritance over two steps": {
    document: schemas({
      Pet: object({ kind: text, name: text }, ["kind"], by("kind", { cat: "#/components/schemas/Cat" })),
      Cat: { allOf: [ref("Pet"), object({ lives: { type: "integer" } })] },
      Lion: { allOf: [ref("Cat"), object({ mane: { type: "boolean" } })] },
    }),
    uses: `same<Equals<schemas.Lion["kind"], "Lion">>();
same<Equals<schemas.Cat["kind"], "cat" | "Lion">>();
same<Equals<schemas.Pet["kind"], "cat" | "Lion">>();
export const mane = (pet: schemas.Pet): boolean | undefined => (pet.kind === "Lion" ? pet.mane : undefined);
export const lion: schemas.Lion = { kind: "Lion", lives: 1, mane: true, name: "Leo" };`,
  },
  "inheritance without a union": {
    document: schemas({
      Pet: object({ kind: text }, ["kind"], by("kind", { cat: "Cat", dog: "Dog" })),
      Cat: { allOf: [ref("Pet"), object({ lives: { type: "integer" } }, ["lives"])] },
      Dog: { allOf: [ref("Pet")], type: "object", properties: { tricks: array(text) } },
      Owner: object({ pets: array(ref("Pet")), favourite: { nullable: true, allOf: [ref("Pet")] } }, ["pets", "favourite"]),
    }),
    uses: `${narrowing("cat", "dog")}
export const owner: schemas.Owner = { pets: [cat, { kind: "dog", tricks: [] }], favourite: null };
export const lost: schemas.Owner = { pets: [], favourite: { kind: "dog", lives: 1 } }; // refused: a dog has no lives`,
  },
  "inheritance from a base that is a variant, and may be null": {
    document: schemas({
      Pet: object({ kind: text, name: text }, ["kind"], { nullable: true, ...by("kind") }),
      Cat: { allOf: [ref("Pet"), object({ lives: { type: "integer" } }, ["lives"])] },
    }),
    uses: `same<Equals<NonNullable<schemas.Pet>["kind"], "Pet" | "Cat">>();
export const pets: schemas.Pet[] = [null, { kind: "Pet", name: "a" }, { kind: "Cat", lives: 9 }];
export const lives = (pet: schemas.Pet): number | undefined => (pet?.kind === "Cat" ? pet.lives : undefined);`,
  },
  "a schema that extends a union": {
    document: schemas({
      Cat,
      Dog,
      Pet: { oneOf, ...by("kind", { cat: "Cat", dog: "Dog" }) },
      Chipped: { allOf: [ref("Pet"), object({ chip: text }, ["chip"])] },
    }),
    uses: `export const chipped: schemas.Chipped = { kind: "cat", lives: 1, chip: "a" };
export const lives = (pet: schemas.Chipped): number | string => (pet.kind === "cat" ? pet.lives : pet.chip);`,
  },
  "a union of what inherits from it": {
    document: schemas({
      Pet: object({ kind: text, name: text }, ["kind", "name"], { oneOf, ...by("kind", { cat: "Cat", dog: "Dog" }) }),
      Cat: { allOf: [ref("Pet"), object({ lives: { type: "integer" } }, ["lives"])] },
      Dog: { allOf: [ref("Pet"), object({ tricks: array(text) })] },
    }),
    uses: `export function lives(pet: schemas.Pet): number | string {
  return pet.kind === "cat" ? pet.lives : pet.name;
}
export const dog: schemas.Dog = { kind: "dog", name: "Rex" };
export const cat: schemas.Pet = { kind: "cat", name: "Tom" }; // refused: a cat has lives`,
  },
  "a property that is a number or has its value already": {
    document: schemas({
      One: object({ kind: { type: "integer" } }, ["kind"]),
      Two: object({ kind: { type: "string", enum: ["two"] } }, ["kind"]),
      Either: { oneOf: [ref("One"), ref("Two")], ...by("kind") },
    }),
    uses: `same<Equals<schemas.Either["kind"], number | "two">>();\n`,
  },
  "values that an extension of AutoRest names": {
    document: schemas({
      Pet: object({ kind: text }, ["kind"], by("kind")),
      Cat: { allOf: [ref("Pet"), object({ lives: { type: "integer" } }, ["lives"])], "x-ms-discriminator-value": "#cat" },
      Dog: { allOf: [ref("Pet")] },
    }),
    uses: `export const lives = (pet: schemas.Pet): number => (pet.kind === "#cat" ? pet.lives : 0);
same<Equals<schemas.Pet["kind"], "#cat" | "Dog" | "Pet">>();`,
  },
  "an heir of two bases, of which one maps it": {
    document: schemas({
      Read: object({ kind: { ...text, readOnly: true }, id: text }, ["kind"], by("kind", { home: "#/components/schemas/ReadHome" })),
      Made: object({ kind: { ...text, readOnly: true } }, ["kind"], { ...by("kind", { home: "Home" }), additionalProperties: false }),
      Home: { allOf: [ref("Made")], ...object({ title: text }), additionalProperties: false },
      ReadHome: { allOf: [ref("Read"), ref("Home")], type: "object", additionalProperties: false },
    }),
    uses: `same<Equals<schemas.ReadHome, { readonly kind: string; id?: string } & { readonly kind: "home"; title?: string }>>();
same<Equals<schemas.Made["kind"], "home">>();
export const title = (page: schemas.Read): string | undefined => page.title;`,
  },
  "a property that the union requires": {
    document: schemas({
      Cat: object({ kind: { ...text, enum: ["cat"] }, lives: { type: "integer" } }, ["lives"]),
      Dog: object({ kind: { ...text, enum: ["dog"] }, tricks: array(text) }),
      Pet: { type: "object", required: ["kind"], anyOf: oneOf, ...by("kind", { cat: "#/components/schemas/Cat", dog: "Dog" }) },
    }),
    uses: narrowing("cat", "dog").replace(/^.*named.*$/m, ""),
  },
  "variants that only the mapping lists": {
    document: schemas({ Cat, Dog, Pet: { type: "object", ...by("kind", { cat: "Cat", dog: "#/components/schemas/Dog", fish: "Fish" }) } }),
    uses: narrowing("cat", "dog"),
  },
  "a mapping that leads nowhere": {
    document: schemas({ Cat, Dog, Pet: { oneOf, ...by("kind", { bird: "Bird", no: 3, __proto__x: "../x.yaml" }) } }),
    uses: narrowing("Cat", "Dog"),
  },
};

testDocuments(CASES);
