import type { Finding } from "../core/cli/finding.js";
import type { OpenApiDocument } from "../read/openapi.js";
import type { Changes, OutputFile } from "../core/files/output.js";
import { assetFiles } from "./assets.js";
import { linkFindings } from "./check-links.js";
import { type ContentParts, SiteReader } from "./content.js";
import { PageDrawer, type PageParts } from "./draw-pages.js";
import type { Frame } from "./frame.js";
import type { Site } from "./model/types.js";
import type { DocsOptions } from "./options.js";
import type { Contract } from "./read-contract.js";
import { missingPage, siteFiles, type SiteParts } from "./site-files.js";
import { writeSite } from "./write.js";

/** What the reference is put together from. The real ones stand in `parts.ts`. */
export interface DocsParts extends ContentParts, PageParts, SiteParts {
  loadFrame(root: string): Promise<Frame>;
  highlightCss(): string;
}

export interface DocsReport {
  pages: number;
  /** Below the folder that was written. */
  changes: Changes;
  /** Links that lead nowhere. The pages are written all the same. */
  findings: readonly Finding[];
  milliseconds: number;
}

/** Builds the reference from one state of the contract after another. */
export class DocsBuilder {
  readonly #options: DocsOptions;
  readonly #parts: DocsParts;
  readonly #sites: SiteReader;
  #frame: Promise<{ frame: Frame; drawer: PageDrawer }> | undefined;

  constructor(options: DocsOptions, parts: DocsParts) {
    this.#options = options;
    this.#parts = parts;
    this.#sites = new SiteReader(options.root, parts);
  }

  /** The theme is read anew at the next build. */
  forgetFrame(): void {
    this.#frame = undefined;
  }

  /** @param given the contract; where none is given, the one in `generated/` */
  async build(given?: Contract): Promise<DocsReport> {
    const start = performance.now();
    const { root, siteUrl } = this.#options;
    const [{ frame, drawer }, { site, document }] = await Promise.all([(this.#frame ??= this.#loadFrame()), this.#readSite(given)]);
    const pages = await drawer.draw(site);
    const files: OutputFile[] = [
      ...pages.flatMap((page) => page.files),
      ...siteFiles(site, document, siteUrl, this.#parts),
      await missingPage(frame, site, siteUrl),
      // After the pages: the styles are those of the code that was drawn.
      ...(await assetFiles(root, frame, this.#parts.highlightCss())),
    ];
    const findings = linkFindings(root, pages, new Set(files.map(({ path }) => path)));
    const changes = await writeSite(this.#options, files);
    return { pages: pages.length, changes, findings, milliseconds: performance.now() - start };
  }

  async #readSite(given: Contract | undefined): Promise<{ site: Site; document: OpenApiDocument }> {
    const contract = given ?? (await this.#parts.readContract(this.#options.root));
    return { site: await this.#sites.read(contract), document: contract.document };
  }

  async #loadFrame(): Promise<{ frame: Frame; drawer: PageDrawer }> {
    const frame = await this.#parts.loadFrame(this.#options.root);
    return { frame, drawer: new PageDrawer(frame, this.#options, this.#parts) };
  }
}
