import { upgrade } from "@scalar/openapi-upgrader";
import {
  type Api,
  type Caller,
  type CallOptions,
  type CallRequest,
  clientFor,
  type Connection,
  limits,
} from "../../packages/cli/src/internal/api.js";
import { tokenOf } from "../../packages/cli/src/internal/token-of.js";
import type { OpenApiDocument as CheckedDocument } from "../../packages/emulator/src/internal/contract/document.js";
import type { Finding } from "../core/cli/finding.js";
import { FaultyInput, UsageError } from "../core/cli/spec-command.js";
import { type CliData, cliData, indexRecords, pageTexts } from "../docs/markdown/cli-data.js";
import { wordIndex } from "../docs/search/find-pages.js";
import { separateDirections } from "../model/normalize/directions.js";
import { closeWholes } from "../model/normalize/merge-all-of.js";
import type { OperationModel } from "../model/operation.js";
import { listOperations } from "../model/operations.js";
import type { ConsumerOptions } from "../open/consumer.js";
import { resolveReference } from "../model/schemas.js";
import { operationKeys, type OpenApiDocument, type PaginationRule, type PathItem } from "../read/openapi.js";
import {
  pairOf,
  refuseMissing,
  type Security,
  securityOf,
  UNDECLARED,
  UNDECLARED_VARIABLE,
  type Variable,
  variablesOf,
} from "./credentials.js";
import { guessPages } from "./guess-pages.js";
import { digestOf, Kept, type KeptPlace } from "./kept.js";
import { type ClientCode, type Generated, loadClient } from "./load-client.js";

const NO_SOURCES = { operations: new Map<string, string>(), schemas: new Map<string, string>(), tags: new Map<string, string>() };
const BASE_URL = "API_BASE_URL";

/**
 * Opens any document. A call generates the client of its operation, and sends with it. Of a faulty document, of which callers are seldom the
 * authors, the rest is used.
 *
 * @param tell called with the findings of a faulty document
 * @param place of what earlier runs made of the document
 */
export async function documentApi(
  entry: string,
  given: ConsumerOptions,
  tell: (faults: readonly Finding[]) => void,
  place?: KeptPlace,
): Promise<Api> {
  // A document behind a login is not written to the disk.
  const kept = await Kept.of(Object.keys(given.headers ?? {}).length === 0 ? place : undefined, entry, given.allowRefs);
  const { document, findings } = (kept.read("document") as ReadDocument | undefined) ?? (await readDocument(entry, given, kept));
  if (findings.length > 0) tell(findings);
  const operations = new Map(listOperations(document).map((operation) => [operation.operationId, operation]));
  const variables = variablesOf(document);
  // Each part is made when it is used first: a call waits for no pages, nor does the start of a server.
  const part = <T>(name: string, make: () => T): (() => T) => {
    let made: T | undefined;
    return () => (made ??= (kept.read(name) as T | undefined) ?? kept.write(name, make()));
  };
  const input = { document, guides: [], sources: NO_SOURCES, isForeign: true } as const;
  let data: CliData | undefined;
  const texts = (): CliData => (data ??= cliData(input));
  const records = part("records", () => indexRecords(input));
  const index = part("index", () => wordIndex(records()).toJSON());
  const checked = part("checked", () => named(document, operations.values()));
  const clients = new Map<string, Promise<Generated>>();
  const codeOf = async (operation: OperationModel, header: string | undefined): Promise<ClientCode> => {
    const name = `client-${digestOf(operation.operationId, ...(header === undefined ? [] : [header]))}`;
    const known = kept.read(name) as ClientCode | undefined;
    if (known !== undefined) return known;
    const { makeClient } = await import("./make-client.js");
    return kept.write(
      name,
      makeClient(document, operation, pagesOf(document, operation), securityOf(document, operation, variables, header)),
    );
  };
  const clientOf: ClientOf = (operation, header) => {
    const { operationId: id } = operation;
    const client = clients.get(id) ?? codeOf(operation, header).then(loadClient);
    clients.set(id, client);
    return client;
  };
  return {
    data: {
      ...{ title: document.info.title || "API", version: document.info.version },
      get records() {
        return records();
      },
      get index() {
        return index();
      },
      get pages() {
        return texts().pages;
      },
      get requests() {
        return texts().requests;
      },
      page: pageTexts(input),
    },
    get document() {
      return checked();
    },
    variables: {
      [BASE_URL]: "the URL that all paths are relative to; default: the document's first server",
      [UNDECLARED]: "the credential of an operation without a security scheme, sent as Authorization: Bearer, and of --auth-header",
      ...Object.fromEntries(
        variables.map((each) => [each.variable, `the credential of ${each.name}${each.isBasic ? ", as USER:PASSWORD" : ""}`]),
      ),
    },
    credentials: [UNDECLARED_VARIABLE, ...variables],
    credentialsOf(id, { authHeader }) {
      const operation = operations.get(id);
      return operation === undefined ? [] : securityOf(document, operation, variables, authHeader).variables;
    },
    hasEmulator: false,
    connect: (connection) => Promise.resolve(new GeneratedCaller(entry, document, operations, variables, clientOf, connection)),
  };
}

