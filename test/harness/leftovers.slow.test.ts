import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { PREFIX, projectOf } from "./folders.js";
import { run } from "./processes.js";

/** Planted tests, by the leftover that the check at the end of the file must name. */
const PLANTED: Readonly<Record<string, string>> = {
  "a server": `http.createServer().listen(0);`,
  "a connection": `net.connect(net.createServer(() => {}).listen(0).address().port);`,
  "a timer": `setTimeout(() => {}, 1e9);`,
  "a file watcher": `fs.watch(os.tmpdir());`,
  // It ends with its input, and so with the tests.
  "a child process": `child_process.spawn(process.execPath, ["-e", "process.stdin.resume()"]);`,
  "the temporary file left": `fs.writeFileSync(path.join(os.tmpdir(), "left"), "");`,
  "the environment variable LEFT": `process.env.LEFT = "1";`,
  "the working directory": `process.chdir("/");`,
  "globalThis.kept": `globalThis.kept = 1;`,
  "globalThis.fetch": `globalThis.fetch = () => {};`,
  "Math.random": `Math.random = () => 0;`,
  "Object.prototype.left": `Object.defineProperty(Object.prototype, "left", { value: 1 });`,
};
const MODULES = ["http", "net", "fs", "os", "path", "child_process"];
const CLEAN = `const server = http.createServer().listen(0); onTestFinished(() => void server.close()); vi.stubEnv("LEFT", "1"); vi.stubGlobal("fetch", 1); vi.spyOn(Math, "random").mockReturnValue(0); vi.useFakeTimers(); fs.mkdtempSync(path.join(os.tmpdir(), "${PREFIX}"));`;
let folder: string;
let results: Map<string, string>;

beforeAll(async () => {
  folder = await projectOf();
  await mkdir(join(folder, "tests"));
  const imports = `${MODULES.map((name) => `import * as ${name} from "node:${name}";\n`).join("")}import { onTestFinished, test, vi } from "vitest";\n`;
  for (const [index, text] of [CLEAN, ...Object.values(PLANTED)].entries())
    await writeFile(join(folder, "tests", `${String(index).padStart(2, "0")}.test.js`), `${imports}test("leaves", () => { ${text} });\n`);
  const test = { isolate: false, fileParallelism: false, setupFiles: [join(import.meta.dirname, "leftovers.ts")] };
  await writeFile(
    join(folder, "vitest.config.js"),
    `export default { test: ${JSON.stringify(test)}, server: { fs: { strict: false } } };\n`,
  );
  const vitest = join(REPOSITORY, "node_modules/vitest/vitest.mjs");
  await run(process.execPath, [vitest, "run", "--reporter=json", "--outputFile=results.json"], folder);
  const { testResults } = JSON.parse(await readFile(join(folder, "results.json"), "utf8")) as {
    testResults: { name: string; message: string }[];
  };
  results = new Map(testResults.map(({ name, message }) => [name.slice(-"00.test.js".length), message]));
});

test.each(Object.keys(PLANTED).map((name, index) => [name, index + 1] as const))("names %s that a test leaves", (name, index) =>
  expect(results.get(`${String(index).padStart(2, "0")}.test.js`)).toContain(name),
);

test("passes a file whose tests undo what they do", () => expect(results.get("00.test.js")).toBe(""));
