// Compares the generator on this contract with commands that produce a part of its output.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { parseDocument } from "yaml";
import { REPOSITORY } from "../../core/files/repository.js";
import { LINE_WIDTH } from "../../emit/text.js";
import { installPeers } from "../peers.js";
import { type Command, type Cost, timed } from "../processes.js";
import { inTurn, rowsOf, type Table } from "../table.js";
import { type ChangeCost, costsOfChanges, withCopy, withFolder } from "../workspace.js";
import { commandOf, emptyOutput, GENERATORS, prepareFolder, REDOCLY, TOOLS, TYPES_ONLY } from "./generators.js";

/** The output of the generator if nothing changed. */
const UP_TO_DATE = /^nothing has changed since the last run$/m;

const COSTS = { "CPU s": ({ cpu }: Cost) => cpu / 1000, "wall s": ({ wall }: Cost) => wall / 1000 };
const CHANGES = { "written s": ({ written }: ChangeCost) => written / 1000, "done s": ({ done }: ChangeCost) => done / 1000 };

type Tasks = Record<string, () => Promise<Cost>>;

export async function* contractSection(runs = 5): AsyncGenerator<Table> {
  await installPeers();
  yield* await withCopy((root) =>
    withFolder(async (scratch) => {
      await compilePlugin(root);
      await timed({ args: ["scripts/generate/launch/launch.js", "--no-docs"], cwd: root });
      const results = await inTurn({ ...tasksOnFiles(root, scratch), ...(await tasksOnBundle(scratch)) }, runs);
      const watch = {
        args: ["scripts/generate/launch/launch.js", "--watch"],
        cwd: root,
        ready: /^watching /m,
        done: /^spec\/.*: .*\(\d+\.\d+ s\)$/m,
      };
      const changes = await costsOfChanges({ ...watch, output: "generated/openapi.json" }, runs);
      return [
        { title: "time of generators on this contract", rows: rowsOf(results, COSTS, { name: TYPES_ONLY, figure: "CPU s" }) },
        { title: "one edit under --watch, from save to written and to the end of the round", rows: rowsOf({ generate: changes }, CHANGES) },
      ];
    }),
  );
}

/** The contenders that read the files of the contract. */
function tasksOnFiles(root: string, scratch: string): Tasks {
  const contract = join(root, "spec/openapi.yaml");
  // Outside the repository, whose `redocly.yaml` the tools would read.
  const tool = (path: string, ...args: string[]): Command => ({ args: [path, ...args], cwd: scratch });
  const launch = (...args: string[]): Command => ({ args: ["scripts/generate/launch/launch.js", ...args], cwd: root });
  return {
    "generate --check": () => timed(launch("--check")),
    "nothing to do": () => timed(launch("--no-docs"), UP_TO_DATE),
    "nothing to do, by npm": () => timed({ program: "npm", args: ["run", "generate", "--", "--no-docs"], cwd: root }, UP_TO_DATE),
    [TYPES_ONLY]: () => timed(tool(TOOLS.openapiTypescript, contract, "-o", "types.ts")),
    [REDOCLY]: () => timed(tool(TOOLS.redocly, "generate-client", contract, "-o", "client.ts")),
    "lint, bundle, types and format": () =>
      chain(
        { ...tool(TOOLS.redocly, "lint", "spec/openapi.yaml"), cwd: root },
        { ...tool(TOOLS.redocly, "bundle", "spec/openapi.yaml", "-o", join(scratch, "bundle.json")), cwd: root },
        tool(TOOLS.openapiTypescript, "bundle.json", "-o", "bundle.ts"),
        tool(TOOLS.prettier, "--print-width", String(LINE_WIDTH), "--write", "bundle.ts"),
      ),
  };
}

async function chain(...commands: readonly Command[]): Promise<Cost> {
  const sum = { wall: 0, cpu: 0 };
  for (const command of commands) {
    const { wall, cpu } = await timed(command);
    Object.assign(sum, { wall: sum.wall + wall, cpu: sum.cpu + cpu });
  }
  return sum;
}

/** The contenders that read the contract as one document. */
async function tasksOnBundle(scratch: string): Promise<Tasks> {
  const bundle = join(REPOSITORY, "generated/openapi.json");
  // Orval refuses properties that are `false`.
  const plainer = join(scratch, "plainer.json");
  const text = await readFile(bundle, "utf8");
  await writeFile(
    plainer,
    JSON.stringify(JSON.parse(text), (key, value: unknown) => (key === "properties" ? withoutFalse(value) : value)),
  );
  const tasks: Tasks = {};
  for (const generator of GENERATORS) {
    const folder = join(scratch, generator.name.replace(/\W+/g, "-"));
    const document = generator.name === "orval" ? plainer : bundle;
    await prepareFolder(generator, folder, document);
    tasks[`${generator.name}, bundle`] = async () => {
      await emptyOutput(folder);
      return timed(commandOf(generator, folder, document));
    };
  }
  return tasks;
}

/** Replaces each property that is `false` by an equivalent schema. */
function withoutFalse(properties: unknown): unknown {
  return Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, schema]: [string, unknown]) => [name, schema === false ? { not: {} } : schema]),
  );
}

/** Compiles the lint rules for Redocly's own command, so that its time includes no TypeScript loader. */
async function compilePlugin(root: string): Promise<void> {
  const [plugin, config] = ["plugin.mjs", "redocly.yaml"].map((name) => join(root, name)) as [string, string];
  const entry = join(root, "scripts/lint/plugin.ts");
  await build({ entryPoints: [entry], outfile: plugin, bundle: true, platform: "node", format: "esm", packages: "external" });
  const document = parseDocument(await readFile(config, "utf8"));
  document.set("plugins", ["./plugin.mjs"]);
  await writeFile(config, document.toString());
}