/** A document, and its faults. */
interface ReadDocument {
  document: OpenApiDocument;
  findings: readonly Finding[];
}

async function readDocument(entry: string, given: ConsumerOptions, kept: Kept): Promise<ReadDocument> {
  const [{ openDocument }, { consumer }] = await Promise.all([import("../open/open-document.js"), import("../open/consumer.js")]);
  const options = { ...given, isQuiet: true, forReaders: true };
  const strictly = await openDocument(entry, { rules: consumer(options) });
  const { findings } = strictly;
  const { contents, sources, warnings } =
    strictly.contents === undefined ? await openDocument(entry, { rules: consumer({ ...options, lint: "warn" }) }) : strictly;
  if (contents === undefined) throw new FaultyInput(findings);
  const { document } = contents;
  // A missing file may be there in the next run.
  if ([...findings, ...warnings].every(({ rule }) => rule !== "no-unresolved-refs")) kept.begin(sources);
  return kept.write("document", { document, findings });
}

/** Returns the client of an operation, which takes time to make: connections share it. */
type ClientOf = (operation: OperationModel, authHeader: string | undefined) => Promise<Generated>;

class GeneratedCaller implements Caller {
  #secrets: string[] = [];

  constructor(
    readonly entry: string,
    readonly document: OpenApiDocument,
    readonly operations: ReadonlyMap<string, OperationModel>,
    readonly declared: readonly Variable[],
    readonly clientOf: ClientOf,
    readonly connection: Connection,
  ) {}

  async call(id: string, request: CallRequest, options: CallOptions): Promise<unknown> {
    const [{ operation }, client] = await this.#clientOf(id, options);
    return operation(client, { ...request, ...limits(options) });
  }

  items(id: string, request: CallRequest, options: CallOptions): AsyncIterable<unknown> | undefined {
    const operation = this.operations.get(id);
    if (operation === undefined || (operation.pagination ?? pagesOf(this.document, operation)) === undefined) return undefined;
    return this.#walk(id, request, options);
  }

