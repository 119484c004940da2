import { existsSync, type FSWatcher, watch } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../lib/finding.js";
import type { DocsBuilder, DocsReport } from "./build.js";
import { SITE } from "./compile-frame.js";
import { STYLES } from "./assets.js";
import { GUIDES } from "./guides/read-guides.js";
import { bundleContract } from "./read-contract.js";

/** Editors write a file in several steps, and a checkout writes many files. */
const QUIET_MILLISECONDS = 40;

/** What a changed file calls for. */
export type Cause = "content" | "theme" | "code";

const FOLDERS = ["spec", "scripts/docs", "scripts/lib"];

export interface WatchOptions {
  root: string;
  builder: Pick<DocsBuilder, "build" | "forgetFrame">;
  /** The first build, and what follows it: a change during it is not lost. */
  begin: () => Promise<void>;
  /** Told of each build. */
  built: (report: DocsReport, files: readonly string[]) => void;
  /** Told where the contract cannot be bundled, or the build fails; the pages stay as they are. */
  failed: (problem: { findings: readonly Finding[] } | { error: unknown }) => void;
  /** Sees the changes of files. */
  watch?: typeof watchFiles;
}

/** What a change of a file means; undefined for a file that no page is made from. */
export function causeOf(path: string): Cause | undefined {
  if (/(?:^|\/)\.|~$|\.tmp$/.test(path)) return undefined;
  if (path.startsWith("spec/") || path === "CHANGELOG.md" || path.startsWith(`${STYLES}/`)) return "content";
  if (path.startsWith(`${SITE}/`)) return "theme";
  if (path.startsWith(`${GUIDES}/`) && path.endsWith(".md")) return "content";
  return /^scripts\/.*\.tsx?$/.test(path) ? "code" : undefined;
}

/** Tells the changed files of all that the watch looks at, from the root of the repository. */
export function watchFiles(root: string, changed: (path: string) => void): { close: () => void } {
  const tell = (path: string): void => {
    if (causeOf(path) !== undefined) changed(path);
  };
  const watchers: FSWatcher[] = FOLDERS.filter((name) => existsSync(join(root, name))).map((folder) =>
    watch(join(root, folder), { recursive: true }, (_, name) => tell(`${folder}/${(name ?? "").replaceAll("\\", "/")}`)),
  );
  watchers.push(watch(root, (_, name) => tell(name ?? "")));
  return { close: () => watchers.forEach((watcher) => watcher.close()) };
}

/** Builds again after each change, until a file of the builder's own code changes, which it cannot load anew: then it ends. */
export async function watchDocs(options: WatchOptions): Promise<void> {
  const { root } = options;
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let watcher: { close: () => void } | undefined;
  const ended = new Promise<void>((resolve, reject) => {
    const round = async (): Promise<void> => {
      const files = [...pending].sort();
      pending.clear();
      if (files.length === 0) return;
      const causes = new Set(files.map(causeOf));
      if (causes.has("code")) {
        resolve();
        return;
      }
      if (causes.has("theme")) options.builder.forgetFrame();
      await rebuild(options, files);
    };
    const changed = (path: string): void => {
      pending.add(path);
      clearTimeout(timer);
      // One build after another: a change during a build waits for its end.
      timer = setTimeout(() => {
        running = running.then(round);
      }, QUIET_MILLISECONDS);
    };
    watcher = (options.watch ?? watchFiles)(root, changed);
    running = options.begin();
    running.catch(reject);
  });
  try {
    await ended;
  } finally {
    clearTimeout(timer);
    watcher?.close();
  }
}

async function rebuild({ root, builder, built, failed }: WatchOptions, files: readonly string[]): Promise<void> {
  try {
    const start = performance.now();
    const contract = await bundleContract(root);
    if ("findings" in contract) {
      failed(contract);
      return;
    }
    const report = await builder.build(contract);
    built({ ...report, milliseconds: performance.now() - start }, files);
  } catch (error) {
    failed({ error });
  }
}
