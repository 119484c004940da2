import type { OpenApiDocument } from "../lib/openapi.js";
import type { Guide } from "./guides/guide.js";
import type { SiteInput } from "./model/input.js";
import type { Site } from "./model/types.js";
import type { Contract } from "./read-contract.js";

type Samples = SiteInput["samples"];

/** Where the content comes from; the parts of the real reference stand in `parts.ts`. */
export interface ContentParts {
  readContract(root: string): Promise<Contract>;
  readGuides(root: string): Promise<readonly Guide[]>;
  samplesOf(document: OpenApiDocument): Samples;
  recordAnswers(samples: Samples): Promise<Samples>;
  createSite(input: SiteInput): Site;
}

/** Makes the site of a contract, again and again: the samples are not run anew where they are as they were. */
export class SiteReader {
  readonly #root: string;
  readonly #parts: ContentParts;
  #answered: { key: string; samples: Samples } | undefined;

  constructor(root: string, parts: ContentParts) {
    this.#root = root;
    this.#parts = parts;
  }

  async read({ document, sources }: Contract): Promise<Site> {
    const [guides, samples] = await Promise.all([this.#parts.readGuides(this.#root), this.#answer(this.#parts.samplesOf(document))]);
    return this.#parts.createSite({ document, sources, guides, samples });
  }

  /** The emulator is the one that was built, so what it answers depends on the samples alone; and on all of them, since one makes what another reads. */
  async #answer(samples: Samples): Promise<Samples> {
    const key = JSON.stringify([...samples]);
    if (this.#answered?.key !== key) this.#answered = { key, samples: await this.#parts.recordAnswers(samples) };
    return this.#answered.samples;
  }
}
