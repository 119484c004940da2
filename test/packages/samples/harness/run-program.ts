import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { type Outcome, run } from "../../../harness/processes.js";
import type { Note } from "./loopback-fetch.js";
import { openWorld } from "./world.js";

let count = 0;

/** Runs a sample in a process of its own, below a folder that finds the built packages; also returns its requests. */
export async function runProgram(folder: string, code: string): Promise<Outcome & { sent: string[] }> {
  const { emulator, elsewhere, filled, close } = await openWorld({});
  const own = join(folder, `program-${++count}`);
  mkdirSync(own);
  writeFileSync(join(own, "loopback-fetch.js"), javaScript(readFileSync(join(import.meta.dirname, "loopback-fetch.ts"), "utf8")));
  writeFileSync(join(own, "sample.js"), javaScript(filled(code)));
  writeFileSync(
    join(own, "before.js"),
    `import { writeFileSync } from "node:fs";
     import { loopbackFetch } from "./loopback-fetch.js";
     const sent = [];
     globalThis.fetch = loopbackFetch(${JSON.stringify({ emulator: emulator.url, elsewhere: elsewhere.baseUrl })}, sent);
     process.env.HOSTING_PLATFORM_TOKEN = "emulator-token";
     process.on("exit", () => writeFileSync("sent.json", JSON.stringify(sent)));`,
  );
  const outcome = await run(process.execPath, ["--import", "./before.js", "sample.js"], own);
  await close();
  const sent = JSON.parse(readFileSync(join(own, "sent.json"), "utf8")) as Note[];
  return { ...outcome, sent: sent.map(({ method, host, path, status }) => `${method} ${host}${path} ${status ?? "no response"}`) };
}

const javaScript = (code: string): string => transformSync(code, { loader: "ts", target: "es2022" }).code;
