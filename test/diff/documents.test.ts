import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { stringify } from "yaml";
import { diffSpec } from "../../scripts/diff/command.js";
import { FLAGS } from "../../scripts/diff/options.js";
import { main } from "../../scripts/diff/published/command.js";
import { RULES } from "../../scripts/diff/verdicts/index.js";
import { REPOSITORY } from "../../scripts/core/files/repository.js";
import { folderOf, writeFiles } from "../harness/folders.js";
import { commitAll, git } from "../harness/git.js";
import type { Outcome } from "../harness/processes.js";
import { runMain } from "../harness/run-main.js";
import { json, useServer } from "../harness/server.js";

const OLD = `openapi: 3.1.0
info: { title: Pets, version: "1" }
paths:
  /pets/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    get:
      operationId: readPet
      tags: [Pets]
      responses:
        "200": { description: The pet., content: { application/json: { schema: { $ref: "#/components/schemas/Pet" } } } }
    delete:
      operationId: deletePet
      tags: [Pets]
      responses: { "204": { description: Done. } }
components:
  schemas:
    Pet:
      type: object
      required: [name]
      properties:
        name: { type: string }
        size: { type: string, enum: [small, large] }
`;
const RISKY = OLD.replace("large]", "large, huge]");
const NEW = RISKY.replace("required: [name]", "required: []").replace(/ {4}delete:[^]*?Done. } }\n/, "");

const RENAMED = OLD.replace("readPet", "getPet");
const SAID = OLD.replace("The pet.", "A pet.");

const REMOVED = "The operation `deletePet` (DELETE /pets/{id}) was removed.";
const OPTIONAL = "The property `name` of `Pet` became optional.";

let folder: string;
beforeEach(async () => {
  folder = await folderOf({ "old.yaml": OLD, "new.yaml": NEW, "risky.yaml": RISKY, "renamed.yaml": RENAMED, "said.yaml": SAID });
  vi.spyOn(process, "cwd").mockReturnValue(folder);
});

const diff = (...args: string[]): Promise<Outcome> => runMain(() => main(args));
const write = (files: Readonly<Record<string, string>>): Promise<void> => writeFiles(folder, files);

test("diff reports the changes of two files, with the places in both", async () => {
  expect(await diff("old.yaml", "new.yaml")).toEqual({
    code: 0,
    stderr: "",
    stdout: `breaking (2)
  The property \`name\` of \`Pet\` became optional. property-became-optional, response
    old.yaml:19:18 → new.yaml:17:9
    readPet
  The operation \`deletePet\` (DELETE /pets/{id}) was removed. operation-removed, both
    old.yaml:11:5
    deletePet

risky (1)
  \`size\` of \`Pet\` may now be "huge". enum-values-added, response
    old.yaml:22:31 → new.yaml:18:31
    readPet

3 changes from old.yaml to new.yaml. The next version is a major version (before 1.0.0: a minor one).
`,
  });
});

test("diff names an operation without an operationId by its address, once", async () => {
  const unnamed = (text: string): string => text.replaceAll(/ +operationId: .*\n/g, "");
  await write({ "old.yaml": unnamed(OLD), "new.yaml": unnamed(NEW) });
  expect((await diff("old.yaml", "new.yaml")).stdout).toContain("\n  The operation `DELETE /pets/{id}` was removed. operation-removed");
});

test("diff names each operation whose schemas lead back to a changed one", async () => {
  const ring = (type: string): string => {
    const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const reads = (name: string) => ({
      get: { operationId: `read${name}`, responses: { 200: { description: "", content: { "application/json": { schema: to(name) } } } } },
    });
    const [One, Two] = [{ properties: { next: to("Two"), last: { type } } }, { properties: { next: to("One") } }];
    const info = { title: "Ring", version: "1" };
    return JSON.stringify({
      openapi: "3.1.0",
      info,
      paths: { "/one": reads("One"), "/two": reads("Two") },
      components: { schemas: { One, Two } },
    });
  };
  await write({ "ring.json": ring("string"), "other.json": ring("integer") });
  expect((await diff("ring.json", "ring.json")).stdout).toBe("No changes from ring.json to ring.json.\n");
  const { changes } = JSON.parse((await diff("ring.json", "other.json", "--json")).stdout) as { changes: { operations: string[] }[] };
  expect(changes.map(({ operations }) => operations)).toEqual([["readOne", "readTwo"]]);
});

