// Plays tasks against the emulator by the tools of this project, and by a server of kubb with a tool for each operation of the same contract.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { startEmulator } from "@hosting-platform/emulator";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { TASKS } from "../../../test/packages/cli/harness/tasks.js";
import { REPOSITORY } from "../../core/files/repository.js";
import { PEERS } from "../features/peers.js";
import { installPeers, OWN_MODULES } from "../peers.js";
import { commandOf, prepareFolder } from "../pipeline/generators.js";
import { timed } from "../processes.js";
import type { Table } from "../table.js";
import { withFolder } from "../workspace.js";

type Input = Record<string, unknown>;

/** Starts a server whose tools call the API at `url`. */
type Start = (env: Record<string, string>, allow: readonly string[]) => { args: string[]; cwd: string };

const own: Start = (_, allow) => ({
  args: [join(REPOSITORY, "packages/cli/dist/cli.js"), "mcp", ...allow.flatMap((leave) => ["--allow", leave])],
  cwd: REPOSITORY,
});

/** Writes kubb's server for the contract, and returns how it is started. */
async function kubbIn(folder: string): Promise<Start> {
  const generator = PEERS.find(({ name }) => name === "kubb")?.generator({ plugins: { "@kubb/plugin-zod": {}, "@kubb/plugin-mcp": {} } });
  if (generator === undefined) throw new Error("kubb is missing");
  const document = join(REPOSITORY, "generated/openapi.json");
  await prepareFolder(generator, folder, document);
  await writeFile(join(folder, "package.json"), '{ "type": "module" }\n');
  await timed(commandOf(generator, folder, document));
  const start = `import { setConfig } from "@kubb/plugin-client/clients/axios";
import { startServer } from "./out/mcp/server.ts";
const { HOSTING_PLATFORM_BASE_URL: baseURL, HOSTING_PLATFORM_TOKEN: token } = process.env;
setConfig({ baseURL, headers: { authorization: \`Bearer \${token}\` } });
await startServer();
`;
  await writeFile(join(folder, "start.ts"), start);
  return () => ({ args: ["--import", join(OWN_MODULES, "tsx/dist/esm/index.mjs"), "start.ts"], cwd: folder });
}

/** Connects to a started server, and counts the characters of all arguments and results. */
async function withAgent<Result>(
  { args, cwd }: ReturnType<Start>,
  env: Record<string, string>,
  use: (
    client: Client,
    call: (name: string, input: Input) => Promise<string>,
    counted: { calls: number; characters: number },
  ) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ name: "bench", version: "0.0.0" });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args, cwd, env: { ...process.env, ...env } as Record<string, string> }),
  );
  const counted = { calls: 0, characters: 0 };
  const call = async (name: string, input: Input): Promise<string> => {
    const { content, structuredContent } = await client.callTool({ name, arguments: input });
    const text = content.map((part) => (part.type === "text" ? part.text : "")).join("");
    counted.calls++;
    counted.characters +=
      JSON.stringify(input).length + (structuredContent === undefined ? text : JSON.stringify(structuredContent)).length;
    return text;
  };
  try {
    return await use(client, call, counted);
  } finally {
    await client.close();
  }
}

/** Makes the calls of a task: of a server with a tool per operation, those that send a request, with the names of its arguments. */
async function play(
  calls: (typeof TASKS)[number][2],
  hasVerbs: boolean,
  call: (name: string, input: Input) => Promise<string>,
): Promise<void> {
  for (const [verb, input] of calls) {
    if (hasVerbs) await call(verb, input);
    else if (verb === "call") {
      const {
        operationId,
        path,
        query: params,
        body: data,
        items = 1,
      } = input as { operationId: string; path?: object; query?: object } & Input;
      for (let page = 0, next: unknown; page < Number(items); page++) {
        const text = await call(operationId, {
          ...path,
          params: { ...params, ...(page > 0 && { next }) },
          ...(data !== undefined && { data }),
        });
        next = /"next":\s*"([^"]+)"/.exec(text)?.[1];
        if (next === undefined) break;
      }
    }
  }
}

export async function* agentsSection(): AsyncGenerator<Table> {
  await installPeers();
  yield* await withFolder(async (folder) => {
    const contenders = { "search, read, call": own, "kubb, a tool per operation": await kubbIn(folder) };
    const definitions: Table["rows"] = {};
    const tasks: Table["rows"] = {};
    for (const [name, start] of Object.entries(contenders)) {
      const emulator = await startEmulator({ port: 0 });
      const env = { HOSTING_PLATFORM_BASE_URL: emulator.url, HOSTING_PLATFORM_TOKEN: emulator.token ?? "" };
      const tools = await withAgent(start(env, []), env, async (client) => (await client.listTools()).tools);
      definitions[name] = { tools: tools.length, "definitions, tokens": JSON.stringify(tools).length / 4 };
      for (const [task, allow, calls] of TASKS) {
        const counted = await withAgent(start(env, allow), env, async (_, call, all) => {
          await play(calls, start === own, call);
          return all;
        });
        tasks[task] = { ...tasks[task], [`${name}: calls`]: counted.calls, [`${name}: tokens`]: counted.characters / 4 };
      }
      await emulator.close();
    }
    return [
      { title: "definitions of the tools, in characters ÷ 4", rows: definitions },
      { title: "twelve tasks, without the definitions: calls, and characters ÷ 4 of arguments and results", rows: tasks },
    ];
  });
}
