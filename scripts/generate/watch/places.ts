import { dirname, join, relative, resolve } from "node:path";
import { isKept } from "../../read/kept-documents.js";
import { REPOSITORY } from "../../core/files/repository.js";
import { isScratch, type WatchOptions } from "../../core/files/watch-files.js";
import type { DocumentOptions } from "../options.js";

/** What a changed file calls for: another round, or a new start of the command, since it is the generator's own. */
export type Cause = "content" | "code";

/** What is watched, and what its changes mean. */
export interface WatchPlaces extends Pick<WatchOptions, "places" | "isWatched"> {
  /** @param isBroken whether the last round had findings: what it lacked may come with any file */
  causeOf: (path: string, isBroken: boolean) => Cause | undefined;
}

/** Of the repository, by their paths: folders that lead to sources, and what is in them. */
const SOURCES = /^(?:spec(?:\/.*)?|packages(?:\/[^/]+(?:\/src(?:\/.*)?)?)?|scripts(?!\/(?:bench|docs)(?:\/|$))(?:\/.*)?)?$/;
const FILES = ["redocly.yaml", ".redocly.lint-ignore.yaml", "LICENSE", "package-lock.json", "tsconfig.json"];

/** The generator's sources. Another version of a library is code, too. */
const CODE = /^(?:scripts\/|package-lock\.json$|tsconfig\.json$)/;

/** Returns the contract, the configuration of its lint, and the packages that are built from its output. */
export function contractPlaces(): WatchPlaces {
  return {
    places: [REPOSITORY],
    isWatched: (path) => FILES.includes(below(REPOSITORY, path)) || isSource(path),
    causeOf: (path) => (CODE.test(below(REPOSITORY, path)) ? "code" : "content"),
  };
}

/** Returns the folder of another document, and what the document may refer to. */
export function documentPlaces({ spec, out, allowRefs, config }: DocumentOptions): WatchPlaces {
  const output = resolve(out);
  const code = join(REPOSITORY, "scripts");
  const settings = config === undefined ? [] : [resolve(config)];
  const folders = [dirname(resolve(spec)), ...allowRefs.filter((place) => !/^https?:/i.test(place)).map((place) => resolve(place))];
  const places = [...folders, ...settings, code];
  return {
    places,
    isWatched: (path) => {
      if (path === code || path.startsWith(`${code}/`)) return isSource(path);
      return path !== output && (places.includes(path) || !(isScratch(path) || /[/\\]node_modules$/.test(path)));
    },
    causeOf: (path, isBroken) => {
      if (settings.includes(path) || isKept(path)) return "content";
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
