import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { SiteInput } from "../../../../scripts/docs/model/site.js";
import { createSite } from "../../../../scripts/docs/model/site.js";
import type { Field, OperationPage, Page, Shape, Site } from "../../../../scripts/docs/model/types.js";
import type { OpenApiDocument, Schema } from "../../../../scripts/read/openapi.js";
import { REPOSITORY } from "../../../../scripts/core/files/repository.js";
import { schemasOf } from "../../../generate/harness/small-documents.js";

export const document = JSON.parse(readFileSync(resolve(REPOSITORY, "generated/openapi.json"), "utf8")) as OpenApiDocument;

export function inputOf(document: OpenApiDocument, more: Partial<SiteInput> = {}): SiteInput {
  return { document, sources: { operations: new Map(), schemas: new Map(), tags: new Map() }, guides: [], samples: new Map(), ...more };
}

export const siteOf = (document: OpenApiDocument, more: Partial<SiteInput> = {}): Site => createSite(inputOf(document, more));
export const site = siteOf(document);

export function pagesOf<Kind extends Page["kind"]>({ pages }: Site, kind: Kind): Extract<Page, { kind: Kind }>[] {
  return pages.filter((page): page is Extract<Page, { kind: Kind }> => page.kind === kind);
}

export function operationPage(operationId: string, from = site): OperationPage {
  const page = pagesOf(from, "operation").find((page) => page.operationId === operationId);
  if (page === undefined) throw new Error(`There is no page of ${operationId}.`);
  return page;
}

export function shapeOf(schema: unknown, others: Record<string, unknown> = {}): Shape {
  return schemaShape(schemasOf({ Wanted: schema, ...others } as Record<string, Schema>), "Wanted");
}

export function schemaShape(document: OpenApiDocument, name: string): Shape {
  const page = pagesOf(siteOf(document), "schema").find((page) => page.name === name);
  if (page === undefined) throw new Error(`There is no page of the schema ${name}.`);
  return page.shape;
}

export const typeOf = ({ type }: Shape): string => type.map(({ text, path }) => (path === undefined ? text : `<${text}>`)).join("");

export function shapesOn(page: Page): Shape[] {
  if (page.kind === "schema") return [page.shape];
  if (page.kind !== "operation") return [];
  const contents = [...(page.requestBody?.content ?? []), ...page.responses.flatMap(({ content }) => content)];
  return contents.flatMap(({ shape }) => shape ?? []);
}

export function fieldsOn(page: Page): Field[] {
  const parameters = page.kind === "operation" ? Object.values(page.parameters).flat() : [];
  return [...parameters.flatMap((field) => [field, ...fieldsIn(field.shape)]), ...shapesOn(page).flatMap(fieldsIn)];
}

export const fieldsIn = ({ fields, variants, further }: Shape): Field[] => [
  ...fields.flatMap((field) => [field, ...fieldsIn(field.shape)]),
  ...variants.flatMap(({ shape }) => fieldsIn(shape)),
  ...(typeof further === "object" ? fieldsIn(further) : []),
];

export function deeplyFrozen<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deeplyFrozen);
  }
  return value;
}
