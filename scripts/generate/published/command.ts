import { setMaxListeners } from "node:events";
import { dirname } from "node:path";
import type { DocumentOptions, GenerateOptions } from "../options.js";
import { reportFor, runAll } from "../run-reported.js";
import { configSources } from "./config-file.js";
import { HELP, LINT_HELP, USAGE } from "./help.js";
import { type Arguments, parseArguments } from "./options.js";

/** Runs the published command and returns the exit code. */
export async function main(args: string[], version: string): Promise<number> {
  const report = reportFor(args.includes("--json") ? "json" : "text", USAGE);
  try {
    const options = parseArguments(args);
    if (options.help || options.version) {
      const help = options.lintOnly ? LINT_HELP : HELP;
      process.stdout.write(options.help ? help : `${version}\n`);
      return 0;
    }
    if (options.watch) return await watchAll(options);
    const runs = (await options.documents()).map((document): GenerateOptions => ({ ...options, document }));
    return await runAll(runs, options.format, USAGE);
  } catch (error) {
    return report.fail(error);
  }
}

/** Generates each document after each change, until Ctrl+C. A change of the configuration begins anew. */
async function watchAll(options: Arguments): Promise<never> {
  const [{ watchAndGenerate }, { watchFiles }] = await Promise.all([
    import("../watch/watch.js"),
    import("../../core/files/watch-files.js"),
  ]);
  const { config } = options;
  const ended = new AbortController();
  let round = new AbortController();
  const watchDocuments = (documents: readonly DocumentOptions[]): Promise<never>[] => {
    const { signal } = round;
    setMaxListeners(Infinity, signal);
    const runs = documents.map((document): GenerateOptions => ({ ...options, document }));
    return runs.map((run) => watchAndGenerate(run, () => reportFor(options.format, USAGE, run), signal));
  };
  const begin = (documents: readonly DocumentOptions[]): void => {
    round.abort();
    round = new AbortController();
    const { signal } = round;
    for (const watch of watchDocuments(documents)) {
      watch.catch((error: unknown) => {
        if (!signal.aborted) ended.abort(error);
      });
    }
  };
  try {
    if (config === undefined) return await Promise.race(watchDocuments(await options.documents()));
    // Watched before they are read, and all the time: no change is missed.
    const places = [dirname(config), ...(await configSources(config))];
    return await watchFiles({
      places,
      isWatched: (path) => places.includes(path),
      begin: async () => begin(await options.documents()),
      round: async () => {
        const documents = await options.documents().catch((error: unknown) => {
          reportFor(options.format, USAGE).fail(error);
          return [];
        });
        begin(documents);
      },
      signal: ended.signal,
    });
  } finally {
    // The other documents are watched no longer, so that the process ends.
    round.abort();
  }
}
