import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/lib/redocly-config.js";

/** A program as a bundler makes it small. */
async function bundle(contents: string, external: string[] = []): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(REPOSITORY, "test") },
    external,
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;

describe("a bundle", () => {
  test("grows by 500 bytes at most through bearer()", async () => {
    const program = (auth: string) => `
      import { createClient } from "@hosting-platform/client/core";
      import { listAccessGroups } from "@hosting-platform/client/access-groups";
      import * as auth from "@hosting-platform/auth";
      console.log(listAccessGroups, createClient({ baseUrl: "https://api.example.com", auth: ${auth} }));`;
    const [without, with_] = await Promise.all([bundle(program("undefined")), bundle(program(`auth.bearer("token")`))]);
    expect(gzipped(with_) - gzipped(without)).toBeLessThanOrEqual(500);
  });

  test("of bearer() holds nothing of SSO, teams and the environment", async () => {
    const text = await bundle(`export { bearer } from "@hosting-platform/auth"`);
    expect(text).toContain("AUTH_ERROR");
    expect(text).not.toMatch(/sso|SSO|state|team|process|Deno|grant/);
  });

  test("of the ID token module asks for jose when it is needed, and not before", async () => {
    const text = await bundle(`export * from "@hosting-platform/auth/id-token"`, ["jose"]);
    expect(text).toMatch(/import\("jose"\)/);
    expect(text).not.toMatch(/from\s*"jose"/);
  });
});
