import { expect, it } from "vitest";
import { distPath, publishedAs } from "../../scripts/pack/package-layout.js";
import type { SpecTree } from "../../scripts/read/spec-tree.js";
import { stampOf } from "../../scripts/generate/stamp.js";
import { Steps } from "../../scripts/core/cli/steps.js";

it("announces each step when it begins, and reports the successful ones", async () => {
  const announced: string[] = [];
  const steps = new Steps((name) => announced.push(name));
  const read = (): number => 3;
  expect(await steps.run("read", read, (files) => `${files} files`)).toBe(3);
  await expect(steps.run("lint", () => Promise.reject(new Error("gone")), String)).rejects.toThrow("gone");
  expect(announced).toEqual(["read", "lint"]);
  expect(steps.reports.map(({ name, result }) => [name, result])).toEqual([["read", "3 files"]]);
});

it("hashes the names and texts of files, wherever their folder is", () => {
  const stamp = (folder: string, files: Record<string, string>): string => {
    const entries = Object.entries(files).map(([path, text]) => [path, { path: `${folder}/${path}`, text }]);
    return stampOf({ folder, files: new Map(entries as [string, never][]) } as unknown as SpecTree).text;
  };
  const one = stamp("/one", { a: "x", b: "y" });
  expect(stamp("/two", { b: "y", a: "x" })).toBe(one);
  expect(stamp("/one", { a: "y", b: "x" })).not.toBe(one);
  expect(stamp("/one", { a: "x", c: "y" })).not.toBe(one);
});

it.each([
  ["packages/client/src/internal/a.ts", "internal/a"],
  ["generated/operations/things.ts", "generated/operations/things"],
  ["packages/types/src/index.ts", undefined],
  ["packages/client-x/src/index.ts", undefined],
])("maps for the client the source %s to %s in dist/", (source, want) => expect(distPath("packages/client", source)).toBe(want));

it.each([
  ["client", "types.ts", "types"],
  ["client", "types/operations/things.ts", "types/operations/things"],
  ["client", "client.ts", undefined],
  ["types", "types.ts", undefined],
])("publishes to %s generated/%s as %s", (name, source, want) =>
  expect(publishedAs(`@hosting-platform/${name}`, `generated/${source}`)).toBe(want && `@hosting-platform/${want}`),
);
