import { readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isScratch } from "../lib/folder-watch.js";
import { isKept } from "../lib/kept-documents.js";
import { REPOSITORY } from "../lib/repository.js";
import type { DocumentOptions } from "./options.js";

/** What a changed file calls for: another round, or, since it is the generator's own, another process. */
export type Cause = "content" | "code";

/** What is watched, and what its changes mean. */
export interface WatchPlaces {
  /** Files and folders, absolute. */
  places: readonly string[];
  except: (folder: string) => boolean;
  /** @param isBroken whether the round before came to nothing: what it lacked may come with any file */
  causeOf: (path: string, isBroken: boolean) => Cause | undefined;
  /** What is read and written: known again by its content. */
  written: readonly string[];
}

/** The generator's sources. Another version of a library is code, too. */
const CODE = ["scripts", "package-lock.json", "tsconfig.json"].map((path) => join(REPOSITORY, path));

/** Below `scripts`, what no round runs. */
const OTHER_CODE = ["scripts/bench", "scripts/docs"].map((path) => join(REPOSITORY, path));

/** For our own contract: it, the configuration of its lint, and the packages that are built from its output. */
export function contractPlaces(): WatchPlaces {
  const sources = ["spec", "redocly.yaml", ".redocly.lint-ignore.yaml", "README.md", "LICENSE"].map((path) => join(REPOSITORY, path));
  const packages = readdirSync(join(REPOSITORY, "packages")).map((name) => join(REPOSITORY, "packages", name, "src"));
  return {
    places: [...sources, ...packages, ...CODE],
    except: (folder) => OTHER_CODE.includes(folder),
    causeOf: (path) => (isScratch(path) ? undefined : (codeCause(path) ?? "content")),
    written: [join(REPOSITORY, "README.md")],
  };
}

/** For another document: what was read of its folder, and of what it may refer to. */
export function documentPlaces({ spec, out, allowRefs, config }: DocumentOptions): WatchPlaces {
  const output = resolve(out);
  const settings = config === undefined ? [] : [resolve(config)];
  const folders = [dirname(resolve(spec)), ...allowRefs.filter((place) => !/^https?:/i.test(place)).map((place) => resolve(place))];
  return {
    places: [...folders, ...settings, ...CODE],
    except: (folder) => folder === output || OTHER_CODE.includes(folder) || /(?:^|[/\\])(?:node_modules|\.[^/\\]+)$/.test(folder),
    causeOf: (path, isBroken) => {
      if (isScratch(path)) return undefined;
      if (settings.includes(path) || isKept(path)) return "content";
      return codeCause(path) ?? (isBroken && /\.(?:ya?ml|json|md)$/i.test(path) ? "content" : undefined);
    },
    written: [],
  };
}

function codeCause(path: string): Cause | undefined {
  return CODE.some((place) => path === place || path.startsWith(`${place}/`)) ? "code" : undefined;
}
