import { closeSync, openSync, writeFileSync } from "node:fs";
import { PassThrough } from "node:stream";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { run, type Terminal } from "../../../packages/cli/src/internal/run.js";
import { tableOf } from "../../../packages/cli/src/internal/table.js";
import { failureOf } from "../../../scripts/core/cli/spec-command.js";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { emptyFolder } from "../../harness/folders.js";
import { platform, useEmulator } from "./harness/platform.js";

const used = useEmulator();

interface Outcome {
  code: number;
  out: string;
  err: string;
}

async function command(
  args: string[],
  { isTTY = false, env = {}, fd }: { isTTY?: boolean; env?: Record<string, string>; fd?: number } = {},
): Promise<Outcome> {
  const written = { out: "", err: "" };
  const stream = (to: "out" | "err"): Terminal["stdout"] => ({
    isTTY,
    write: (text: string | Uint8Array) => (written[to] += String(text)) !== "",
  });
  const terminal = { env: { ...used.env, ...env }, stdin: { isTTY: false, fd }, stdout: stream("out"), stderr: stream("err") } as Terminal;
  const code = await run(platform, args, "hosting-platform", "0.0.1", terminal).catch((error: unknown) => {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    written.err += [failure.reason, failure.hint].filter((line) => line !== undefined).join("\n");
    return failure.exitCode;
  });
  return { code, ...written };
}

const LIST = ["call", "listAccessGroups", "--fields", "name,membersCount"];

