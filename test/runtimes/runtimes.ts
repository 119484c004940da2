import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { NO_PROCESS, runCommand } from "./harness/run-command.js";
import type { Place, Run, Runtime } from "./types.js";
import { runInChromium } from "./harness/chromium.js";
import { FRAMEWORKS } from "./frameworks.js";
import { RECIPES } from "./recipes.js";

/** Jest on the oldest supported Node.js, with the settings of the guide: a transform to CommonJS, and ES modules. */
const JEST: Runtime[] = [29, 30].flatMap((version) => [
  jest(version, "CommonJS", [], { ...readGuide(), testMatch: ["**/suite.test.js"] }),
  jest(version, "ES modules", ["--experimental-vm-modules"], { testMatch: ["**/suite.test.mjs"] }),
]);

/** Returns the `jest` key of the guide's `package.json`. */
function readGuide(): object {
  const guide = readFileSync(join(REPOSITORY, "scripts/docs/guides/runtimes.md"), "utf8");
  const [, text = ""] = /^```json\n(\{\n {2}"jest"[\s\S]*?)^```/m.exec(guide) ?? [];
  return (JSON.parse(text) as { jest: object }).jest;
}

function jest(version: number, how: string, flags: readonly string[], config: object): Runtime {
  const run = (place: Place): Promise<Run> => runJest(place, version, flags, config);
  return { name: `Jest ${version}, ${how}`, suite: "jest", called: /^Node 20\./, run };
}

function runJest({ runtimes, jest: cwd, api, scratch }: Place, version: number, flags: readonly string[], config: object): Promise<Run> {
  const modules = join(runtimes, "node_modules");
  const args = [...flags, join(modules, `jest${version}/bin/jest.js`), "--runInBand", "--no-watchman", "--config", JSON.stringify(config)];
  const env = { HOME: scratch, TMPDIR: scratch, API_URL: api, HOSTING_PLATFORM_TOKEN: "token-of-the-environment" };
  return runCommand(join(modules, "node20/bin/node"), args, { cwd, env });
}

/** vitest with the environment jsdom, which replaces many classes of the runtime, but not those of its `fetch`. */
const JSDOM: Runtime[] = [24].map((version) => ({
  name: `jsdom on Node ${version}`,
  suite: "jest",
  called: new RegExp(`^jsdom on Node ${version}\\.`),
  run({ runtimes, project: { folder }, api, scratch }) {
    const modules = join(runtimes, "node_modules");
    const options = ["--root", folder, "--environment", "jsdom", "--globals", "--disable-console-intercept"];
    const args = [join(modules, "vitest/vitest.mjs"), "run", ...options, "jsdom.test.mjs"];
    const env = { HOME: scratch, TMPDIR: scratch, API_URL: api, HOSTING_PLATFORM_TOKEN: "token-of-the-environment" };
    return runCommand(join(modules, `node${version}/bin/node`), args, { cwd: scratch, env });
  },
}));

/** The oldest is pinned to the first release that the packages support, the others to their newest. */
const NODES = [20, 22, 24, 26];

const ALLOWED = ["--allow-net=127.0.0.1", "--allow-env=HOSTING_PLATFORM_TOKEN"];
const DENO_RUN = ["run", "--no-prompt", "--no-remote", "--node-modules-dir=manual", ...ALLOWED];

const LIBRARIES: Omit<Runtime, "suite">[] = [
  ...NODES.map((version) => node(version, "command.mjs", "import")),
  ...NODES.map((version) => node(version, "command.cjs", "require()")),
  { name: "Bun", called: /^Bun \d/, run: (place) => command(place, "@oven/bun-linux-x64/bin/bun", ["--no-install", "run", "command.mjs"]) },
  { name: "Deno", called: /^Deno \d/, run: (place) => command(place, "@deno/linux-x64-glibc/deno", [...DENO_RUN, "command.mjs"]) },
  {
    name: "workerd",
    called: /^workerd$/,
    async run(place) {
      const driver = join(import.meta.dirname, "drivers/miniflare.ts");
      const miniflare = join(place.runtimes, "node_modules/miniflare/dist/src/index.js");
      // Miniflare needs a newer Node than these packages do.
      const { text } = await command(place, "node22/bin/node", [driver, miniflare, join(place.project.folder, "worker.bundle.js")]);
      const manifest = await readFile(join(place.runtimes, "node_modules/workerd/package.json"), "utf8");
      return { text, ending: NO_PROCESS, version: (JSON.parse(manifest) as { version: string }).version };
    },
  },
  { name: "Chromium, modules by an import map", called: /^Chromium \d/, run: (place) => chromium(place, "page.js") },
  { name: "Chromium, a minified bundle", called: /^Chromium \d/, run: (place) => chromium(place, "page.bundle.js") },
];

/** The emulator is for Node alone. */
const EMULATOR = NODES.flatMap((version) => [emulator(version, "emulator.mjs", "import"), emulator(version, "emulator.cjs", "require()")]);

export const RUNTIMES: Runtime[] = [
  ...LIBRARIES.map((runtime): Runtime => ({ ...runtime, suite: "libraries" })),
  ...EMULATOR.map((runtime): Runtime => ({ ...runtime, suite: "emulator" })),
  ...JEST,
  ...JSDOM,
  ...RECIPES,
  ...FRAMEWORKS,
];

function node(version: number, file: string, how: string): Omit<Runtime, "suite"> {
  return {
    name: `Node ${version}, ${how}`,
    called: new RegExp(`^Node ${version}\\.`),
    run: (place) => command(place, `node${version}/bin/node`, [file]),
  };
}

function emulator(version: number, file: string, how: string): Omit<Runtime, "suite"> {
  return {
    ...node(version, file, how),
    name: `the emulator on Node ${version}, ${how}`,
    run: (place) => command(place, `node${version}/bin/node`, [file], place.emulator),
  };
}

function command({ runtimes, project, api, scratch }: Place, program: string, args: readonly string[], cwd = project.folder): Promise<Run> {
  const env = {
    ...{ HOME: scratch, TMPDIR: scratch, HOSTING_PLATFORM_TOKEN: "token-of-the-environment" },
    // Neither asks whether there is a newer version of it, nor tells that it was used.
    ...{ DENO_DIR: join(scratch, "deno"), DENO_NO_UPDATE_CHECK: "1", DO_NOT_TRACK: "1" },
  };
  return runCommand(join(runtimes, "node_modules", program), [...args, api], { cwd, env });
}

async function chromium({ runtimes, project, api, scratch }: Place, module: string): Promise<Run> {
  return { text: await runInChromium(runtimes, project, module, api, scratch), ending: NO_PROCESS };
}
