import { join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { endless, gzipBomb } from "../../harness/fault-server.js";
import { succeed } from "../../harness/processes.js";
import { useServer } from "../../harness/server.js";

const server = useServer();
const MIB = 2 ** 20;

/** Runs in a process of its own, which starts at some 50 MiB: what it takes beyond that is the transport's and the runtime's. */
const PROGRAM = `
  import { createExchange } from "./send-with-retries.js";
  const before = process.resourceUsage().maxRSS;
  const send = createExchange({ retry: false });
  const error = await send({ method: "GET", url: process.argv[1], headers: new Headers() }).catch((error) => error);
  const after = process.resourceUsage().maxRSS;
  console.log(JSON.stringify({ code: error.code, grown: (after - before) * 1024 }));
`;

async function run(): Promise<unknown> {
  const resolveDir = join(REPOSITORY, "packages/client/src/internal/transport");
  const stdin = { contents: PROGRAM, resolveDir };
  const { outputFiles } = await build({ stdin, bundle: true, format: "esm", target: "es2022", write: false });
  const args = ["--input-type=module", "-e", outputFiles[0]?.text ?? "", server.baseUrl];
  return JSON.parse(await succeed(process.execPath, args, REPOSITORY));
}

test.each([
  ["100 MiB compressed to 100 kB", gzipBomb()],
  ["an endless body", endless()],
])("bounds memory for %s", async (_, response) => {
  server.respond(response);
  expect(await run()).toEqual({ code: "RESPONSE_ERROR", grown: expect.toSatisfy((grown: number) => grown < 150 * MIB) as number });
});
