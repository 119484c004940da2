import { MARK, withDigits } from "../core/digits.js";
import type { Finding } from "../core/cli/finding.js";
import type { AnyFile, Changes } from "../core/files/output.js";
import { linkFindings } from "./check-links.js";
import { type ContentParts, SiteReader } from "./content.js";
import { PageDrawer, type PageParts } from "./draw-pages.js";
import { missingPage } from "./missing-page.js";
import { decoded } from "../read/spec-node.js";
import type { DocsOptions } from "./options.js";
import type { Contract } from "./read-contract.js";
import { siteFiles, type SiteParts } from "./site-files.js";
import { writeSite } from "./write.js";

/** The parts that a build combines. `parts.ts` has the real ones. */
export interface DocsParts extends ContentParts, PageParts, SiteParts {
  /** The scripts and the style sheet, images, and what the pages link to. */
  assetFiles(options: DocsOptions, linked: ReadonlySet<string>): Promise<AnyFile[]>;
}

export interface DocsReport {
  pages: number;
  /** Relative to the output folder. */
  changes: Changes;
  /** Broken links. The pages are written anyway. */
  findings: readonly Finding[];
  milliseconds: number;
}

/** Writes the integers of examples with all digits, which the parts of the pages have as marked texts. */
function exact({ path, text }: AnyFile): AnyFile {
  const isMarked = /\.(?:html|md|json|yaml|txt)$/.test(path) && (typeof text === "string" ? text : Buffer.from(text)).includes(MARK);
  return { path, text: isMarked ? withDigits(text.toString()) : text };
}

const LINE_BREAK = Buffer.from("\n");

/** Builds the reference, repeatedly with `--watch`. */
export class DocsBuilder {
  readonly #options: DocsOptions;
  readonly #parts: DocsParts;
  readonly #sites: SiteReader;
  readonly #drawer: PageDrawer;

  constructor(options: DocsOptions, parts: DocsParts) {
    this.#options = options;
    this.#parts = parts;
    this.#sites = new SiteReader(options.root, parts);
    this.#drawer = new PageDrawer(options, parts);
  }

  /** @param given the contract; default: the one in `generated/` */
  async build(given?: Contract): Promise<DocsReport> {
    const start = performance.now();
    const { root, siteUrl } = this.#options;
    const contract = given ?? (await this.#parts.readContract(root));
    const site = await this.#sites.read(contract);
    const pages = await this.#drawer.draw(site);
    const files: AnyFile[] = [
      ...pages.flatMap((page) => page.files),
      { path: "llms-full.txt", text: Buffer.concat(pages.flatMap(({ section }, at) => (at === 0 ? [section] : [LINE_BREAK, section]))) },
      ...siteFiles(site, contract.document, siteUrl, this.#parts),
      missingPage(site, siteUrl),
      ...(await this.#parts.assetFiles(this.#options, new Set(pages.flatMap(({ links }) => links.map(({ path }) => decoded(path)))))),
    ];
    const findings = linkFindings(this.#options, pages, new Set(files.map(({ path }) => path)));
    const changes = await writeSite(this.#options, files.map(exact));
    return { pages: pages.length, changes, findings, milliseconds: performance.now() - start };
  }
}
