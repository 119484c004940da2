import { errorResponses } from "./operation-types.js";
import { isFreeForm, type OperationModel } from "./operations.js";
import { kebabCaseOfName, oneLine } from "./text.js";

/** The lines of an operation's JSDoc, all from the contract: what it does, where, its parameters and its errors. */
export function operationDoc(operation: OperationModel): string[] {
  const { summary, description } = operation.operation;
  return [
    ...(description ?? summary ?? operation.operationId).trim().split("\n"),
    "",
    `\`${operation.method.toUpperCase()} ${operation.path}\``,
    ...parameterLines(operation),
    ...errorLines(operation),
    "",
    `@see ${referencePage(operation)} in the reference`,
  ];
}

/** The page of an operation in the rendered reference: `access-groups/read-access-group`. */
export function referencePage(operation: OperationModel): string {
  return `${operation.group}/${kebabCaseOfName(operation.operationId)}`;
}

function parameterLines(operation: OperationModel): string[] {
  const { parameters } = operation;
  const lines = parameters
    .filter((parameter) => parameter.in === "path" || parameter.in === "query")
    .map(
      (parameter) =>
        `- \`${parameter.in}${isFreeForm(parameter) ? "" : `.${parameter.name}`}\`: ${oneLine(parameter.description ?? "not described")}`,
    );
  if (operation.requestBody?.description !== undefined) lines.push(`- \`body\`: ${oneLine(operation.requestBody.description)}`);
  return lines.length === 0 ? [] : ["", "Parameters:", ...lines];
}

function errorLines(operation: OperationModel): string[] {
  const lines = errorResponses(operation).map(([status, response]) => `- ${status}: ${oneLine(response.description ?? "not described")}`);
  return lines.length === 0 ? [] : ["", "Errors:", ...lines];
}
