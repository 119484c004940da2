import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as Sdk from "@hosting-platform/sdk";
import { UsageError } from "../../../../scripts/core/cli/spec-command.js";
import type { CliData } from "../../../../scripts/docs/markdown/cli-data.js";
import type { OpenApiDocument } from "../../../emulator/src/internal/contract/document.js";
import { type Api, type Caller, type CallOptions, type CallRequest, clientFor, type Connection, limits } from "./api.js";
import { tokenOf } from "./token-of.js";

const BASE_URL = "HOSTING_PLATFORM_BASE_URL";
const TOKEN = "HOSTING_PLATFORM_TOKEN";
const TEAM = "HOSTING_PLATFORM_TEAM_ID";

const CREDENTIALS = [{ variable: TOKEN, in: "header", field: "Authorization" }];

/** Opens the Hosting Platform REST API. Reads what `npm run build` puts beside the modules. */
export function openPlatform(data: URL = new URL("./data.json", import.meta.url)): Api {
  const read = (path: string | URL): unknown => JSON.parse(readFileSync(path, "utf8"));
  const require = createRequire(import.meta.url);
  let document: OpenApiDocument | undefined;
  return {
    data: read(data) as CliData,
    get document() {
      return (document ??= read(require.resolve("@hosting-platform/types/openapi.json")) as OpenApiDocument);
    },
    variables: {
      [BASE_URL]: "the URL that all paths are relative to",
      [TOKEN]: "the access token",
      [TEAM]: "the team that requests act for, unless a request names one",
    },
    credentials: CREDENTIALS,
    credentialsOf: () => CREDENTIALS,
    hasEmulator: true,
    connect,
  };
}

type Operation = (client: Sdk.OperationClient, request: CallRequest) => Promise<unknown>;

async function connect(connection: Connection): Promise<Caller> {
  const { env, tokenFrom, allowInsecure, baseUrl = env[BASE_URL] ?? connection.anyUrl } = connection;
  if (connection.authHeader !== undefined)
    throw new UsageError("The platform takes its token as Authorization: Bearer, without --auth-header.");
  const [sdk, emulator] = await Promise.all([
    import("@hosting-platform/sdk"),
    connection.emulator ? (await import("@hosting-platform/emulator")).startEmulator({ port: 0 }) : undefined,
  ]);
  const url = emulator?.url ?? baseUrl;
  if (url === undefined) throw new UsageError(`No base URL: set ${BASE_URL}, or pass --base-url or --emulator.`);
  const given = emulator?.token ?? tokenOf(env[TOKEN], tokenFrom, TOKEN);
  let last = typeof given === "string" ? given : "";
  const token = typeof given === "string" ? given : async (): Promise<string> => (last = await given());
  const teamId = env[TEAM];
  const clientOf = ({ fetch }: CallOptions): Sdk.OperationClient =>
    clientFor(url, connection, () => sdk.createPlatform({ baseUrl: url, allowInsecure, token, teamId, ...(fetch && { fetch }) }));
  const operationOf = (id: string): Operation => (sdk as unknown as Record<string, Operation>)[id] as Operation;
  return {
    call: (id, request, options) => operationOf(id)(clientOf(options), { ...request, ...limits(options) }),
    items(id, request, options) {
      const operation = operationOf(id);
      if (!("pagination" in operation)) return undefined;
      return sdk.paginate(operation as never, clientOf(options), { ...request, ...limits(options) });
    },
    secrets: () => (last === "" ? [] : [last]),
    close: async () => emulator?.close(),
  };
}
