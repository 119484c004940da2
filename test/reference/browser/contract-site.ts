import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { OpenApiDocument } from "../../../scripts/lib/openapi.js";
import { createSite } from "../../../scripts/docs/model/site.js";
import type { OperationPage, Site } from "../../../scripts/docs/model/types.js";

const BUNDLE = resolve(import.meta.dirname, "../../../generated/openapi.json");

/** The site of the contract as it is, without guides and samples. */
export function contractSite(): Site {
  const document = JSON.parse(readFileSync(BUNDLE, "utf8")) as OpenApiDocument;
  const sources = { operations: new Map(), schemas: new Map(), tags: new Map() };
  return createSite({ document, sources, guides: [], samples: new Map() });
}

export function operationsOf(site: Site): OperationPage[] {
  return site.pages.filter((page) => page.kind === "operation");
}
