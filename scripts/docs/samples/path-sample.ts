import { quote } from "../../emit/text.js";
import type { SampleCall } from "./call.js";
import { pathProgramOf } from "./program.js";
import { blockOf, callOf, commentOf, printed } from "./statements.js";

/** Writes the sample that calls the operation by method and path. */
export function pathSample(call: SampleCall): string {
  const { operation, path, query, body, result } = call;
  const params = { ...(Object.keys(path).length > 0 && { path }), ...(Object.keys(query).length > 0 && { query }) };
  const hasData = result.kind !== "none" && !(result.kind === "unknown" && operation.method === "delete");
  const send = callOf({
    start: `const { ${hasData ? "data, " : ""}error, response } = await client.${operation.method.toUpperCase()}`,
    arguments: [quote(operation.path)],
    options: {
      ...(Object.keys(params).length > 0 && { params }),
      ...(body !== undefined && { body: body.literal ?? body.value }),
      // The default is JSON, and fails for anything else.
      ...(result.kind === "unknown" && !result.isJson && { parseAs: "text" }),
    },
  });
  return pathProgramOf(call, [send, ...outcomeOf(call, hasData)]);
}

function outcomeOf({ result }: SampleCall, hasData: boolean): string[] {
  const failed = "console.error(response.status, error);";
  if (!hasData) return [blockOf("if (!response.ok)", [failed])];
  const failure = blockOf(`if (${result.kind === "unknown" ? "!response.ok" : "data === undefined"})`, [failed]);
  const guard = result.kind === "page" && result.guard !== undefined ? ` if (${quote(result.guard)} in data)` : "";
  return [`${failure} ${blockOf(`else${guard}`, successOf(result))}`];
}

function successOf(result: SampleCall["result"]): string[] {
  switch (result.kind) {
    case "none":
      return [];
    case "unknown":
      return [commentOf("The response is not documented."), printed("data", [])];
    case "stream":
      return [printed("data", [])];
    case "value":
      return [printed("data", result.fields)];
    case "list":
      return [blockOf(`for (const ${result.item} of data)`, [printed(result.item, result.fields)])];
    case "page":
      return [
        blockOf(`for (const ${result.item} of data${result.items})`, [printed(result.item, result.fields)]),
        commentOf(
          `Send \`data${result.next}\` as the query parameter \`${result.cursor}\` for the following page; \`null\` ends the list.`,
        ),
      ];
  }
}
