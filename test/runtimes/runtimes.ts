import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runInChromium } from "./harness/chromium.js";
import { NO_PROCESS, runCommand } from "./harness/run-command.js";
import { JEST } from "./jest.js";
import { RECIPES } from "./recipes.js";
import type { Place, Run, Runtime } from "./types.js";

/** The oldest is pinned to the first release that the packages support, the others to their newest. */
const NODES = [20, 22, 24, 26];

const DENO_RUN = "run --no-prompt --no-remote --node-modules-dir=manual --allow-net=127.0.0.1 --allow-env=HOSTING_PLATFORM_TOKEN".split(
  " ",
);

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
  ...RECIPES,
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
    HOME: scratch,
    TMPDIR: scratch,
    HOSTING_PLATFORM_TOKEN: "token-of-the-environment",
    // Neither asks whether there is a newer version of it, nor tells that it was used.
    DENO_DIR: join(scratch, "deno"),
    DENO_NO_UPDATE_CHECK: "1",
    DO_NOT_TRACK: "1",
  };
  return runCommand(join(runtimes, "node_modules", program), [...args, api], { cwd, env });
}

async function chromium({ runtimes, project, api, scratch }: Place, module: string): Promise<Run> {
  return { text: await runInChromium(runtimes, project, module, api, scratch), ending: NO_PROCESS };
}
