import type { SampleCall } from "./call.js";
import { helperSample } from "./helper-sample.js";
import { clientOf, programOf } from "./program.js";
import { blockOf, callOf, commentOf, printed } from "./statements.js";

/** Writes the sample that calls the operation's function. */
export function functionSample(call: SampleCall): string {
  const helper = helperSample(call);
  if (helper !== undefined) return helper;
  const imports = [call.operation.name, ...(call.result.kind === "page" ? ["paginate"] : [])];
  return programOf(call, imports, statementsOf(call));
}

function statementsOf(call: SampleCall): string[] {
  const { operation, path, query, header, cookie, body, result } = call;
  const options = {
    ...(Object.keys(path).length > 0 && { path }),
    ...(Object.keys(query).length > 0 && { query }),
    ...(header && { header }),
    ...(cookie && { cookie }),
    ...(body !== undefined && { body: body.literal ?? body.value }),
  };
  const client = clientOf(call);
  const walk = (start: string, given: readonly string[], body: string): string => {
    const head = callOf({ start: `for await (const ${start}`, arguments: given, options, end: ") {" }).slice(0, -2);
    return blockOf(head, [body]);
  };
  const send = (start: string): string => callOf({ start: `${start}await ${operation.name}`, arguments: [client], options });
  switch (result.kind) {
    case "none":
      return [send("")];
    case "unknown":
      // The response to a deletion is of little use.
      if (operation.method === "delete") return [send("")];
      if (call.client !== undefined) return [send("const result = "), printed("result", [])];
      return [send("const result = "), commentOf("The response is not documented: `result` is `unknown`."), printed("result", [])];
    case "value":
      return [send(`const ${result.name} = `), printed(result.name, result.fields)];
    case "list":
      return [
        send(`const ${result.name} = `),
        blockOf(`for (const ${result.item} of ${result.name})`, [printed(result.item, result.fields)]),
      ];
    case "page":
      return [walk(`${result.item} of paginate`, [operation.name, client], printed(result.item, result.fields))];
    case "stream":
      return [walk(`${result.item} of await ${operation.name}`, [client], printed(result.item, []))];
  }
}
