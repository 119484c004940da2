import { join, relative } from "node:path";
import type { Finding } from "../core/cli/finding.js";
import { isScratch, watchFiles } from "../core/files/watch-files.js";
import type { DocsBuilder, DocsReport } from "./build.js";
import { SITE } from "./compile-frame.js";
import { STYLES } from "./assets.js";
import { GUIDES } from "./guides/read-guides.js";
import { bundleContract } from "./read-contract.js";

/** What a changed file calls for. */
export type Cause = "content" | "theme";

const PLACES = ["spec", GUIDES, SITE, "CHANGELOG.md"];

export interface WatchOptions {
  root: string;
  builder: Pick<DocsBuilder, "build" | "forgetFrame">;
  /** The first build, and what follows it: a change during it is not lost. */
  begin: () => Promise<void>;
  /** Told of each build. */
  built: (report: DocsReport, files: readonly string[]) => void;
  /** Told where the contract cannot be bundled, or the build fails; the pages stay as they are. */
  failed: (problem: { findings: readonly Finding[] } | { error: unknown }) => void;
  /** Sees the changes of files; {@link watchFiles} by default. */
  watch?: typeof watchFiles;
}

/** What a change of a file means; undefined for a file that no page is made from. */
export function causeOf(path: string): Cause | undefined {
  if (path.startsWith("spec/") || path === "CHANGELOG.md" || path.startsWith(`${STYLES}/`)) return "content";
  if (path.startsWith(`${SITE}/`)) return "theme";
  return path.startsWith(`${GUIDES}/`) && path.endsWith(".md") ? "content" : undefined;
}

/** Builds again after each change, until the process ends. */
export async function watchDocs(options: WatchOptions): Promise<never> {
  const { root, builder, begin, watch = watchFiles } = options;
  const below = (path: string): string => relative(root, path).replaceAll("\\", "/");
  return watch({
    places: PLACES.map((place) => join(root, place)),
    isWatched: (path) => !isScratch(path),
    begin,
    round: async ({ files }) => {
      const changed = files.map(below).filter((path) => causeOf(path) !== undefined);
      if (changed.some((path) => causeOf(path) === "theme")) builder.forgetFrame();
      if (changed.length > 0) await rebuild(options, changed);
    },
  });
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
