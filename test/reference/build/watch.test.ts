import { EventEmitter, once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { DocsReport } from "../../../scripts/docs/build.js";
import type { Contract } from "../../../scripts/docs/read-contract.js";
import { causeOf, watchDocs, watchFiles } from "../../../scripts/docs/watch.js";
import { removeFolder, smallRepository } from "../../scripts/support/repositories.js";

test.each([
  ["spec/groups/webhooks/tag.md", "content"],
  ["scripts/docs/guides/start.md", "content"],
  ["CHANGELOG.md", "content"],
  ["scripts/docs/site/src/styles/10-theme.css", "content"],
  ["scripts/docs/site/src/components/Head.astro", "theme"],
  ["scripts/docs/view/tag.tsx", "code"],
  ["scripts/lib/operations.ts", "code"],
  ["spec/.openapi.yaml.swp", undefined],
  ["spec/openapi.yaml~", undefined],
  ["README.md", undefined],
] as const)("%s: %s", (path, cause) => {
  expect(causeOf(path)).toBe(cause);
});

const REPORT: DocsReport = { pages: 1, changes: { added: [], changed: [], removed: [] }, findings: [], milliseconds: 0 };
const QUIET = 40;

let root: string;
beforeAll(async () => {
  root = await smallRepository();
});
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());
afterAll(() => removeFolder(root));

/** A watch whose changes are told by hand, and what it does in order: the title that was built and the files, or the name of an error. */
function watching(begin: () => Promise<void> = () => Promise.resolve()) {
  const events = new EventEmitter();
  let tell: (path: string) => void = () => undefined;
  let title: string | undefined;
  const ended = watchDocs({
    root,
    builder: {
      build: (contract?: Contract) => {
        title = contract?.document.info.title;
        return Promise.resolve(REPORT);
      },
      forgetFrame: () => undefined,
    },
    begin,
    built: (_, files) => void events.emit("next", [title, ...files]),
    failed: (problem) => void events.emit("next", "error" in problem ? (problem.error as Error).name : problem.findings),
    watch: (_, changed) => {
      tell = changed;
      return { close: () => void events.emit("closed") };
    },
  });
  /** Tells of changes, and waits for what comes of them. */
  const change = async (...paths: string[]): Promise<unknown> => {
    const next = once(events, "next");
    paths.forEach((path) => tell(path));
    await vi.advanceTimersByTimeAsync(QUIET);
    const [event] = (await next) as unknown[];
    return event;
  };
  return { ended, change, tell: (path: string) => tell(path), next: () => once(events, "next"), closed: once(events, "closed") };
}

test("a change of the contract builds with it as it is, a broken one is told, and changed code ends the watch", async () => {
  const { ended, change, tell, closed } = watching();
  const file = join(root, "spec/openapi.yaml");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace(/title: .*/, "title: Renamed"));
  expect(await change("spec/openapi.yaml", "CHANGELOG.md")).toEqual(["Renamed", "CHANGELOG.md", "spec/openapi.yaml"]);
  await writeFile(file, "openapi: [");
  expect(await change("spec/openapi.yaml")).toBe("UnreadableSpec");
  await writeFile(file, text);
  expect(await change("spec/openapi.yaml")).not.toContain("Renamed");
  tell("scripts/docs/view/view.tsx");
  await vi.advanceTimersByTimeAsync(QUIET);
  await ended;
  await closed;
});

test("a change during the first build is built after it, and a first build that fails ends the watch", async () => {
  let finish: () => void = () => undefined;
  const first = new Promise<void>((resolve) => (finish = resolve));
  const { ended, tell, next } = watching(() => first);
  const built = next();
  const onBuilt = vi.fn();
  void built.then(onBuilt);
  tell("spec/more.md");
  await vi.advanceTimersByTimeAsync(QUIET);
  expect(onBuilt).not.toHaveBeenCalled();
  finish();
  expect(await built).toMatchObject([[expect.any(String), "spec/more.md"]]);
  tell("scripts/docs/view/view.tsx");
  await vi.advanceTimersByTimeAsync(QUIET);
  await ended;
  await expect(watching(() => Promise.reject(new Error("no frame"))).ended).rejects.toThrow("no frame");
});

test("the changes of files are told, from the root of the repository", async () => {
  let isTold: () => void = () => undefined;
  const told = new Promise<void>((resolve) => (isTold = resolve));
  const { close } = watchFiles(root, (path) => path === "spec/openapi.yaml" && isTold());
  const file = join(root, "spec/openapi.yaml");
  await writeFile(file, `${await readFile(file, "utf8")}\n`);
  await told;
  close();
});
