import { dirname, join, relative, resolve } from "node:path";
import { CommandError } from "../../core/cli/command-error.js";
import { changesAt } from "../../open/load-document.js";
import { isUrl } from "../../read/allowed-refs.js";
import { isKept } from "../../read/kept-documents.js";
import { REPOSITORY } from "../../core/files/repository.js";
import { isScratch, type WatchOptions } from "../../core/files/watch-files.js";
import type { DocumentOptions } from "../options.js";

/** The effect of a changed file: another round, or a restart because the generator itself changed. */
export type Cause = "content" | "code";

/** The watched places and the effect of changes. */
export interface WatchPlaces extends Pick<WatchOptions, "places" | "isWatched" | "poll"> {
  /** @param isBroken whether the last round had findings: any file may then add a missing target */
  causeOf: (path: string, isBroken: boolean) => Cause | undefined;
}

/** Paths in the repository: sources and the folders that lead to them. */
const SOURCES = /^(?:spec(?:\/.*)?|packages(?:\/[^/]+(?:\/src(?:\/.*)?)?)?|scripts(?!\/(?:bench|docs)(?:\/|$))(?:\/.*)?)?$/;
const FILES = ["redocly.yaml", ".redocly.lint-ignore.yaml", "LICENSE", "package-lock.json", "tsconfig.json"];

/** The generator's sources and its installed libraries. */
const CODE = /^(?:scripts\/|package-lock\.json$|tsconfig\.json$)/;

/** Returns the places of the contract, its lint configuration, and the packages built from its output. */
export function contractPlaces(): WatchPlaces {
  return {
    places: [REPOSITORY],
    isWatched: (path) => FILES.includes(below(REPOSITORY, path)) || isSource(path),
    causeOf: (path) => (CODE.test(below(REPOSITORY, path)) ? "code" : "content"),
  };
}

/** Returns the places of another document: its folder or URL, and the allowed `$ref` targets. */
export function documentPlaces({ spec, out, allowRefs = [], headers = {}, config }: DocumentOptions): WatchPlaces {
  if (spec === "-") throw new CommandError("Standard input cannot be watched.", { hint: "pass a file, or leave out --watch" });
  const output = out === undefined ? undefined : resolve(out);
  const code = join(REPOSITORY, "scripts");
  const settings = config === undefined ? [] : [resolve(config)];
  const folders = [
    ...(isUrl(spec) ? [] : [dirname(resolve(spec))]),
    ...allowRefs.filter((place) => !/^https?:/i.test(place)).map((place) => resolve(place)),
  ];
  const places = [...folders, ...settings, code];
  return {
    places,
    poll: isUrl(spec) ? changesAt(spec, { allowRefs, headers }) : undefined,
    isWatched: (path) => {
      if (path === code || path.startsWith(`${code}/`)) return isSource(path);
      return path !== output && (places.includes(path) || !(isScratch(path) || /[/\\]node_modules$/.test(path)));
    },
    causeOf: (path, isBroken) => {
      if (path === spec || settings.includes(path) || isKept(path)) return "content";
      if (CODE.test(below(REPOSITORY, path))) return "code";
      return isBroken && /\.(?:ya?ml|json|md)$/i.test(path) ? "content" : undefined;
    },
  };
}

function isSource(path: string): boolean {
  return SOURCES.test(below(REPOSITORY, path)) && (path === REPOSITORY || !isScratch(path));
}

function below(folder: string, path: string): string {
  return relative(folder, path).replaceAll("\\", "/");
}
