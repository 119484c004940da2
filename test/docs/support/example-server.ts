import { readFileSync } from "node:fs";
import { join } from "node:path";
import { REPOSITORY } from "../../../scripts/lib/redocly-config.js";
import { type Answer, json, type ReceivedRequest } from "../../support/server.js";

interface Media {
  examples?: Record<string, { $ref: string }>;
}

interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, Media>; $ref?: string }>;
}

interface Contract {
  paths: Record<string, Record<string, Operation | undefined>>;
  components: { examples: Record<string, { value: unknown }> };
}

const contract = JSON.parse(readFileSync(join(REPOSITORY, "generated/openapi.json"), "utf8")) as Contract;

/** Answers as the contract's examples do, in the fullest form that it has of an answer; a list has two pages. */
export function exampleAnswer(request: ReceivedRequest): Answer {
  const { operationId, responses } = operationOf(request);
  const headers = { "x-request-id": "req_1" };
  const media = responses["200"]?.content?.["application/json"];
  const example = Object.entries(media?.examples ?? {}).find(([name]) => name === "response-full")?.[1];
  if (!example) return { headers };
  const value = contract.components.examples[example.$ref.replace(/.*\//, "")]?.value;
  if (value === undefined) throw new Error(`${operationId} has no example ${example.$ref}`);
  const answer = json(atPage(value, request.query.get("next")));
  return { ...answer, headers: { ...answer.headers, ...headers } };
}

/** The example of a page names the next one; the page behind that is the last. */
function atPage(value: unknown, cursor: string | null): unknown {
  const { pagination } = value as { pagination?: { next: string } };
  if (pagination === undefined || cursor === null) return value;
  if (cursor !== pagination.next) throw new Error(`no page has the cursor ${cursor}`);
  return { ...(value as object), pagination: { ...pagination, next: null } };
}

function operationOf({ method, path }: ReceivedRequest): Operation {
  const fitting = Object.keys(contract.paths).filter((template) => expressionOf(template).test(path));
  // A segment that is written out goes before a parameter.
  const [template = ""] = fitting.sort((one, other) => one.split("{").length - other.split("{").length);
  const operation = contract.paths[template]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`the contract has no ${method} ${path}`);
  return operation;
}

function expressionOf(template: string): RegExp {
  return new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\w+\}/g, "[^/]+")}$`);
}
