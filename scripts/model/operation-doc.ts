import { errorResponses, hasUnsentBody } from "./operation-facts.js";
import { credentialsOf } from "./credentials.js";
import { type OpenApiDocument, sentMethod } from "../read/openapi.js";
import { isFurtherQuery } from "./parameters.js";
import type { OperationModel } from "./operation.js";
import { kebabCaseOfName, oneLine } from "./case.js";

/** Returns the JSDoc lines for any document, including credentials. The types of parameters and responses have their whole descriptions. */
export function documentOperationDoc(document: OpenApiDocument, operation: OperationModel): string[] {
  const { deprecated, security } = operation.operation;
  const credentials = credentialsOf(document, security ?? document.security);
  return [
    ...operationDoc(operation, brief),
    ...(credentials === undefined ? [] : ["", `Credentials: ${credentials}`]),
    ...(deprecated === true ? ["", "@deprecated"] : []),
  ];
}

/**
 * Returns the JSDoc lines of an operation: description, URL, and the parameters and errors that are described.
 *
 * @param shorten shortens the description of a parameter or an error
 */
export function operationDoc(operation: OperationModel, shorten = oneLine): string[] {
  const { summary, description } = operation.operation;
  const [text = operation.operationId] = [description, summary].filter((each) => typeof each === "string" && each.trim() !== "");
  return [
    ...text.trim().split("\n"),
    "",
    `\`${sentMethod(operation.method)} ${operation.path}\``,
    ...parameterLines(operation, shorten),
    ...bodyLines(operation),
    ...errorLines(operation, shorten),
  ];
}

/** Returns an operation's page in the rendered reference: `access-groups/read-access-group`. */
export function referencePage(operation: OperationModel): string {
  return `${operation.group}/${kebabCaseOfName(operation.operationId)}`;
}

function parameterLines(operation: OperationModel, shorten: typeof oneLine): string[] {
  const { parameters, requestBody } = operation;
  const lines = parameters.map((parameter): [string, Described] => [
    `\`${parameter.in}${isFurtherQuery(operation, parameter) ? "" : `.${parameter.name}`}\``,
    parameter,
  ]);
  return listed("Parameters:", [...lines, ["`body`", requestBody ?? {}]], shorten);
}

/** Notes a documented body that is not sent. */
function bodyLines(operation: OperationModel): string[] {
  if (!hasUnsentBody(operation)) return [];
  return ["", `The body that the document describes is not sent: \`fetch\` sends none with ${sentMethod(operation.method)}.`];
}

function errorLines(operation: OperationModel, shorten: typeof oneLine): string[] {
  return listed("Errors:", errorResponses(operation), shorten);
}

interface Described {
  description?: unknown;
}

/** Lists what is described. */
function listed(title: string, entries: readonly (readonly [name: string, value: Described])[], shorten: typeof oneLine): string[] {
  const lines = entries.flatMap(([name, { description }]) =>
    typeof description === "string" && description.trim() !== "" ? [`- ${name}: ${shorten(description)}`] : [],
  );
  return lines.length === 0 ? [] : ["", title, ...lines];
}

/** Returns a text that fits on a line: its first sentence if it is longer, or the beginning of that. */
function brief(text: string): string {
  const line = oneLine(text.replace(/<br *\/?>/gi, " "));
  if (line.length <= LONG) return line;
  const [sentence = line] = /^.*?[.!?](?= [\p{Lu}[`*(])/u.exec(line) ?? [];
  return sentence.length <= LONG ? sentence : `${line.slice(0, LONG).replace(/\s+\S*$/, "")} …`;
}

/** The length of a description that a function repeats from the types. */
const LONG = 120;
