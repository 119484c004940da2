import { withDigits } from "../../../../scripts/core/digits.js";
import { didYouMean } from "../../../../scripts/core/cli/nearest.js";
import { streamFormat } from "../../../../scripts/model/media-types.js";
import { CommandError } from "../../../../scripts/core/cli/command-error.js";
import { type Contract, createContract } from "../../../emulator/src/internal/contract/load-contract.js";
import type { Operation } from "../../../emulator/src/internal/contract/operation.js";
import type { Api, Caller, Credential, CallRequest, Connection } from "./api.js";
import { propertiesAt, type RequestFault, schemaOfBody, type TypedRequest, valuesAt } from "./check-body.js";
import { checkRequest } from "./check-request.js";
import { curlOf } from "./curl.js";
import { exactFetch } from "./exact-fetch.js";
import { failureText } from "./failure-text.js";
import type { Hit } from "./hit.js";
import { isAmong, type Policy, refuseWithoutLeave } from "./permission.js";
import { placeOf, readPage } from "./read.js";
import { DEFAULT_HITS, searchOf } from "./search.js";
import { harmless, pickFields, textIn } from "./text.js";
import { parsed } from "./typed-values.js";

export interface CallInput extends TypedRequest {
  operationId: string;
  /** The items of so many pages as it takes: a number, or all. */
  items?: number | undefined;
  fields?: readonly string[] | undefined;
}

/** A request that the contract does not allow. Nothing was sent. */
export class RequestFaults extends CommandError {
  constructor(readonly faults: readonly RequestFault[]) {
    const lines = faults.map(({ rule, message }) => `\n  ${message} (${rule})`);
    super(`The request violates the contract; nothing was sent.${lines.join("")}`);
  }
}

/** Reads the items of pages, or the events of a stream. */
async function gathered(value: unknown, most: number, progress?: (items: readonly unknown[]) => void): Promise<unknown> {
  if (typeof value !== "object" || value === null || !(Symbol.asyncIterator in value)) return value;
  const items: unknown[] = [];
  for await (const item of value as AsyncIterable<unknown>) {
    items.push(item);
    progress?.(items);
    if (items.length >= most) break;
  }
  return items;
}

/** Returns the start of a text that takes the place of the documented content, such as a login page. */
async function startOf({ headers, body }: Response): Promise<string> {
  const reader = body?.getReader();
  const start = await reader?.read();
  void reader?.cancel();
  return `${headers.get("content-type") ?? ""}: ${new TextDecoder().decode(start?.value)}`;
}

/** Returns a body as what its type says: JSON, a text, or bytes; undefined if it is empty. */
async function contentOf(response: Response): Promise<unknown> {
  const bytes = await response.arrayBuffer();
  const text = textIn(bytes);
  const [value = text ?? bytes] = /[/+]json\b/i.test(response.headers.get("content-type") ?? "") ? parsed(text ?? "") : [];
  return bytes.byteLength === 0 ? undefined : value;
}

/** Searches, reads and calls one API: the core of the command and of the server. */
export class Session {
  readonly search: (query: string, limit?: number) => Hit[];
  readonly #api: Api;
  readonly #connection: Connection;
  readonly #policy: Policy;
  #contract: Contract | undefined;
  #caller: Promise<Caller> | undefined;
  #calls: number[] = [];

  constructor(api: Api, connection: Connection, policy: Policy) {
    this.#api = api;
    this.#connection = connection;
    this.#policy = policy;
    const find = searchOf(api);
    this.search = (query, limit = DEFAULT_HITS) =>
      find(query, Infinity)
        .filter(({ id, kind }) => kind !== "operation" || isAmong(api, policy, id))
        .slice(0, limit);
  }