test("diff prints JSON with the names of both documents", async () => {
  const { code, stdout } = await diff("old.yaml", "risky.yaml", "--json");
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    base: { document: "old.yaml" },
    revision: { document: "risky.yaml" },
    counts: { breaking: 0, risky: 1, compatible: 0 },
    changes: [{ rule: "enum-values-added", base: { file: "old.yaml" }, revision: { file: "risky.yaml", line: 22, column: 31 } }],
  });
});

test("diff prints Markdown for a pull request", async () => {
  const { stdout } = await diff("old.yaml", "risky.yaml", "--format", "markdown");
  expect(stdout).toContain("## Changes from old.yaml to risky.yaml\n\n1 risky. The next version is a minor version.\n");
  expect(stdout).toContain("| readPet | `old.yaml:22:31` | `risky.yaml:22:31` |");
});

test("diff prints annotations for GitHub, at the places in the new document", async () => {
  await write({ "a,b.yaml": NEW.replace("huge", '"100%\\n::error::"') });
  const { stdout } = await diff("old.yaml", "a,b.yaml", "--format", "github");
  expect(stdout.split("\n")).toEqual([
    "::error file=a%2Cb.yaml,line=17,col=9,title=breaking%3A property-became-optional::The property `name` of `Pet` became optional.%0AOperations: readPet.%0ABefore: old.yaml:19:18",
    "::error file=a%2Cb.yaml,line=4,col=3,title=breaking%3A operation-removed::The operation `deletePet` (DELETE /pets/{id}) was removed.%0AOperations: deletePet.%0ABefore: old.yaml:11:5",
    '::warning file=a%2Cb.yaml,line=18,col=31,title=risky%3A enum-values-added::`size` of `Pet` may now be "100%25\\n::error::".%0AOperations: readPet.%0ABefore: old.yaml:22:31',
    "3 changes from old.yaml to a,b.yaml. The next version is a major version (before 1.0.0: a minor one).",
    "",
  ]);
});

test("diff annotates files of the workspace, in any working directory and of a commit", async () => {
  await write({ "api/old.yaml": OLD, "api/risky.yaml": RISKY });
  await git(folder, "init", "--quiet");
  await commitAll(folder);
  vi.stubEnv("GITHUB_WORKSPACE", folder);
  vi.spyOn(process, "cwd").mockReturnValue(join(folder, "api"));
  for (const revision of ["risky.yaml", "HEAD:api/risky.yaml", "HEAD:./risky.yaml"]) {
    expect((await diff("old.yaml", revision, "--format", "github")).stdout).toMatch(/^::warning file=api\/risky\.yaml,line=22,/);
  }
});

// prettier-ignore
test.each<[args: string[], code: number, stderr: string]>([
  [["old.yaml", "new.yaml", "--fail-on", "breaking"], 1, "2 breaking changes from old.yaml to new.yaml.\n"],
  [["old.yaml", "new.yaml", "--fail-on", "risky"], 1, "2 breaking, 1 risky changes from old.yaml to new.yaml.\n"],
  [["old.yaml", "risky.yaml", "--fail-on", "risky"], 1, "1 risky change from old.yaml to risky.yaml.\n"],
  [["old.yaml", "risky.yaml", "--fail-on-breaking"], 0, ""],
  [["old.yaml", "old.yaml", "--fail-on", "risky"], 0, ""],
  [["old.yaml", "old.yaml", "--fail-on", "compatible"], 0, ""],
  [["old.yaml", "said.yaml", "--fail-on", "compatible"], 1, "1 compatible change from old.yaml to said.yaml.\n"],
  [["old.yaml", "renamed.yaml", "--fail-on", "risky"], 1, "1 breaking change from old.yaml to renamed.yaml.\n"],
  [["old.yaml", "renamed.yaml", "--fail-on", "risky", "--reader", "code"], 1, "1 breaking change from old.yaml to renamed.yaml.\n"],
  [["old.yaml", "renamed.yaml", "--fail-on", "risky", "--reader", "wire"], 0, ""],
])("diff %j exits with %i", async (args, code, stderr) => {
  expect(await diff(...args)).toMatchObject({ code, stderr });
});

