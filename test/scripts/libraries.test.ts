import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { REPOSITORY } from "../../scripts/lib/redocly-config.js";
import { filesBelow } from "./support/repositories.js";

describe("the libraries in maintenance stand behind one file each", () => {
  test.each([
    ["openapi-typescript", ["scripts/lib/openapi-typescript.ts"]],
    ["openapi-fetch", ["generated/client.ts", "scripts/templates/client.ts"]],
  ])("%s", async (library, importers) => {
    const found: string[] = [];
    // The bench runs the library by itself, to measure against it.
    for (const top of ["scripts", "generated", "packages/types/src", "packages/client/src", "test"]) {
      for (const file of await filesBelow(join(REPOSITORY, top))) {
        if (file.startsWith("bench/")) continue;
        const source = /\.[cm]?[jt]s$/.test(file) ? await readFile(join(REPOSITORY, top, file), "utf8") : "";
        if (new RegExp(`^(import|export)\\b[^;=]*["']${library}(/[^"']*)?["']|import\\(["']${library}`, "m").test(source))
          found.push(`${top}/${file}`);
      }
    }
    expect(found.sort()).toEqual(importers);
  });

  test("their versions are exact", async () => {
    const versionsIn = async (file: string): Promise<Record<string, string>> => {
      const { dependencies, devDependencies } = JSON.parse(await readFile(join(REPOSITORY, file), "utf8")) as Record<
        string,
        Record<string, string>
      >;
      return { ...dependencies, ...devDependencies };
    };
    const [root, client] = await Promise.all([versionsIn("package.json"), versionsIn("packages/client/package.json")]);
    for (const name of ["openapi-typescript", "openapi-fetch", "typescript", "@redocly/openapi-core"])
      expect(root[name], name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(client["openapi-fetch"]).toBe(root["openapi-fetch"]);
  });
});
