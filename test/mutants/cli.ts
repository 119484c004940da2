import { mutantsOf } from "./mutant.js";

// prettier-ignore
export const CLI = mutantsOf([
  ["packages/cli/src/internal/leave.ts", "packages/cli/session.test.ts", "leave to write is leave to delete", 'method === "DELETE" ? "delete" : "write"', '"write"', "with the leave"],
  ["packages/cli/src/internal/leave.ts", "packages/cli/session.test.ts", "a POST counts as a read", 'const READING = ["GET",', 'const READING = ["POST", "GET",', "with the leave"],
  ["packages/cli/src/internal/session.ts", "packages/cli/session.test.ts", "a faulty request is sent", "if (faults.length > 0) throw", "if (faults.length > 9) throw", "before anything is sent"],
  ["packages/cli/src/internal/leave.ts", "packages/cli/session.test.ts", "--only narrows the search alone", "if (!isAmong(api, policy, operationId))", "if (!isAmong(api, policy, operationId) && !operationId)", "with the leave"],
  ["packages/cli/src/internal/session.ts", "packages/cli/session.test.ts", "the calls of a minute are not counted", "if (this.#calls.length <= this.#policy.callsPerMinute) return;", "return;", "calls of a minute"],
  ["packages/cli/src/internal/text.ts", "packages/cli/session.test.ts", "a token is printed", 'all.replaceAll(secret, "[credential]")', "all", "no text has a credential"],
  ["packages/cli/src/internal/mcp.ts", "packages/cli/mcp.test.ts", "call says that it only reads", "readOnlyHint: !canWrite", "readOnlyHint: true", "says truly"],
  ["packages/cli/src/internal/http.ts", "packages/cli/http.test.ts", "pages of any origin may call", "originValidationResponse(request, localhostAllowedOrigins())", "undefined", "another origin"],
  ["packages/cli/src/internal/run.ts", "packages/cli/command.test.ts", "a DELETE is sent unasked", "&& !options.yes) await confirm", "&& options.yes) await confirm", "ends with"],
  ["packages/cli/src/internal/token-of.ts", "packages/cli/command.test.ts", "an error has the command's output", "`The command of --token-from ${", "`${String((error as { stdout?: string }).stdout)} The command of --token-from ${", "a token comes from"],
  ["scripts/cli/document-api.ts", "cli/document-api.test.ts", "all credentials are sent to every operation", "filter(({ name }) => named.has(name))", "filter(() => true)", "the document's credentials"],
  ["packages/cli/src/internal/check-body.ts", "packages/cli/command.test.ts", "a field of a body is what its text looks like", "const values = [...parsed(text), text];", "const values = parsed(text).length > 0 ? parsed(text) : [text];", "their schema asks for"],
  ["packages/cli/src/internal/failure-text.ts", "packages/cli/command.test.ts", "a request that the client refused counts as refused by the API", '["REQUEST_ERROR", "AUTH_ERROR"]', '["AUTH_ERROR"]', "ends with 2"],
  ["packages/cli/src/internal/options.ts", "packages/cli/command.test.ts", "an option of another command is ignored", 'name === "" || verbs.includes(verb)', 'name === "" || verb.length > 0', "ends with 2"],
  ["packages/cli/src/internal/text.ts", "packages/cli/session.test.ts", "an escape of a terminal is printed", 'printable(line.replaceAll("\\t", "  "))', "line", "no text has a credential"],
  ["packages/cli/src/internal/session.ts", "packages/cli/session.test.ts", "an error names no operation that is near", "didYouMean(operationId, [...operations.keys()], otherwise)", "'Search for it first.'", "before anything is sent"],
  ["packages/cli/src/internal/session.ts", "packages/cli/session.test.ts", "a call has no deadline", "deadline: this.#policy.deadline, fetch", "fetch", "at its deadline"],
  ["packages/cli/src/internal/text.ts", "packages/cli/session.test.ts", "a credential of HTTP Basic is printed", ".flatMap(formsOf)", "", "no form of a credential"],
  ["packages/cli/src/internal/text.ts", "packages/cli/mcp.test.ts", "a result is of any length", "if (whole.length <= most) return whole;", "return whole;", "large result"],
  ["packages/cli/src/internal/mcp.ts", "packages/cli/mcp.test.ts", "a result is not marked as data", "`${DATA}${await", "`${await", "large result"],
  ["packages/cli/src/internal/exact-fetch.ts", "cli/document-api.test.ts", "an integer of a response is rounded", "|| Number.isSafeInteger(Number(each))", "|| each.length > 0", "keep their digits"],
  ["packages/cli/src/internal/check-body.ts", "cli/requests.test.ts", "an integer of a body is rounded", "&& isRounded(", "&& !isRounded(", "refuses"],
  ["scripts/cli/guess-pages.ts", "cli/guess-pages.test.ts", "a page that is a text is counted", '?.type !== "string"', '?.type !== "none"', "of a list"],
  ["packages/cli/src/internal/http.ts", "packages/cli/http.test.ts", "other machines reach the server", 'listen(port, "127.0.0.1", resolve)', 'listen(port, "0.0.0.0", resolve)', "127.0.0.1 only"],
]);