// prettier-ignore
const WRONG: [args: string[], said: RegExp][] = [
  [["old.yaml"], /^Two documents are needed\.\n {2}hint: pass the old document and the new one\nusage: npx @hosting-platform\/generator diff OLD NEW/],
  [["a.yaml", "b.yaml", "c.yaml"], /^Unexpected argument c\.yaml\./],
  [["old.yaml", "new.yaml", "--fail-on", "error"], /^Unknown --fail-on error\.\n {2}hint: use breaking, risky, compatible/],
  [["old.yaml", "new.yaml", "--reader", "types"], /^Unknown --reader types\.\n {2}hint: use wire or code/],
  [["old.yaml", "new.yaml", "--format", "html"], /^Unknown --format html\.\n {2}hint: use text, markdown, json, github/],
  [["--base", "old.yaml", "--revision", "new.yaml"], /^Unknown option --base\.\n {2}hint: pass both documents: diff OLD NEW\n/],
  [["old.yaml", "new.yaml", "-f", "html"], /^Unknown option -f\.\n {2}hint: the format of the report is --format text/],
  [["old.yaml", "new.yaml", "--fail-no", "risky"], /^Unknown option --fail-no\. Did you mean --fail-on\?/],
  [["old.yaml", "new.yaml", "--header", "A=b"], /^--header requires the URL of a document\./],
  [["http://a.example/a.json", "http://b.example/b.json", "--header", "A=b"], /^--header cannot be sent to two hosts\./],
  [["absent.yaml", "new.yaml"], /absent\.yaml:1:1 no-such-file No such file\./],
  [["old.yaml", "wrong.yaml"], /wrong\.yaml:1:5 unquoted-colon /],
  [["./a:b.yaml", "new.yaml"], /a:b\.yaml:1:1 no-such-file No such file\./],
  [["HEAD:old.yaml", "new.yaml"], /is not a git repository/],
];
test.each(WRONG)("diff %j exits with 2", async (args, said) => {
  await write({ "wrong.yaml": "a: b: c\n" });
  const { code, stdout, stderr } = await diff(...args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(said);
});

test("diff compares what can be resolved, and warns of the rest", async () => {
  await write({
    "broken.yaml": NEW.replace(
      "application/json: { schema: { $ref",
      "text/x: { schema: { $ref: '#/no' } }, application/json: { schema: { $ref",
    ),
  });
  const { code, stdout, stderr } = await diff("old.yaml", "broken.yaml");
  expect(code).toBe(0);
  expect(stderr).toContain("broken.yaml:10:");
  expect(stderr).toContain("unresolved-ref");
  expect(stdout).toContain(OPTIONAL);
});

test.each([
  ["an empty parameter", OLD.replace("parameters: [", "parameters: [null, ")],
  ["an object of security requirements", OLD.replace("operationId: readPet", "operationId: readPet\n      security: { key: [] }")],
  ["an empty security requirement", `${OLD}security: [null]\n`],
])("diff compares documents with %s", async (_name, text) => {
  await write({ "odd.yaml": text });
  expect(await diff("odd.yaml", "risky.yaml")).toMatchObject({ code: 0, stdout: expect.stringContaining("risky (1)") as string });
  expect(await diff("risky.yaml", "odd.yaml")).toMatchObject({ code: 0, stdout: expect.stringContaining("breaking (1)") as string });
});

test.each([
  ["an operation", "get:", "put:\n    get:"],
  ["a parameter", "parameters: []", "parameters: [null]"],
  ["a parameter of a path", "get:", "parameters: [null]\n    get:"],
  ["a security scheme", "paths:", "securityDefinitions: { key: null }\npaths:"],
])("diff compares Swagger documents with %s without a value", async (_name, part, odd) => {
  const text = `swagger: "2.0"
info: { title: Pets, version: "1" }
paths:
  /pets:
    get: { parameters: [], responses: { "200": { description: Done. } } }
`;
  await write({ "2.yaml": text, "odd.yaml": text.replace(part, odd).replace('version: "1"', "") });
  const { code, stdout } = await diff("2.yaml", "odd.yaml", "--verbose");
  expect([code, stdout]).toEqual([0, expect.stringContaining('The version of the document changed from "1" to nothing.')]);
  expect(stdout).toContain("1 change from 2.yaml to odd.yaml.");
});

test("diff names a tag that an operation did not have", async () => {
  await write({ "untagged.yaml": OLD.replace("tags: [Pets]", "tags: []") });
  expect((await diff("untagged.yaml", "old.yaml")).stdout).toContain("The operation `readPet` moved from no tag to the tag `Pets`.");
  expect((await diff("old.yaml", "untagged.yaml")).stdout).toContain("moved from the tag `Pets` to no tag.");
});

test("diff reads a pipe, as of a process substitution", async () => {
  const pipe = join(folder, "63");
  execFileSync("mkfifo", [pipe]);
  const [{ code, stdout, stderr }] = await Promise.all([diff("63", "risky.yaml"), writeFile(pipe, OLD)]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain("    63:22:31 → risky.yaml:22:31\n");
});

test("diff pairs the files of folders, and takes their root documents", async () => {
  const split = (text: string): Record<string, string> => ({
    "openapi.yaml": text.replace(/components:[^]*/, "").replace('"#/components/schemas/Pet"', "schemas/Pet.yaml"),
    "schemas/Pet.yaml": (/ {6}type: object[^]*/.exec(text)?.[0] ?? "").replace(/^ {6}/gm, ""),
  });
  for (const [name, text] of [
    ["a", OLD],
    ["b", NEW],
  ] as const)
    await writeFiles(join(folder, name), split(text));
  const { stdout } = await diff("a", "b");
  expect(stdout).toContain(`${OPTIONAL} property-became-optional, response\n    a/schemas/Pet.yaml:2:12 → b/schemas/Pet.yaml:4:3\n`);
  expect(stdout).toContain("3 changes from a to b.");
  expect((await diff("old.yaml", "a")).stdout).toContain("No changes from old.yaml to a.");
});

describe("a document of a commit", () => {
  beforeEach(async () => {
    await git(folder, "init", "--quiet");
    await write({
      "api/openapi.yaml": OLD.replace('"#/components/schemas/Pet"', "../shared/Pet.yaml"),
      "shared/Pet.yaml": "type: object\n",
    });
    await commitAll(folder);
    await git(folder, "tag", "v1");
  });

  test.each<[at: string, name: string]>([
    [".", "v1:old.yaml"],
    [".", "HEAD:./old.yaml"],
    ["api", "v1:../old.yaml"],
    ["api", "v1:old.yaml"],
  ])("is read in %s as %s", async (at, name) => {
    await write({ "old.yaml": "no longer a document" });
    vi.spyOn(process, "cwd").mockReturnValue(join(folder, at));
    const { code, stdout } = await diff(name, join(folder, "risky.yaml"));
    expect(code).toBe(0);
    expect(stdout).toContain(`\n    ${name.slice(0, name.indexOf(":"))}:old.yaml:22:31 → `);
  });

  test("may refer to other folders with --allow-ref, and is found in a folder", async () => {
    const { code, stderr } = await diff("v1:api", "api", "--allow-ref", "shared");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect((await diff("v1:api", "api")).stderr).toContain("v1:api/openapi.yaml");
  });

  test("is told to be missing", async () => {
    const { code, stderr } = await diff("v1:absent.yaml", "new.yaml");
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringMatching(/^v1 has no absent\.yaml\.\n {2}hint: the path is relative/) as string,
    });
    await write({ "fresh.yaml": NEW });
    expect((await diff("v1:fresh.yaml", "fresh.yaml")).stderr).toContain("v1 has no fresh.yaml.\n  hint: it is new since then");
    const alone = "v1 is a revision of git, not a document.\n  hint: add the path: v1:openapi.yaml\n";
    expect(await diff("v1", "new.yaml")).toMatchObject({ code: 2, stderr: alone });
  });
});

