// A CommonJS program in TypeScript, with the settings of the guide and with those that it warns of.
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { type CompilerVersion, type Program, type Programs, writePrograms } from "../../harness/compilers.js";
import { succeed } from "../../harness/processes.js";

const CALL = `const client = createClient({ baseUrl: "https://api.example.com", fetch: async () => Response.json({ name: "web" }) });
void readAccessGroup(client, { path: { idOrName: "web" } }).then(({ name }) => console.log(name));`;
const NAMES = "{ createClient, readAccessGroup }";
const IMPORT = `import ${NAMES} from "@hosting-platform/client";\n${CALL}`;
const DYNAMIC = `async function main(): Promise<void> {\nconst ${NAMES} = await import("@hosting-platform/client");\n${CALL}\n}\nvoid main();`;
const BASE = { target: "es2022", lib: ["es2022", "dom", "dom.iterable"], types: [], strict: true, skipLibCheck: true, noEmit: false };

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

/** By the version of TypeScript, the settings that work, and those with the error that `import` is. */
const VERSIONS: Record<CompilerVersion, { works: (keyof typeof PROGRAMS)[]; fails: Partial<Record<keyof typeof PROGRAMS, string>> }> = {
  "5.4": { works: ["node16 and await import()"], fails: { node16: "TS1479", nodenext: "TS1479" } },
  "5.9": {
    works: ["node16 and await import()", "node20", "nodenext"],
    fails: { node16: "TS1479", node18: "TS1479", "commonjs and node10": "TS2307" },
  },
  "6.0": { works: ["commonjs and bundler"], fails: {} },
  "7.0": { works: ["node20", "nodenext"], fails: {} },
};

let programs: Programs;
beforeEach(async () => (programs = await writePrograms(PROGRAMS)));

it.each(Object.entries(VERSIONS))("with TypeScript %s, compiles and runs, or says what is wrong", async (version, { works, fails }) => {
  const found = await programs.check(version as CompilerVersion, [...works, ...Object.keys(fails)]);
  const codesOf = (name: string): string[] => found.filter(({ file }) => file === `${name}/main.ts`).map(({ code }) => code);
  for (const name of works) {
    expect(codesOf(name), name).toEqual([]);
    expect(await succeed(process.execPath, [join(programs.root, name, "main.js")], programs.root), name).toBe("web\n");
  }
  for (const [name, code] of Object.entries(fails)) expect(codesOf(name), name).toContain(code);
});
