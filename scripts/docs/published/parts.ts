import { readFileSync, realpathSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { assetFiles, STYLE } from "../../pack/reference-assets.js";
import type { DocsParts } from "../build.js";
import { DRAWING_PARTS } from "../drawing-parts.js";
import { GUIDE_RULE } from "../guides/front-matter.js";
import { guidesIn } from "../guides/read-guides.js";
import { releasesOf } from "../history/read-releases.js";
import { createSite } from "../model/site.js";
import { foreignSamples } from "../samples/foreign-samples.js";
import type { Finding } from "../../core/cli/finding.js";
import { FaultyInput } from "../../core/cli/spec-command.js";
import type { AnyFile } from "../../core/files/output.js";
import { OutputError } from "../../core/files/output-error.js";
import { REPOSITORY } from "../../core/files/repository.js";
import { consumer } from "../../open/consumer.js";
import { openDocument } from "../../open/open-document.js";
import { isWithin } from "../../read/allowed-refs.js";
import type { PublishedOptions } from "./options.js";
import { NO_CONFIG, readSiteConfig } from "./site-config.js";

/** The parts of a build for the document of another API, and what its last build read. */
export interface ForeignSite {
  parts: DocsParts;
  warnings(): readonly Finding[];
  sources(): ReadonlySet<string>;
}

export function foreignParts({ guides, config: file, reading }: PublishedOptions, entry: string): ForeignSite {
  let warnings: readonly Finding[] = [];
  // Also those of a build that failed, whose change may mend it.
  const sources = new Set<string>(file === undefined ? [entry] : [entry, file]);
  let config = NO_CONFIG;
  const parts: DocsParts = {
    ...DRAWING_PARTS,
    async readContract() {
      // First, since it is fast.
      config = file === undefined ? NO_CONFIG : readSiteConfig(file);
      const opened = await openDocument(entry, { rules: consumer({ ...reading, forReaders: true }) });
      for (const path of [...config.sources, ...opened.sources.map((source) => source.path)]) sources.add(path);
      ({ warnings } = opened);
      if (opened.contents === undefined) throw new FaultyInput(opened.findings);
      return { document: opened.contents.document, sources: NO_SOURCES };
    },
    async readGuides(root) {
      if (guides === undefined) return [];
      const read = await guidesIn(guides, relative(root, guides).replaceAll("\\", "/")).catch((error: unknown) => {
        throw OutputError.from(error, guides, "opened");
      });
      if (read.findings.length > 0) throw new FaultyInput(read.findings);
      return read.guides;
    },
    readReleases: () => releasesOf(config.history.length === 0 ? [] : [...config.history, entry], reading),
    samplesOf: foreignSamples,
    recordResponses: (samples) => Promise.resolve(samples),
    createSite: (input) =>
      createSite({ ...input, isForeign: true, ...(config.name !== undefined && { name: config.name }), brand: config.brand }),
    async assetFiles(_, linked) {
      const files = await assetFiles(REPOSITORY);
      const branded = files.map((each) => (each.path === STYLE ? { ...each, text: each.text + config.css } : each));
      return [...branded, ...config.files, ...filesBeside(guides, linked)];
    },
  };
  return { parts, warnings: () => warnings, sources: () => sources };
}

/** Returns the files beside the guides that pages link to. A link of the file system that leads out of the folder would publish others. */
function filesBeside(folder: string | undefined, linked: ReadonlySet<string>): AnyFile[] {
  if (folder === undefined) return [];
  return [...linked].flatMap((path) => {
    const file = path.startsWith("guides/") && !path.endsWith("/") ? join(folder, path.slice("guides/".length)) : folder;
    if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true || !isWithin(folder, file)) return [];
    if (isWithin(realpathSync(folder), realpathSync(file))) return [{ path, text: readFileSync(file) }];
    const message = "The file is a symbolic link that leads out of the folder of the guides.";
    throw new FaultyInput([{ file, line: 1, column: 1, rule: GUIDE_RULE, message, hint: "copy the file into the folder" }]);
  });
}

const NO_SOURCES = { operations: new Map<string, string>(), schemas: new Map<string, string>(), tags: new Map<string, string>() };