describe("a document behind a URL", () => {
  const server = useServer();

  test("is requested with headers, and named without its query", async () => {
    server.respond(({ headers }) => (headers["x-token"] === "a" ? { body: OLD } : json({}, 401)));
    const url = `${server.baseUrl}/openapi.yaml`;
    const { code, stdout, stderr } = await diff(`${url}?key=s3cr3t`, "risky.yaml", "--header", "X-Token=a");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain(`    ${url}:22:31 → risky.yaml:22:31\n`);
    expect(stdout).not.toContain("s3cr3t");
    expect(await diff(url, "risky.yaml")).toMatchObject({ code: 2, stdout: "" });
  });
});

describe("--accept", () => {
  const entry = (more: object): object => ({ rule: "operation-removed", message: REMOVED, reason: "Nobody deletes pets.", ...more });
  const accept = (...entries: unknown[]): Promise<void> => write({ "accepted.yaml": `# Accepted.\n${stringify(entries)}` });
  const run = (...args: string[]): Promise<Outcome> => diff("old.yaml", "new.yaml", "--accept", "accepted.yaml", ...args);

  test("keeps accepted changes from failing, and reports them with their reason", async () => {
    await accept(entry({}), entry({ rule: "property-became-optional", message: OPTIONAL, operations: ["readPet", "listPets"] }));
    const { code, stdout, stderr } = await run("--fail-on", "breaking");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("    deletePet\n    accepted: Nobody deletes pets.\n");
    expect((await run("--format", "markdown")).stdout).toContain("`operation-removed` Accepted: Nobody deletes pets. |");
    expect((await run("--format", "github")).stdout).toMatch(/^::notice [^\n]*operation-removed[^\n]*Accepted: Nobody deletes pets\.$/m);
    expect(JSON.parse((await run("--json")).stdout)).toMatchObject({
      changes: [{ accepted: "Nobody deletes pets." }, {}, {}],
      unusedAcceptances: [],
    });
  });

  test("does not accept a change of other operations", async () => {
    await accept(entry({}), entry({ rule: "property-became-optional", message: OPTIONAL, operations: ["listPets"] }));
    const { code, stderr } = await run("--fail-on", "breaking");
    expect(code).toBe(1);
    expect(stderr).toContain("1 breaking change from");
  });

  test("accepts all changes of a rule without a message", async () => {
    await accept(entry({ message: undefined, reason: "All." }), entry({}), entry({ rule: "property-added", message: undefined }));
    const { stdout, stderr } = await run();
    expect(stdout).toContain("    deletePet\n    accepted: Nobody deletes pets.\n");
    expect(stderr).toBe("accepted.yaml:7:3 unused-acceptance No change of the rule property-added occurs.\n  hint: remove the entry\n");
    await accept(entry({ message: undefined, reason: "All." }));
    expect((await run()).stdout).toContain("    accepted: All.\n");
  });

  test("accepts the removal of deprecated operations apart from others", async () => {
    await write({ "deprecated.yaml": OLD.replace("deletePet\n", "deletePet\n      deprecated: true\n      x-sunset: 2026-01-01\n") });
    await accept({ rule: "deprecated-operation-removed", reason: "Announced." });
    expect((await run()).stdout).not.toContain("accepted: Announced.");
    const { stdout } = await diff("deprecated.yaml", "new.yaml", "--accept", "accepted.yaml");
    expect(stdout).toContain("The deprecated operation `deletePet` (DELETE /pets/{id}, sunset 2026-01-01) was removed.");
    expect(stdout).toContain("accepted: Announced.");
  });

  test("accepts all changes of operations without a rule", async () => {
    await accept({ operations: ["readPet"], reason: "Internal." }, { operations: ["other", "more"], reason: "Internal." });
    const { code, stdout, stderr } = await run("--fail-on", "risky");
    expect([code, stdout.match(/accepted: Internal\./g)?.length]).toEqual([1, 2]);
    expect(stderr).toContain("unused-acceptance No change of other, more alone occurs.");
    expect(stderr).toContain("\n1 breaking change from");
    await write({ "unused.yaml": `${OLD}    Unused: { type: string }\n` });
    await accept({ operations: ["readPet"], reason: "Internal." });
    const removed = await diff("unused.yaml", "old.yaml", "--accept", "accepted.yaml", "--fail-on", "breaking");
    expect(removed).toMatchObject({ code: 1, stdout: expect.not.stringContaining("accepted:") as string });
  });

  test("reports an accepted change that no longer occurs", async () => {
    await accept(entry({ message: "The operation `gone` was removed." }), entry({}));
    const { code, stderr } = await run();
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr:
        "accepted.yaml:2:3 unused-acceptance This change no longer occurs: The operation `gone` was removed. (operation-removed)\n  hint: remove the entry\n",
    });
    expect(JSON.parse((await run("--json")).stdout)).toMatchObject({ unusedAcceptances: [{ file: "accepted.yaml", line: 2, column: 3 }] });
  });

  // prettier-ignore
  test.each<[text: string, said: string]>([
    ["a: b", "accepted.yaml: not a list."],
    ["[", "accepted.yaml: not YAML: "],
    ["- a", "accepted.yaml:1:3: not an object."],
    [stringify([entry({ resaon: "a" })]), "accepted.yaml:1:3: unknown key resaon; did you mean reason?"],
    [stringify([entry({ reason: " " })]), "accepted.yaml:1:3: reason is missing."],
    [stringify([entry({ rule: 1 })]), "accepted.yaml:1:3: rule and message must be strings."],
    [stringify([entry({ message: 1 })]), "accepted.yaml:1:3: rule and message must be strings."],
    [stringify([entry({ rule: undefined, operations: ["a"] })]), "accepted.yaml:1:3: rule is missing."],
    [stringify([{ reason: "All." }]), "accepted.yaml:1:3: rule is missing."],
    [stringify([entry({ operations: "a" })]), "accepted.yaml:1:3: operations must be a list of strings."],
  ])("refuses %j", async (text, said) => {
    await write({ "accepted.yaml": text });
    const { code, stdout, stderr } = await run();
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr.slice(0, said.length)).toBe(said);
    expect(stderr).toContain("hint: write a list of entries with reason, and rule and message");
  });

  test("refuses a missing file, and takes an empty one", async () => {
    expect(await run()).toMatchObject({ code: 2, stderr: expect.stringMatching(/^accepted\.yaml: cannot be read \(ENOENT\)\./) as string });
    await write({ "accepted.yaml": "# Nothing yet.\n" });
    expect(await run()).toMatchObject({ code: 0, stderr: "" });
  });
});

describe("npm run diff", () => {
  test("compares two documents as well", async () => {
    const outcome = await runMain(() => diffSpec(["old.yaml", "new.yaml", "--fail-on", "breaking"], REPOSITORY));
    expect(outcome).toMatchObject({ code: 1, stdout: (await diff("old.yaml", "new.yaml")).stdout });
  });

  test.each([
    [["old.yaml", "new.yaml", "--base", "HEAD"], "--base and documents cannot be combined."],
    [["--header", "A=b"], "Two documents are needed."],
  ])("refuses %j", async (args, said) => {
    const { code, stderr } = await runMain(() => diffSpec(args, REPOSITORY));
    expect({ code, said: stderr.split("\n")[0] }).toEqual({ code: 2, said });
  });
});

test("the reasons of verdicts name no package", () => {
  expect(Object.entries(RULES).filter(([, { why }]) => /@|package|hosting/i.test(why))).toEqual([]);
});

test("diff --help describes each option", async () => {
  const { code, stdout } = await diff("--help");
  expect(code).toBe(0);
  for (const flag of Object.keys(FLAGS)) expect(stdout).toMatch(new RegExp(`^ {2}(-h, )?--${flag}\\b`, "m"));
});
