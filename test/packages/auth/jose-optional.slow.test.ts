import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/core/files/repository.js";
import { succeed } from "../../harness/processes.js";
import { emptyFolder } from "../../harness/folders.js";

/** A project with what the package needs, and without jose. */
let folder = "";
beforeAll(async () => {
  folder = emptyFolder();
  const copy = (from: string, to: string) => cp(join(REPOSITORY, from), join(folder, "node_modules", to), { recursive: true });
  await mkdir(join(folder, "node_modules"));
  await Promise.all([
    ...["auth", "client", "types"].map((name) => copy(`packages/${name}`, `@hosting-platform/${name}`)),
    ...["openapi-fetch", "openapi-typescript-helpers"].map((name) => copy(`node_modules/${name}`, name)),
  ]);
});

async function run(program: string): Promise<unknown> {
  await writeFile(join(folder, "program.mjs"), program);
  return JSON.parse(await succeed(process.execPath, ["program.mjs"], folder));
}

test("names the package to install if jose is missing", async () => {
  const shown = await run(`
    import { SsoError } from "@hosting-platform/auth";
    import { verifyIdToken } from "@hosting-platform/auth/id-token";
    const error = await verifyIdToken("a.b.c", { jwks: { keys: [] }, issuer: "i", audience: "a" }).catch((error) => error);
    console.log(JSON.stringify({ ok: error instanceof SsoError, reason: error.reason, message: error.message }));`);
  const message = "verifyIdToken() requires the package jose. Run: npm install jose@6";
  expect(shown).toEqual({ ok: true, reason: "jose_missing", message });
});

test("runs everything else without jose", async () => {
  const shown = await run(`
    import * as auth from "@hosting-platform/auth";
    process.env.HOSTING_PLATFORM_TOKEN = "token";
    console.log(JSON.stringify([await auth.bearer(auth.environmentToken()).token(), auth.team({ slug: "acme" })]));`);
  expect(shown).toEqual(["token", { slug: "acme" }]);
});
