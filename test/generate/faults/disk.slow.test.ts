import { spawn } from "node:child_process";
import { chmodSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/lib/repository.js";
import { emptyFolder, removeFolder, stateOf } from "../../scripts/support/repositories.js";

const DOCUMENT = `openapi: 3.1.0
info: { title: Things, version: 1.0.0 }
servers: [{ url: "https://api.example.com" }]
paths:
  /things:
    get:
      operationId: listThings
      responses:
        "200":
          description: The things.
          content: { application/json: { schema: { type: array, items: { type: string } } } }
`;

let folder: string;
let out: string;
beforeEach(async () => {
  folder = await emptyFolder();
  out = join(folder, "out");
  writeFileSync(join(folder, "openapi.yaml"), DOCUMENT);
});
afterEach(() => removeFolder(folder));

/** Who may write everywhere is given the rights of somebody else. */
const UNPRIVILEGED = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Runs the command in a shell that sets a limit first. */
function generate(
  limit = "true",
  user: { uid?: number; gid?: number } = {},
  loader = "--import tsx",
): Promise<{ code: number | null; stderr: string }> {
  const command = `${limit}; exec "$0" ${loader} scripts/${loader === "" ? "launch.js" : "generate.ts"} --lint warn --spec "$1" --out "$2"`;
  const child = spawn("sh", ["-c", command, process.execPath, join(folder, "openapi.yaml"), out], { cwd: REPOSITORY, ...user });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  child.stdout.resume();
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, stderr }));
  });
}

async function changeDocument(): Promise<void> {
  expect(await generate()).toMatchObject({ code: 0 });
  writeFileSync(join(folder, "openapi.yaml"), DOCUMENT.replace("The things.", "All things."));
}

test("a limit on the size of files: everything is as it was, and the message says what to do", async () => {
  await changeDocument();
  const before = await stateOf(out);
  const { code, stderr } = await generate("ulimit -f 2");
  expect(stderr).toMatch(
    /out\/\S+: cannot be written: the file is too large for the disk \(EFBIG\); nothing was written\n {2}hint: raise the limit/,
  );
  expect(code).toBe(2);
  expect(await stateOf(out)).toEqual(before);
});

test("a document of more files than may be open at once is read", async () => {
  const names = Array.from({ length: 200 }, (_, index) => `S${index}`);
  const properties = names.map((name) => `    ${name}: { $ref: "${name}.yaml" }\n`).join("");
  writeFileSync(join(folder, "All.yaml"), `type: object\nproperties:\n${properties}`.replaceAll("\n    ", "\n  "));
  for (const name of names) writeFileSync(join(folder, `${name}.yaml`), "type: string\n");
  writeFileSync(join(folder, "openapi.yaml"), DOCUMENT.replace("{ type: string }", "{ $ref: All.yaml }"));
  // The bundle of the command has few modules to load; the first run makes it.
  expect(await generate("true", {}, "")).toMatchObject({ code: 0 });
  writeFileSync(join(folder, "S7.yaml"), "type: integer\n");
  expect(await generate("ulimit -n 64", {}, "")).toMatchObject({ code: 0 });
});

test("a folder that the user may not write to: the message says so", async () => {
  await changeDocument();
  for (const path of [
    folder,
    ...readdirSync(out, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [join(entry.parentPath, entry.name)] : [],
    ),
  ]) {
    chmodSync(path, 0o755);
  }
  chmodSync(out, 0o555);
  const before = await stateOf(out);
  const { code, stderr } = await generate("true", UNPRIVILEGED);
  chmodSync(out, 0o755);
  expect(stderr).toMatch(/out\/\S+: cannot be written: permission is denied \(EACCES\); nothing was written\n {2}hint: make it writable/);
  expect(code).toBe(2);
  expect(await stateOf(out)).toEqual(before);
});