// prettier-ignore
test.each<[args: string[], isTTY: boolean, out: string | RegExp]>([
  [[...LIST], false, '{"accessGroups":[{"name":"web","membersCount":2}],"pagination":{"count":1,"next":null}}\n'],
  [["call", "listAccessGroups", "--fields", " name, membersCount", "--items", "1"], false, '[{"name":"web","membersCount":2}]\n'],
  [[...LIST, "--all"], true, "name  membersCount\nweb   2\n"],
  [[...LIST, "--all", "--json"], true, '[\n  {\n    "name": "web",\n    "membersCount": 2\n  }\n]\n'],
  [["call", "readAccessGroup", "--path.idOrName=web", "--fields", "name"], true, "name: web\n"],
  [["call", "listAccessGroups", "--query.limit", "5", "--items", "1", "--fields", "name"], false, '[{"name":"web"}]\n'],
  [["call", "get", "/v1/access-groups/{name}", "--path.idOrName=web", "--fields", "name"], true, "name: web\n"],
  [["call", "GET /v1/access-groups/", "--items", "1", "--fields", "name"], false, '[{"name":"web"}]\n'],
  [["call", "POST", "/v1/access-groups/{idOrName}", "--help"], false, /^Usage: hosting-platform call updateAccessGroup --path/],
  [["read", "GET", "/v1/access-groups/{name}"], false, /^# Read an access group\n/],
  [["search", "list", "access", "groups", "--limit", "1"], true, /^id +kind +title +call\nlistAccessGroups +operation +List access groups +GET \/v1\/access-groups\n$/],
  [["search", "listAccessGroups", "--limit", "1"], false, '[{"id":"listAccessGroups","kind":"operation","title":"List access groups","call":"GET /v1/access-groups"}]\n'],
  [["read", "listAccessGroups"], false, /^# List access groups\n/],
  [["read", "updateAccessGroup", "--request"], false, /^# Update an access group\n(?![^]*## Responses)[^]*## Request body\n/],
  [["call", "updateAccessGroup", "--help"], false, /^Usage: hosting-platform call updateAccessGroup --path\.idOrName V .*--body JSON\|@FILE\|-\n\n# Update an access group\n/],
  [["--help"], false, /Usage: hosting-platform search[^]*HOSTING_PLATFORM_TOKEN: the access token[^]*Exit codes: 0/],
  [["--help"], false, /--token-from "COMMAND"/],
  [["call", "listAccessGroups", "-H", "X-Trace: a b", "--header", "x-other:1", "-H", "User-Agent: me", "--dry-run"], false, /--header 'user-agent: me' \\\n +--header 'x-other: 1' \\\n +--header 'x-trace: a b'/],
  [["--version"], false, "0.0.1\n"],
  [["completion", "bash"], false, /complete -o default -F _hosting_platform hosting-platform\n$/],
  [["completion", "zsh"], false, /^\(\( \$\+functions\[compdef\] \)\) \|\| .*compinit.*\ncompdef _hosting_platform hosting-platform\n$/m],
  [["completion", "powershell"], false, /^Register-ArgumentCompleter -Native -CommandName hosting-platform [^]*-Skip 1 [^]*\n {2}& hosting-platform completion words @given _ /],
  [["completion", "words", "call", "listAccessG"], false, /^listAccessGroups$/m],
  [["completion", "words", "call", "listAccessGroups", "--q"], false, /^--query\.limit$/m],
  [["completion", "words", "call", "createAccessGroup", "--b"], false, /^--body\.membersToAdd$/m],
  [["completion", "words", "call", "updateAccessGroupProject", "--body.role", "A"], false, "ADMIN\nPROJECT_VIEWER\nPROJECT_DEVELOPER\n"],
  [["completion", "words", "call", "updateAccessGroupProject", "--body.role", "=", "A"], false, /^ADMIN$/m],
  [["completion", "words", "call", "updateAccessGroupProject", "--body.role", "ADMIN", "--b"], false, /^--body\.role$/m],
  [["completion", "words", "mcp", "--a"], false, /^(?!.*--fields)[^]*^--allow$/m],
  [["completion", "words", "completion", ""], false, "bash\nzsh\nfish\npowershell\n"],
  [["--fields", "nope", "call", "listAccessGroups", "--items", "1"], false, "[{}]\n"],
])("%j on a terminal: %s", async (args, isTTY, out) => {
  const outcome = await command(args, { isTTY });
  expect(outcome.code).toBe(0);
  if (typeof out === "string") expect(outcome.out).toBe(out);
  else expect(outcome.out).toMatch(out);
});

// prettier-ignore
test.each<[args: string[], code: number, err: string]>([
  [["sarch", "x"], 2, "There is no command sarch. Did you mean search?"],
  [["search"], 2, "search takes words"],
  [["call"], 2, "call takes one operationId"],
  [["call", "readAccessGroup", "web"], 2, "parameters are options, such as --path.idOrName"],
  [["call", "readAccessGroup", "--idOrName", "web"], 2, "Unknown option --idOrName."],
  [["call", "GET", "/v1/access-group"], 2, "There is no operation GET /v1/access-group. "],
  [["call", "GET /v1/access-groups/web"], 2, "There is no operation GET /v1/access-groups/web. Did you mean readAccessGroup?"],
  [["read", "/v1/access-groups/{idOrName}/members"], 2, "There is no operation, schema, guide or page /v1/access-groups/{idOrName}/members. Did you mean listAccessGroupMembers?"],
  [["call", "GET", "/v1/access-groups/{name}", "--idOrName", "web"], 2, "the operation takes --path.idOrName"],
  [["call", "createAccessGroup", "--body.name", "--yes"], 2, "--body.name needs a value. For this one, write --body.name=--yes"],
  [["search", " "], 2, "search takes words"],
  [["call", "listAccessGroups", "--limit", "1"], 2, "--limit is an option of search, not of call"],
  [["search", "groups", "--query.limit", "1"], 2, "--query.limit is an option of call, not of search"],
  [["search", "groups", "--all"], 2, "--all is an option of call, not of search"],
  [["call", "listAccessGroups", "--all", "--items", "2"], 2, "Use --all or --items, not both"],
  [["call", "createAccessGroup", "--body", '{"name":'], 2, "body is not JSON: "],
  [["call", "createAccessGroup", "--body", "name=a"], 2, "body must be of type object (type)\na body is --body JSON, --body @FILE, --body - for standard input, or --body.NAME V"],
  [["call", "createAccessGroup"], 2, "body is required (required)\na body is --body JSON, --body @FILE, --body - for standard input"],
  [["call", "createAccessGroup", "--body", `'{name:a}'`], 2, "If a shell removes its quotes"],
  [["call", "createAccessGroup", "--body.name", "a", "--body.membersToAdd", "1", "--body.projects", "x"], 2, "body.projects must be of type array"],
  [["call", "readAccessGroup", "--path.idOrName", ".."], 2, "a . or .. segment"],
  [["call", "listAccessGroups", "--base-url", "ftp://x"], 2, "baseUrl must be an https URL"],
  [["call", "listAccessGroups", "--query.limit"], 2, "--query.limit needs a value"],
  [["call", "listAccessGroups", "--query.limit", "--all"], 2, "For this one, write --query.limit=--all\nfor a flag, write --query.limit=true"],
  [["call", "listAccessGroups", "--limit", "1"], 2, "--limit is an option of search, not of call."],
  [["readAccessGroup", "--path.idOrName", "web"], 2, "There is no command readAccessGroup. Did you mean call readAccessGroup?"],
  [["GET", "/v1/access-groups"], 2, "There is no command GET. Did you mean call GET /v1/access-groups?"],
  [["call", "listAccessGroups", "--limt", "1"], 2, "Unknown option --limt. Did you mean --limit?"],
  [["call", "listAccessGroups", "--query.limt", "1"], 2, "Did you mean limit?"],
  [["call", "listAccessGroups", "--items", "0"], 2, "--items must be an integer of at least 1"],
  [["call", "createAccessGroup", "--body", "@/does/not/exist"], 2, "The body cannot be read"],
  [["call", "createAccessGroup", "--body", "{}", "--body.name", "a"], 2, "Use --body or --body.NAME, not both."],
  [["call", "deleteAccessGroup", "--path.idOrName", "web"], 2, "no terminal can confirm it; nothing was sent. Pass --yes."],
  [["call", "readAccessGroup", "--path.idOrName", "nobody"], 1, "returned 410"],
  [["call", "readAccessGroup", "--path.idOrName", "..", "--dry-run"], 2, "path.idOrName must not be a . or .. segment"],
  [["call", "listAccessGroups", "--base-url", "ftp://x", "--dry-run"], 2, "baseUrl must be an https URL"],
  [["call", "createAccessGroup", "-d", "{}"], 2, "Unknown option -d.\na body is --body JSON"],
  [["call", "listAccessGroups", "-H", "x-trace"], 2, "-H takes NAME: VALUE"],
  [["call", "listAccessGroups", "-H", "Authorization: x"], 2, "-H takes no credential: set HOSTING_PLATFORM_TOKEN"],
  [["call", "listAccessGroups", "--auth-header", "X-Key"], 2, "takes its token as Authorization: Bearer, without --auth-header"],
  [["search", "groups", "-H", "x: y"], 2, "--header is an option of call, not of search"],
  [["call", "listAccessGroups", "--token=x"], 2, "no option takes a credential"],
  [["call", "listAccessGroups", "--insecure"], 2, "Unknown option --insecure.\nfor the certificate of an authority of your own, set NODE_EXTRA_CA_CERTS=FILE"],
  [["call", "listAccessGroups", "--proxy", "http://a"], 2, "Unknown option --proxy.\nbehind a proxy, set NODE_USE_ENV_PROXY=1"],
  [["search", "groups", "-i"], 2, "--include is an option of call, not of search"],
  [["mcp", "--http", "--port", "70000"], 2, '--port must be an integer from 0 to 65535, not "70000"'],
  [["mcp", "--allow", "all"], 2, "--allow is write or delete, not all."],
  [["mcp", "--only", "Acces groups"], 2, "--only Acces groups: there is no tag and no operation of this name. Did you mean Access groups?"],
  [["completion", "cmd"], 2, "completion takes bash, zsh, fish, powershell."],
  [["read", "errors", "--request"], 2, "errors is a guide; only an operation has a request."],
  [["read", "foo"], 2, "There is no operation, schema, guide or page foo. Search for it first."],
  [["read", "nothing-at-all"], 2, "There is no operation, schema, guide or page nothing-at-all"],
])("%j ends with %i", async (args, code, err) => {
  const outcome = await command(args);
  expect(outcome).toMatchObject({ code, out: "" });
  expect(outcome.err).toContain(err);
});

test("a body comes from a file or from fields, and --yes deletes", async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, "body.json"), '{"name":"of-a-file"}');
  expect(await command(["call", "createAccessGroup", "--body", `@${join(folder, "body.json")}`, "--fields", "name"])).toMatchObject({
    code: 0,
    out: '{"name":"of-a-file"}\n',
  });
  const fields = ["--body.membersToAdd", '["user_1"]', "--fields", "membersCount"];
  expect(await command(["call", "updateAccessGroup", "--path.idOrName", "of-a-file", ...fields])).toMatchObject({
    code: 0,
    out: '{"membersCount":1}\n',
  });
  expect(await command(["call", "deleteAccessGroup", "--path.idOrName", "of-a-file", "--yes"])).toMatchObject({ code: 0 });
});

// prettier-ignore
test.each<[fields: string[], sent: object]>([
  [["--body.name", "123"], { name: "123" }],
  [["--body.name", "true", "--body.membersToAdd", "user_1"], { name: "true", membersToAdd: ["user_1"] }],
  [["--body.name", "a", "--body.membersToAdd", "1", "--body.membersToAdd", "user_2"], { name: "a", membersToAdd: ["1", "user_2"] }],
  [["--body.name", "a", "--body.projects", '[{"projectId":"prj_1","role":"ADMIN"}]'], { name: "a", projects: [{ projectId: "prj_1", role: "ADMIN" }] }],
])("the fields %j of a body are what their schema asks for", async (fields, sent) => {
  const { out, err } = await command(["call", "createAccessGroup", ...fields, "--dry-run"]);
  expect(err).toBe("");
  expect(JSON.parse(/--data-raw '(.*)'/.exec(out)?.[1] ?? "")).toEqual(sent);
});

const LONG = "x".repeat(90);
const WIDE = { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7 };

// prettier-ignore
test.each<[value: unknown, isPicked: boolean, shown: string, columns?: number]>([
  [`one\n\ttwo ${LONG}`, false, `one\n\ttwo ${LONG}`],
  [{ token: LONG }, false, `token: ${LONG}`],
  [[LONG, 1], false, `${LONG}\n1`],
  [[{ id: LONG }], false, `id\n${"x".repeat(59)}…`],
  [[{ id: LONG }], true, `id\n${LONG}`],
  [[WIDE], false, "a  b  c  d  e  f\n1  2  3  4  5  6"],
  [{ items: [WIDE] }, true, "items:\na  b  c  d  e  f  g\n1  2  3  4  5  6  7"],
  [[{ a: 1, tags: ["t"] }], true, 'a  tags\n1  ["t"]'],
  [[{ a: 1, tags: ["t"] }], false, "a\n1"],
  [[{ id: 1, text: LONG }], false, `id  text\n1   ${"x".repeat(15)}…`, 20],
  [[{ id: 1, text: "東".repeat(20), more: LONG }], true, `id  text      more\n1   東東東…   xxxxxxx…`, 22],
  [[{ id: LONG }], true, `id\n${LONG}`, 20],
  [{ id: "\uf8ff-9007199254740993", all: [["\uf8ff9007199254740993"]] }, false, "id: -9007199254740993\nall: [[9007199254740993]]"],
])("a terminal shows %j whole unless it is one of many cells; picked fields: %s", (value, isPicked, shown, columns) => {
  expect(tableOf(value, isPicked, columns)).toBe(shown);
});

test.each(["\u0004", "\u0003", "n\n"])("sends no DELETE if the question is answered with %j", async (keys) => {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const stderr = Object.assign(new PassThrough(), { isTTY: true });
  stderr.once("data", () => setImmediate(() => stdin.write(keys)));
  const terminal = { env: used.env, stdin, stdout: { isTTY: true, write: () => true }, stderr } as unknown as Terminal;
  const sent = run(platform, ["call", "deleteAccessGroup", "--path.idOrName", "web"], "hosting-platform", "0.0.1", terminal);
  await expect(sent).rejects.toThrow("Nothing was sent.");
});

test("an error of a walk is on a line of its own", async () => {
  const { err } = await command(["call", "listAccessGroupMembers", "--path.idOrName", "nobody", "--all"], { isTTY: true });
  expect(err.split("\r\u001b[K")).toEqual(["", expect.stringContaining("returned 410")]);
});

test("the items before a page that fails are printed", async () => {
  for (const name of ["web", "web2"]) await command(["call", "createAccessGroup", "--body.name", name]);
  const { id } = used.emulator.faults.add({ operation: "listAccessGroups", from: 2, status: 403 });
  onTestFinished(() => void used.emulator.faults.remove(id));
  const { code, out, err } = await command([...LIST, "--all", "--query.limit", "1"]);
  expect([code, out]).toEqual([1, '[{"name":"web","membersCount":2}]\n']);
  expect(err).toMatch(/returned 403[^]*\nItems before it in the output: 1\n$/);
});

test("the head of each response goes to standard error", async () => {
  const { out, err } = await command([...LIST, "-i", "--json"]);
  expect([JSON.parse(out), err]).toEqual([
    expect.anything(),
    expect.stringMatching(/^HTTP 200\n[^]*\nx-emulator-answered-by: operation listAccessGroups\n/),
  ]);
  expect((await command(["call", "readAccessGroup", "--path.idOrName", "nobody", "-i"])).err).toMatch(/^HTTP 410\n/);
});

test("a field that no result has is named", async () => {
  const { code, out, err } = await command(["call", "listAccessGroups", "--items", "1", "--fields", "name,nope,pagination.no"]);
  expect({ code, out, err }).toEqual({ code: 0, out: '[{"name":"web"}]\n', err: "The result has no field nope, pagination.no.\n" });
});

test.each([
  [["call", "readAccessGroup", "--idOrName", "web"], "the operation takes --path.idOrName"],
  [["call", "createAccessGroup", "--name", "web"], "the operation takes --body.name"],
  [["call", "listAccessGroups", "--limit", "1"], "the operation takes --query.limit"],
  [["call", "listAccessGroupMembers", "--path", "idOrName=web"], "the operation takes --path.idOrName"],
])("the place of a parameter is named for %j", async (args, hint) => {
  await expect(run(platform, args, "hosting-platform", "0.0.1")).rejects.toMatchObject({ hint });
});

test("a body file may have a byte order mark, but no other encoding", async () => {
  const folder = emptyFolder();
  const send = (encoding: BufferEncoding): Promise<Outcome> => {
    writeFileSync(join(folder, "body.json"), '\ufeff{"name":"marked"}', encoding);
    return command(["call", "createAccessGroup", "--body", `@${join(folder, "body.json")}`, "--dry-run"]);
  };
  expect((await send("utf8")).out).toContain(`--data-raw '{"name":"marked"}'`);
  expect((await send("utf16le")).err).toContain("body is not JSON");
});

test.each([
  ["createWebhook", [], "package.json", /^Standard input was not read, and no body is sent\. To send it, pass --body -\n$/],
  ["createWebhook", ["--body.url", "https://a.example"], "package.json", /^$/],
  ["createWebhook", [], "/dev/null", /^$/],
  ["listAccessGroups", [], "package.json", /^$/],
])("%s %j tells if %s as standard input may be meant as its body", async (id, fields, file, said) => {
  const fd = openSync(resolve(REPOSITORY, file), "r");
  onTestFinished(() => closeSync(fd));
  expect((await command(["call", id, ...fields, "--dry-run"], { fd })).err).toMatch(said);
});

test("empty variables are not set", async () => {
  expect(await command(LIST, { env: { HOSTING_PLATFORM_TEAM_ID: "" } })).toMatchObject({ code: 0 });
});

test("spaces around a token are no part of it, and its scheme is refused", async () => {
  expect(await command(LIST, { env: { HOSTING_PLATFORM_TOKEN: `${used.emulator.token}\n` } })).toMatchObject({ code: 0 });
  const { code, err } = await command(LIST, { env: { HOSTING_PLATFORM_TOKEN: `Bearer ${used.emulator.token}` } });
  expect([code, err]).toEqual([2, 'HOSTING_PLATFORM_TOKEN is the token alone, without "Bearer " and spaces.']);
});

test("a token comes from a command, whose failure tells nothing of its output", async () => {
  const env = { HOSTING_PLATFORM_TOKEN: "" };
  const token = `node -e "process.stdout.write('${used.emulator.token ?? ""}')"`;
  expect(await command([...LIST, "--token-from", token], { env })).toMatchObject({ code: 0 });
  const failed = await command([...LIST, "--token-from", `node -e "console.log('a secret'); process.exit(3)"`], { env });
  expect(failed).toMatchObject({ code: 2, err: "The command of --token-from failed with exit code 3." });
  expect((await command(LIST, { env })).err).toContain("No access token: set HOSTING_PLATFORM_TOKEN");
});

test("--emulator starts one for the command", async () => {
  const env = { HOSTING_PLATFORM_TOKEN: "", HOSTING_PLATFORM_BASE_URL: "" };
  expect(await command([...LIST, "--emulator"], { env })).toMatchObject({ code: 0 });
});
