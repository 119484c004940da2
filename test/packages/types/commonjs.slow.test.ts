// A CommonJS program in TypeScript, with the settings of the guide and with those that it warns of.
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type CompilerVersion, type Program, type Programs, writePrograms } from "../../harness/compilers.js";
import { succeed } from "../../harness/processes.js";

const CALL = `const client = createClient({ baseUrl: "https://api.example.com", fetch: async () => Response.json({ name: "web" }) });
void readAccessGroup(client, { path: { idOrName: "web" } }).then(({ name }) => console.log(name));`;
const NAMES = "{ createClient, readAccessGroup }";
const IMPORT = `import ${NAMES} from "@hosting-platform/client";\n${CALL}`;
const DYNAMIC = `async function main(): Promise<void> {\nconst ${NAMES} = await import("@hosting-platform/client");\n${CALL}\n}\nvoid main();`;
const BASE = { target: "es2022", lib: ["es2022", "dom", "dom.iterable"], types: [], strict: true, noEmit: false };

const program = (options: object, main = IMPORT): Program => ({ modules: { main }, options: { ...BASE, ...options }, commonjs: true });
const PROGRAMS = {
  node16: program({ module: "node16" }),
  "node16 and await import()": program({ module: "node16" }, DYNAMIC),
  node18: program({ module: "node18" }),
  node20: program({ module: "node20" }),
  nodenext: program({ module: "nodenext" }),
  "commonjs and node10": program({ module: "commonjs", moduleResolution: "node10" }),
  "commonjs and bundler": program({ module: "commonjs", moduleResolution: "bundler" }),
} satisfies Record<string, Program>;

const WORKS: [CompilerVersion, keyof typeof PROGRAMS][] = [
  ["5.4", "node16 and await import()"],
  ["5.9", "node16 and await import()"],
  ["5.9", "node20"],
  ["5.9", "nodenext"],
  ["6.0", "commonjs and bundler"],
  ["7.0", "node20"],
  ["7.0", "nodenext"],
];
const FAILS: [CompilerVersion, keyof typeof PROGRAMS, code: string][] = [
  ["5.4", "node16", "TS1479"],
  ["5.4", "nodenext", "TS1479"],
  ["5.9", "node16", "TS1479"],
  ["5.9", "node18", "TS1479"],
  ["5.9", "commonjs and node10", "TS2307"],
];

let programs: Programs;
beforeAll(async () => (programs = await writePrograms(PROGRAMS)));
afterAll(() => programs.remove());

it.each(WORKS)("compiles with TypeScript %s and %s, and runs", async (version, name) => {
  expect(await programs.check(version, [name])).toEqual([]);
  expect(await succeed(process.execPath, [join(programs.root, name, "main.js")], programs.root)).toBe("web\n");
});

it.each(FAILS)("with TypeScript %s and %s, import is the error %s", async (version, name, code) => {
  const found = await programs.check(version, [name]);
  expect(found.map((each) => each.code)).toContain(code);
});
