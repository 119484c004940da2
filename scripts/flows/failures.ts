import { stripVTControlCharacters } from "node:util";
import type { Finding } from "../core/cli/finding.js";
import { itemsOf, textAt } from "../lint/flows/read-flows.js";
import { child, type SpecNode } from "../read/spec-node.js";
import { type Executed, failedChecks } from "./outcome.js";
import type { RanCheck } from "./respect.js";

const LONGEST_BODY = 300;

/** What failed, at the place in the flow where it is expected. */
export function failuresOf(executed: readonly Executed[]): Finding[] {
  return executed.flatMap((each) => failedChecks(each).map((check) => failureOf(each, check)));
}

function failureOf(executed: Executed, check: RanCheck): Finding {
  const { step, ran } = executed;
  const node = placeOf(executed, check);
  const { method, url } = ran.request;
  // Where there was no answer, the address is not known either.
  const asked = url === "" ? `\`${step.operationId ?? ""}\`` : `${method.toUpperCase()} ${pathOf(url)}`;
  const { statusCode } = ran.response;
  const answer = statusCode === 0 ? `${asked} was not answered` : `${asked} was answered with ${statusCode}`;
  return {
    file: node.file.path,
    ...node.file.locate(node.pointer),
    rule: `flow/${check.name.replace(/ (?:check|error)$/, "").replace(/\s+/g, "-")}`,
    message: `${step.id}: ${answer}${reasonOf(check)}`,
    ...hintOf(executed),
  };
}

/** The criterion that does not hold, or the step. */
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
      return `, and \`${condition ?? ""}\` does not hold.`;
    case "status code check":
      return ", a status that the contract does not have for it.";
    case "schema check":
      return `, which is not as the contract says: ${schemaFaults(message)}.`;
    default:
      return `: ${plain(message).replace(/\.?$/, ".")}`;
  }
}

/** Of drawings of the body, what is wrong in each, and the line that it points at. */
function schemaFaults(message: string): string {
  const faults: string[] = [];
  for (const line of plain(message).split("\n")) {
    const fault = /^\s*[A-Z][A-Z ]+ (.*\S)/.exec(line)?.[1];
    const at = /^\s*>\s*\d+ \|\s*(.*?),?\s*$/.exec(line)?.[1];
    if (fault !== undefined) faults.push(fault);
    // What is missing is missing of the whole body, of which a bracket says nothing.
    else if (at !== undefined && /\w/.test(at)) faults.push(`${faults.pop() ?? ""} in \`${at}\``.trimStart());
  }
  return [...new Set(faults.length === 0 ? [plain(message).trim()] : faults)].join("; ");
}

/** What the answer had in it. Respect masks some of the secrets, and not all. */
function hintOf({ ran: { response } }: Executed): { hint?: string } {
  if (response.statusCode === 0 || response.body === undefined) return {};
  const body = typeof response.body === "string" ? response.body : JSON.stringify(response.body, masked);
  return { hint: `the body was ${body.length > LONGEST_BODY ? `${body.slice(0, LONGEST_BODY)}…` : body}` };
}

function masked(key: string, value: unknown): unknown {
  return /(?:token|secret|code)$/i.test(key) && typeof value === "string" ? "********" : value;
}

function plain(message: string): string {
  return stripVTControlCharacters(message).replaceAll("\u00a0", " ");
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}