  read(id: string, isRequest?: boolean): string {
    return harmless(withDigits(readPage(this.#api, id, isRequest, () => this.#nearestOperation(id))), []);
  }

  /** Finds an operation by its operationId, or by its method and path. */
  find(words: string): Operation | undefined {
    const { operations } = this.contract;
    const place = placeOf(words);
    const isMeant = ({ method, template }: Operation): boolean => placeOf(`${method} ${template}`) === place;
    return operations.get(words) ?? (place === undefined ? undefined : [...operations.values()].find(isMeant));
  }

  operation(operationId: string): Operation {
    const found = this.find(operationId);
    if (found !== undefined) return found;
    const near = didYouMean(operationId, [...this.contract.operations.keys()], this.#nearestOperation(operationId));
    throw new CommandError(`There is no operation ${operationId}. ${near}`);
  }

  #nearestOperation(words: string): string {
    const [hit] = this.search(words, 1);
    return hit?.kind === "operation" ? `Did you mean ${hit.id}?` : "Search for it first.";
  }

  credentialsOf(operationId: string): readonly Credential[] {
    return this.#api.credentialsOf(operationId, this.#connection);
  }

  /** Returns the options of an operation's request: its parameters and the fields of its body. */
  flags(operationId: string): string[] {
    const operation = this.find(operationId);
    const parameters = (operation?.parameters ?? []).map(({ in: place, name }) => `--${place}.${name}`);
    return [...parameters, ...propertiesAt(this.#api.document, schemaOfBody(operation), []).map((name) => `--body.${name}`)];
  }

  /** Returns the values of an option of an operation's request, if there are some to choose from. */
  values(operationId: string, flag: string): string[] {
    const operation = this.find(operationId);
    const parameter = operation?.parameters.find(({ in: place, name }) => flag === `--${place}.${name}`);
    const [root, ...names] = parameter === undefined ? flag.split(".") : [];
    return valuesAt(this.#api.document, root === "--body" ? schemaOfBody(operation) : parameter?.schema, names);
  }

  get contract(): Contract {
    this.#contract ??= createContract(this.#api.document);
    return this.#contract;
  }

  /** Returns the curl command of a call. Sends nothing, and needs no leave. */
  async curl({ operationId, ...input }: CallInput): Promise<string> {
    return harmless(await curlOf(this.#api, this.#connection, operationId, this.#checked(operationId, input)), []);
  }

  /**
   * Sends a call and returns the body of its response.
   *
   * @param progress called with the items so far
   * @param seen called with each response
   * @throws CommandError if it is refused here; what the client throws, if the API refuses it or there is no response
   */
  async call(
    input: CallInput,
    signal?: AbortSignal,
    progress?: (items: readonly unknown[]) => void,
    seen?: (response: Response) => unknown,
  ): Promise<unknown> {
    const { operationId, items, fields, ...parts } = input;
    const request = this.#checked(operationId, parts);
    const operation = this.operation(operationId);
    refuseWithoutLeave(this.#api, this.#policy, operation);
    this.#countCall();
    const caller = await (this.#caller ??= this.#api.connect(this.#connection));
    const types = Object.values(operation.responses).flatMap((content) => Object.keys(content ?? {}));
    const successes = Object.entries(operation.responses).filter(([status]) => /^(?:2|default)/i.test(status));
    const shown = successes.every(([, content]) => content === undefined) ? /^/ : /^text\/(?:html|plain)|[/+]json\s*(?:;|$)/i;
    const { maxResponseBytes = 2 ** 24 } = this.#policy;
    let other: Response | undefined;
    const body = { isTooLong: false };
    const send: typeof fetch = async (...sent) => {
      const response = await exactFetch(maxResponseBytes, () => (body.isTooLong = true), ...sent);
      await seen?.(response);
      other = response.ok && shown.test(response.headers.get("content-type") ?? "") ? response.clone() : undefined;
      return response;
    };
    const options = { signal, deadline: this.#policy.deadline, maxResponseBytes, fetch: send };
    const pages = items === undefined ? undefined : caller.items(operationId, request, options);
    if (items !== undefined && pages === undefined && !types.some(streamFormat))
      throw new CommandError(`${operationId} has no pages: leave out the number of items.`);
    try {
      const result = await gathered(pages ?? (await caller.call(operationId, request, options)), items ?? Infinity, progress);
      // Many documents leave out what an operation returns. The client has read it, up to its limits.
      if (result === undefined && other !== undefined) return pickFields(await contentOf(other), fields);
      return result instanceof ArrayBuffer ? result : pickFields(result, fields);
    } catch (error) {
      // Why there is no token says more than that there is none.
      if (error instanceof Error && error.cause instanceof CommandError) throw error.cause;
      if ((error as { code?: unknown }).code !== "RESPONSE_ERROR") throw error;
      if (body.isTooLong) Object.assign(error as Error, { remedy: "The curl command of a dry run takes any size." });
      if (other === undefined) throw error;
      throw Object.assign(error as Error, { body: await startOf(other) });
    }
  }

  /** Describes an error of a call as a safe text; undefined for a fault of the program. */
  async failure(error: unknown, operationId: string): Promise<string | undefined> {
    const { tokenFrom } = this.#connection;
    const variables = this.credentialsOf(operationId).map(({ variable }) => variable);
    const text = failureText(error, tokenFrom === undefined ? variables : ["the command of --token-from"]);
    return text === undefined ? undefined : this.clean(text);
  }

  /** Makes a text safe to print: what the API sends is data. */
  async clean(text: string, made = harmless): Promise<string> {
    const caller = await this.#caller?.catch(() => undefined);
    const known = this.#api.credentials.flatMap(({ variable }) => this.#connection.env[variable] ?? []);
    return made(text, [...known, ...(caller?.secrets() ?? [])]);
  }

  async close(): Promise<void> {
    await (await this.#caller?.catch(() => undefined))?.close?.();
  }

  #checked(operationId: string, input: TypedRequest): CallRequest {
    const { authHeader } = this.#connection;
    const header = authHeader === undefined ? [] : [{ variable: "API_TOKEN", in: "header", field: authHeader }];
    const credentials = { known: [...header, ...this.#api.credentials], taken: this.credentialsOf(operationId) };
    const { request, faults } = checkRequest(this.contract, this.operation(operationId), input, credentials);
    if (faults.length > 0) throw new RequestFaults(faults);
    return request;
  }

  #countCall(): void {
    const { callsPerMinute } = this.#policy;
    const now = Date.now();
    this.#calls = [...this.#calls.filter((time) => time > now - 60_000), now];
    if (this.#calls.length <= callsPerMinute) return;
    this.#calls.pop();
    throw new CommandError(`More than ${callsPerMinute} calls in a minute; nothing was sent. Wait, or raise --calls-per-minute.`);
  }
}
