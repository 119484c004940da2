import { existsSync, rmSync } from "node:fs";
import { orUsageError, readPort, UsageError } from "../cli/parse-arguments.js";
import { endingAt } from "../contract/user-response.js";
import { loadContract } from "../contract/load-contract.js";
import type { Operation } from "../contract/operation.js";
import { isLoopback, type OwnAddress, refuseForeignHost, refuseForeignPage } from "../control/origin-guard.js";
import { reasonOf } from "../failure.js";
import { decodeText, parseJson } from "../parse-json.js";
import { Refusal } from "../refusal.js";
import { fieldsOf, ObservedBody } from "../requests/observed-body.js";
import { type Respond, serve } from "../serve.js";
import { parseStubs } from "../stubs/parse-stub.js";
import { Mask } from "./mask.js";
import { Rehearsal } from "./rehearsal.js";
import { StubFile } from "./stub-file.js";
import { endToEnd, type Terminal, Upstream, UPSTREAM_OPTIONS } from "./upstream.js";

/** JSON or text, but no stream, which may have no end. */
const KEPT_TYPE = /^(?:application\/(?!stream\+)(?:[\w.-]+\+)?json\b|text\/(?!event-stream))/i;
/** Headers that clients act on. */
const KEPT_HEADER = /^(?:content-type|retry-after|location|link|allow|www-authenticate|(?:x-)?ratelimit(?:-.+)?)$/;

export function parseRecord(args: readonly string[], env: NodeJS.ProcessEnv) {
  const options = { ...UPSTREAM_OPTIONS, stubs: { type: "string" }, port: { type: "string" }, host: { type: "string" } } as const;
  const { values } = orUsageError({ args: [...args], options }, env);
  const { host = "127.0.0.1", port = "4010", stubs = "" } = values;
  // A client that reaches the server uses the token.
  if (!isLoopback(host)) throw new UsageError(`--host must be a loopback address, not ${JSON.stringify(host)}`);
  if (stubs === "") throw new UsageError("--stubs needs a value");
  return { upstream: new Upstream(values, env), stubs, host, port: readPort(port) };
}

export async function record(args: readonly string[], terminal: Terminal, end: () => Promise<void>): Promise<number> {
  const { upstream, stubs, host, port } = parseRecord(args, terminal.env);
  const isNew = !existsSync(stubs);
  const file = new StubFile(stubs);
  const rehearsal = new Rehearsal(file.seed);
  const ended = end();
  const server = await serve({ host, port }, ({ address }) => recorder(upstream, { file, rehearsal }, { host, address }, terminal)).catch(
    (error: unknown) => {
      if (isNew) rmSync(stubs);
      throw error;
    },
  );
  terminal.stdout.write(`Recording ${upstream.origin} to ${stubs}: ${server.url}\n`);
  await ended;
  await server.close(3_000);
  return 0;
}

/** Creates the handler that passes requests on and keeps the responses. It has a real token, so it serves no pages of other origins. */
function recorder(
  upstream: Upstream,
  { file, rehearsal }: { file: StubFile; rehearsal: Rehearsal },
  own: OwnAddress,
  { stdout, stderr }: Terminal,
): Respond {
  const mask = new Mask(upstream.token);
  const { routes } = loadContract();
  const operationOf = (method: string, path: string): Operation | undefined => {
    try {
      return routes.find(method, path).operation;
    } catch {
      return undefined;
    }
  };

  return async (observed) => {
    const request = observed.original;
    const { outgoing } = observed.sockets;
    const foreign = refuseForeignHost(observed, own) ?? refuseForeignPage(observed, true);
    if (foreign !== undefined) return new Refusal(403, foreign.rule, "Requests of other origins are not passed on.").toResponse();
    const { method, signal } = request;
    const { pathname, search, searchParams } = new URL(request.url);
    const operation = operationOf(method, pathname);
    const path = mask.path(pathname, operation?.template ?? "");
    const line = `${method} ${path}`;
    try {
      const sent = new Uint8Array(await request.arrayBuffer());
      const init = { method, headers: endToEnd(request.headers), signal, body: sent.length === 0 ? null : sent };
      const response = await upstream.send(upstream.target(pathname, search), init);
      const headers = endToEnd(response.headers);
      // fetch() has decoded the body.
      headers.delete("content-encoding");
      const problem = problemOf(operation, response);
      if (operation === undefined || problem !== undefined) {
        stderr.write(`${line}: not kept: ${problem}\n`);
        const fail = (error: unknown): void => {
          stderr.write(mask.text(`${line}: cut: ${reasonOf(error)}\n`));
          outgoing.destroy();
        };
        return new Response(response.body && endingAt(response.body, fail), { status: response.status, headers });
      }
      const bytes = new Uint8Array(await response.arrayBuffer());
      try {
        const body = new ObservedBody(sent, request.headers.get("content-type") ?? "", false);
        const match = { path, ...mask.conditions(conditionsOf(searchParams, body)) };
        const respond = stubResponse(mask, response, bytes);
        if (response.ok) file.seed = rehearsal.addTeam(searchParams) ?? file.seed;
        const again = new Request(request.url, { method, headers: request.headers, body: init.body });
        const refusal = await rehearsal.refusalOf(again);
        parseStubs([{ operation: operation.operationId, match, respond, ...(refusal && { before: "validation" }) }], [operation]);
        file.add(operation.operationId, match, respond, refusal !== undefined);
        stdout.write(`${line} ${operation.operationId} ${response.status}\n`);
        if (refusal !== undefined) stderr.write(mask.text(`${line}: kept before validation, which refuses it: ${refusal.message}\n`));
      } catch (error) {
        stderr.write(`${line}: not kept: ${(error as Error).message}\n`);
      }
      return new Response(bytes.length === 0 ? null : bytes, { status: response.status, headers });
    } catch (error) {
      const message = mask.text(`${upstream.origin} returned no response: ${reasonOf(error)}`);
      stderr.write(`${line}: ${message}\n`);
      return new Refusal(502, "upstream.response", message).toResponse();
    }
  };
}

/** Returns why a stub cannot have a response, before its body is read. */
function problemOf(operation: Operation | undefined, { body, headers }: Response): string | undefined {
  if (operation === undefined) return "no operation of the contract";
  const isEmpty = body === null || headers.get("content-length") === "0";
  // Without a type, the body of a redirect is empty, but its length may be missing.
  return isEmpty || KEPT_TYPE.test(headers.get("content-type") ?? "text/plain") ? undefined : "the body is neither JSON nor text";
}

function conditionsOf(query: URLSearchParams, { value }: ObservedBody): object {
  const hasValue = value !== undefined && !(value instanceof Uint8Array);
  return { ...(query.size > 0 && { query: fieldsOf(query) }), ...(hasValue && { body: value }) };
}

function stubResponse(mask: Mask, { status, headers }: Response, bytes: Uint8Array): Parameters<StubFile["add"]>[2] {
  const kept = [...headers].filter(([name]) => KEPT_HEADER.test(name)).map(([name, value]) => [name, mask.text(value)] as const);
  const text = decodeText(bytes);
  const value = /^text\//i.test(headers.get("content-type") ?? "") || text === "" ? text : parseJson(text);
  const digits = text.match(/(?<![\d.])\d{16,}/g)?.find((each) => !JSON.stringify(value).includes(each));
  if (digits !== undefined) throw new Error(`JavaScript rounds its integer ${digits}`);
  return { status, headers: Object.fromEntries(kept), ...(text !== "" && { body: mask.body(value, status >= 400) }) };
}