  async *#walk(id: string, request: CallRequest, options: CallOptions): AsyncIterable<unknown> {
    const last = { status: 0 };
    const send: typeof fetch = async (...sent) => {
      const response = await (options.fetch ?? fetch)(...sent);
      last.status = response.status;
      return response;
    };
    const [generated, client] = await this.#clientOf(id, { ...options, fetch: send });
    try {
      yield* generated.paginate(generated.operation, client, { ...request, ...limits(options) });
    } catch (error) {
      // A response without content ends a list, too.
      if (last.status !== 204) throw error;
    }
  }

  readonly secrets = (): readonly string[] => this.#secrets;

  async #clientOf(id: string, { fetch, deadline }: CallOptions): Promise<readonly [Generated, unknown]> {
    const model = this.operations.get(id);
    if (model === undefined) throw new UsageError(`There is no operation ${id}.`);
    const { env, allowInsecure, authHeader } = this.connection;
    const generated = await this.clientOf(model, authHeader);
    const { baseUrl = env[BASE_URL] ?? this.#server(generated) } = this.connection;
    const given = await this.#credentials(id, securityOf(this.document, model, this.declared, authHeader), deadline);
    const auth =
      given === undefined ? {} : { auth: generated.credentials === undefined ? Object.values(given)[0] : generated.credentials(given) };
    const make = (): unknown => generated.createClient({ baseUrl, allowInsecure, ...auth, ...(fetch && { fetch }) });
    return [generated, clientFor(baseUrl, this.connection, make)];
  }

  /** Returns the URL of the first server, which may be relative to that of the document. */
  #server(generated: Generated): string {
    const base = URL.canParse(this.entry) ? this.entry : this.connection.anyUrl;
    let server: string;
    try {
      server = generated.serverUrl();
    } catch (error) {
      // A variable may have no default.
      throw new UsageError(`${(error as Error).message} Set ${BASE_URL}, or pass --base-url.`);
    }
    if (URL.canParse(server, base)) return new URL(server, base).href;
    const [said, end] = /^\/?$/.test(server)
      ? ["names no server", ""]
      : [`has no host for its server ${server}`, ` to a URL that ends in ${server}`];
    throw new UsageError(`The document ${said}: set ${BASE_URL}${end}, or pass --base-url.`);
  }

  /** Returns the credentials of an operation, by the names of their schemes. */
  async #credentials(id: string, security: Security, deadline?: number): Promise<Record<string, unknown> | undefined> {
    const { env, tokenFrom } = this.connection;
    const { variables } = security;
    // A token command prints no user and password.
    const printed = tokenFrom === undefined ? undefined : (variables.find(({ isBasic }) => !isBasic) ?? variables[0]);
    const values: [name: string, value: string, isPair: boolean][] = [];
    for (const each of variables) {
      const source = each === printed ? tokenOf(undefined, tokenFrom, each.variable) : (env[each.variable] ?? "");
      const value = typeof source === "string" ? source : await source(deadline);
      if (value !== "") values.push([each.name, value, each.isBasic]);
    }
    const names = values.map(([name]) => name);
    refuseMissing(id, security, names);
    this.#secrets = values.flatMap(([, value, isPair]) => (isPair ? [value, value.split(":").slice(1).join(":")] : [value]));
    return values.length === 0
      ? undefined
      : Object.fromEntries(values.map(([name, value, isPair]) => [name, isPair ? pairOf(value) : value]));
  }
}

/** Returns a rule for the pages of an operation that the document does not mark. */
function pagesOf(document: OpenApiDocument, operation: OperationModel): PaginationRule | undefined {
  const rule = operation.pagination === undefined ? guessPages(document, operation) : undefined;
  return rule && { ...rule, operationIds: [operation.operationId] };
}

/** Gives each operation the operationId by which it is called, also those of `additionalOperations`. Schemas become JSON Schema, which checks requests: without read-only properties. */
function named(document: OpenApiDocument, operations: Iterable<OperationModel>): CheckedDocument {
  const copy = upgrade(structuredClone(document), "3.1") as OpenApiDocument;
  separateDirections(copy);
  closeWholes(copy);
  for (const { path, method, operationId } of operations) {
    const item = { ...resolveReference<PathItem>(copy, copy.paths?.[path]) } as Record<string, unknown>;
    const operation = operationKeys(method).reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], item);
    Object.assign(copy.paths ?? {}, { [path]: { ...item, [method]: { ...(operation as object), operationId } } });
  }
  return copy as unknown as CheckedDocument;
}
