import { join, relative } from "node:path";
import { isScratch, watchFiles } from "../core/files/watch-files.js";
import type { DocsBuilder, DocsReport } from "./build.js";
import { STYLES } from "../pack/reference-assets.js";
import { GUIDES } from "./guides/read-guides.js";
import { bundleContract } from "./read-contract.js";

const PLACES = ["spec", GUIDES, STYLES, "CHANGELOG.md"];

export interface WatchOptions {
  root: string;
  builder: Pick<DocsBuilder, "build">;
  /** Runs the first build. Changes during it are not lost. */
  begin: () => Promise<void>;
  /** Called after each build. */
  built: (report: DocsReport, files: readonly string[]) => void | Promise<void>;
  /** Called if the contract cannot be bundled or the build fails. The pages stay unchanged. */
  failed: (error: unknown) => void;
  /** Watches files; default: {@link watchFiles}. */
  watch?: typeof watchFiles;
}

/** Checks that a page or style sheet depends on a file. Changes of modules restart the process instead. */
export function isContent(path: string): boolean {
  return path.startsWith(`${GUIDES}/`) ? path.endsWith(".md") : PLACES.some((place) => path === place || path.startsWith(`${place}/`));
}

/** Rebuilds after each change, until the process ends. */
export async function watchDocs(options: WatchOptions): Promise<never> {
  const { root, begin, watch = watchFiles } = options;
  const below = (path: string): string => relative(root, path).replaceAll("\\", "/");
  return watch({
    places: PLACES.map((place) => join(root, place)),
    isWatched: (path) => !isScratch(path),
    begin,
    round: async ({ files }) => {
      const changed = files.map(below).filter(isContent);
      if (changed.length > 0) await rebuild(options, changed);
    },
  });
}

async function rebuild({ root, builder, built, failed }: WatchOptions, files: readonly string[]): Promise<void> {
  try {
    const start = performance.now();
    const report = await builder.build(await bundleContract(root));
    await built({ ...report, milliseconds: performance.now() - start }, files);
  } catch (error) {
    failed(error);
  }
}
