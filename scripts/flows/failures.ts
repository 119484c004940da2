import type { Finding } from "../core/cli/finding.js";
import { itemsOf, textAt } from "../lint/flows/read-flows.js";
import { child, type SpecNode } from "../read/spec-node.js";
import { type Executed, failedChecks } from "./outcome.js";
import type { RanCheck } from "./respect.js";
import { plain, schemaFaults } from "./schema-faults.js";

const LONGEST_BODY = 300;

/** Returns failed checks as findings, at the position of the expectation in the flow. */
export function failuresOf(executed: readonly Executed[]): Finding[] {
  return executed.flatMap((each) => failedChecks(each).map((check) => failureOf(each, check)));
}

function failureOf(executed: Executed, check: RanCheck): Finding {
  const { step, ran } = executed;
  const node = placeOf(executed, check);
  const { method, url } = ran.request;
  // Without a response, the URL is unknown as well.
  const request = url === "" ? `\`${step.operationId ?? ""}\`` : `${method.toUpperCase()} ${pathOf(url)}`;
  const { statusCode } = ran.response;
  const response = statusCode === 0 ? `${request} got no response` : `${request} returned ${statusCode}`;
  return {
    file: node.file.path,
    ...node.file.locate(node.pointer),
    rule: `flow/${check.name.replace(/ (?:check|error)$/, "").replace(/\s+/g, "-")}`,
    message: `${step.id}: ${response}${reasonOf(check)}`,
    ...hintOf(executed),
  };
}

/** Returns the failed criterion, or the step. */
function placeOf({ step }: Executed, { condition, passed, name }: RanCheck): SpecNode {
  const criterion =
    name === "success criteria check" && !passed
      ? itemsOf(step.node, "successCriteria").find((each) => textAt(each, "condition") === condition)
      : undefined;
  if (criterion !== undefined) return child(criterion, "condition") ?? criterion;
  return child(step.node, "operationId") ?? step.node;
}

function reasonOf({ name, message, condition }: RanCheck): string {
  switch (name) {
    case "success criteria check":
      return `, but expected \`${condition ?? ""}\`.`;
    case "status code check":
      return ", which is not a documented status.";
    case "schema check":
      return `, and the response does not match the schema: ${schemaFaults(message)}.`;
    default:
      return `: ${plain(message).replace(/\.?$/, ".")}`;
  }
}

/** Returns the response body. Respect masks only some of its secrets. */
function hintOf({ ran: { response } }: Executed): { hint?: string } {
  if (response.statusCode === 0 || response.body === undefined) return {};
  const body = typeof response.body === "string" ? response.body : JSON.stringify(response.body, masked);
  return { hint: `the body was ${body.length > LONGEST_BODY ? `${body.slice(0, LONGEST_BODY)}…` : body}` };
}

function masked(key: string, value: unknown): unknown {
  return /(?:token|secret|code)$/i.test(key) && typeof value === "string" ? "********" : value;
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}
