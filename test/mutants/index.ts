import { join } from "node:path";
import { createVitest, type TestModule, type Vitest } from "vitest/node";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { EXEC_ARGV } from "../harness/exec-argv.js";
import { PATIENCE } from "../harness/patience.js";
import { sources } from "../harness/sources.js";
import { keptWorker } from "./kept-worker.js";
import { LISTS } from "./lists.js";
import { mutate, type Mutant } from "./mutant.js";

interface Outcome {
  kind: "killed" | "survived" | "broken";
  /** Names of the tests that failed. */
  killers: string[];
}

/** The mutant that sources are read with at the moment. */
let current: Mutant | undefined;
const pool = keptWorker();

async function startVitest(): Promise<Vitest> {
  return createVitest(
    "test",
    {
      config: false,
      root: REPOSITORY,
      watch: false,
      include: ["test/**/*.test.ts"],
      bail: 1,
      pool,
      maxWorkers: 1,
      isolate: false,
      setupFiles: ["test/harness/leftovers.ts"],
      // Each run adds a listener to the process.
      execArgv: [...EXEC_ARGV, "--disable-warning=MaxListenersExceededWarning"],
      testTimeout: PATIENCE,
      hookTimeout: PATIENCE,
      expect: { poll: { timeout: PATIENCE } },
      reporters: [{}],
    },
    {
      resolve: { alias: sources },
      plugins: [
        {
          name: "mutant",
          enforce: "pre",
          transform: (code, id) => (current !== undefined && id === join(REPOSITORY, current.file) ? mutate(current, code) : undefined),
        },
      ],
    },
  );
}

/** Returns what came of each test file, by its path below `test/`. */
async function runTests(vitest: Vitest, tests: readonly string[]): Promise<Map<string, Outcome>> {
  const paths = tests.map((test) => join(REPOSITORY, "test", test));
  const specifications = paths.flatMap((path) => vitest.getModuleSpecifications(path));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // Vitest also returns the files that ran before.
  return new Map(
    tests.map((test, index) => {
      const own = testModules.filter(({ moduleId }) => moduleId === paths[index]);
      return [test, outcomeOf(own, unhandledErrors)];
    }),
  );
}

/** Has the process of the tests load a source and all that import it again, since it keeps what it has read. */
function readAgain(vitest: Vitest, file: string): void {
  const { invalidates } = vitest.watcher;
  if (invalidates.has(file)) return;
  invalidates.add(file);
  const modules = Object.values(vitest.vite.environments).flatMap(({ moduleGraph }) => [...(moduleGraph.getModulesByFile(file) ?? [])]);
  for (const importer of modules.flatMap(({ importers }) => [...importers])) if (importer.file !== null) readAgain(vitest, importer.file);
}

/** Sets the mutant that sources are read with. */
function setCurrent(vitest: Vitest, mutant: Mutant | undefined): void {
  for (const { file } of [current, mutant].filter((each) => each !== undefined)) {
    vitest.invalidateFile(join(REPOSITORY, file));
    readAgain(vitest, join(REPOSITORY, file));
  }
  current = mutant;
}

async function runMutant(vitest: Vitest, mutant: Mutant): Promise<Outcome> {
  setCurrent(vitest, mutant);
  vitest.setGlobalTestNamePattern(mutant.only);
  const outcomes = await runTests(vitest, [mutant.test]);
  setCurrent(vitest, undefined);
  return outcomes.get(mutant.test) ?? { kind: "broken", killers: [] };
}

/** A file that cannot be loaded has not run a test: it proves nothing. */
function outcomeOf(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): Outcome {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const killers = tests.filter((test) => test.result().state === "failed").map(({ fullName }) => fullName);
  if (killers.length > 0) return { kind: "killed", killers };
  const suites = modules.flatMap((module) => [...module.children.allSuites()]);
  const errors = [...modules, ...suites].flatMap((collected) => collected.errors());
  const passed = tests.some((test) => test.result().state === "passed");
  return { kind: errors.length + unhandledErrors.length > 0 || !passed ? "broken" : "survived", killers };
}

/** Runs the tests that killed mutants without any mutant: each has to pass. Returns the files that do not. */
async function failuresUntouched(vitest: Vitest, killers: ReadonlyMap<string, readonly string[]>): Promise<string[]> {
  // A call that a mutant left waiting would fail in the run of others.
  await pool.end();
  const names = [...killers.values()].flat().map((name) => name.replace(/\W+/g, "\\W+"));
  vitest.setGlobalTestNamePattern(new RegExp(names.join("|")));
  const outcomes = await runTests(vitest, [...killers.keys()]);
  return [...outcomes].filter(([, { kind }]) => kind !== "survived").map(([test, { kind }]) => `test/${test}: ${kind} without any mutant`);
}

/** Returns the mutants that the arguments name; `1/2` and `2/2` are the halves of all, by their tests. */
function chosen(filters: readonly string[]): Mutant[] {
  const all = LISTS.flat();
  const [, half] = /^([12])\/2$/.exec(filters[0] ?? "") ?? [];
  const tests = [...new Set(all.map(({ test }) => test))];
  if (half !== undefined) return all.filter(({ test }) => tests.indexOf(test) % 2 === Number(half) - 1);
  return all.filter(({ name, file }) => filters.length === 0 || filters.some((filter) => `${file} ${name}`.includes(filter)));
}

async function main(filters: readonly string[]): Promise<number> {
  const mutants = chosen(filters);
  const vitest = await startVitest();
  await vitest.globTestSpecifications();
  const failures: string[] = [];
  try {
    const killers = new Map<string, string[]>();
    for (const mutant of mutants) {
      const outcome = await runMutant(vitest, mutant);
      const line = `${mutant.file}: ${mutant.name}: ${outcome.kind}`;
      process.stdout.write(`${line}\n`);
      if (outcome.kind !== "killed") failures.push(`${line} (test/${mutant.test})`);
      else killers.set(mutant.test, [...(killers.get(mutant.test) ?? []), ...outcome.killers]);
    }
    failures.push(...(await failuresUntouched(vitest, killers)));
  } finally {
    await vitest.close();
    await pool.end();
  }
  process.stderr.write(failures.map((failure) => `${failure}\n`).join(""));
  process.stdout.write(`\n${mutants.length - failures.length} mutants killed, ${failures.length} failures\n`);
  return failures.length === 0 && mutants.length > 0 ? 0 : 1;
}

process.exit(await main(process.argv.slice(2)));
