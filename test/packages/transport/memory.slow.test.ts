import { execFile } from "node:child_process";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { endless, gzipBomb } from "../../harness/fault-server.js";
import { useServer } from "../../harness/server.js";

const server = useServer();
const MIB = 2 ** 20;

/** Runs in a process of its own, which starts at some 50 MiB: what it takes beyond that is the transport's and the runtime's. */
const PROGRAM = `
  import { createExchange } from "./create-exchange.js";
  const before = process.resourceUsage().maxRSS;
  const send = createExchange({ retry: false });
  const error = await send({ method: "GET", url: process.env.ADDRESS, headers: new Headers() }).catch((error) => error);
  const after = process.resourceUsage().maxRSS;
  console.log(JSON.stringify({ code: error.code, grown: (after - before) * 1024 }));
`;

async function run(): Promise<unknown> {
  const resolveDir = join(REPOSITORY, "packages/client/src/internal/transport");
  const { outputFiles } = await build({
    stdin: { contents: PROGRAM, resolveDir },
    bundle: true,
    format: "esm",
    target: "es2022",
    write: false,
  });
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ADDRESS: server.baseUrl };
    execFile(process.execPath, ["--input-type=module", "-e", outputFiles[0]?.text ?? ""], { env }, (error, stdout, stderr) =>
      error ? reject(new Error(stderr)) : resolve(JSON.parse(stdout)),
    );
  });
}

test.each([
  ["100 MiB compressed to 100 kB", gzipBomb()],
  ["an endless body", endless()],
])("bounds memory for %s", async (_, response) => {
  server.respond(response);
  expect(await run()).toEqual({ code: "RESPONSE_ERROR", grown: expect.toSatisfy((grown: number) => grown < 150 * MIB) as number });
});
