import { join } from "node:path";
import type { Finding } from "../core/cli/finding.js";
import type { OpenApiDocument } from "../read/openapi.js";
import { FaultyInput } from "../core/cli/spec-command.js";
import type { Guide } from "./guides/guide.js";
import type { SiteInput, SourceFiles } from "./model/input.js";
import type { Site } from "./model/types.js";
import type { Contract } from "./read-contract.js";
import { SampleError } from "./samples/sample-error.js";

type Samples = SiteInput["samples"];

/** The sources of the content. `parts.ts` has the real ones. */
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
    // In turn: a guide with an error must not leave samples running.
    const guides = await this.#parts.readGuides(this.#root);
    const samples = await this.#answer(this.#parts.samplesOf(document), sources);
    return this.#parts.createSite({ document, sources, guides, samples });
  }

  /** The emulator is the one that was built, so what it answers depends on the samples alone; and on all of them, since one makes what another reads. */
  async #answer(samples: Samples, sources: SourceFiles): Promise<Samples> {
    const key = JSON.stringify([...samples]);
    if (this.#answered?.key !== key) this.#answered = { key, samples: await this.#record(samples, sources) };
    return this.#answered.samples;
  }

  async #record(samples: Samples, sources: SourceFiles): Promise<Samples> {
    return this.#parts.recordAnswers(samples).catch((error: unknown) => {
      throw error instanceof SampleError ? new FaultyInput(sampleFindings(error, this.#root, sources)) : error;
    });
  }
}

/** A sample is written from its operation, so that it is mended there. */
function sampleFindings({ failures }: SampleError, root: string, { operations }: SourceFiles): Finding[] {
  return [...failures].map(([operationId, reason]) => ({
    file: join(root, operations.get(operationId) ?? "spec/openapi.yaml"),
    line: 1,
    column: 1,
    rule: "docs-sample",
    message: `The sample of ${operationId} ${reason}`,
    hint: "name in the examples of the operation what the emulator's default seed holds, or give the emulator the behaviour that it lacks",
  }));
}
