import { join } from "node:path";
import type { Finding } from "../core/cli/finding.js";
import type { OpenApiDocument } from "../read/openapi.js";
import { FaultyInput } from "../core/cli/spec-command.js";
import type { Guide } from "./guides/guide.js";
import type { Release, SiteInput, SourceFiles } from "./model/input.js";
import type { Site } from "./model/types.js";
import type { Contract } from "./read-contract.js";
import { SampleError } from "./samples/sample-error.js";

type Samples = SiteInput["samples"];

/** The sources of the content. `parts.ts` has the real ones. */
export interface ContentParts {
  readContract(root: string): Promise<Contract>;
  readGuides(root: string): Promise<readonly Guide[]>;
  samplesOf(document: OpenApiDocument): Samples;
  readReleases(root: string): Promise<readonly Release[]>;
  recordResponses(samples: Samples): Promise<Samples>;
  createSite(input: SiteInput): Site;
}

/** Builds the site of a contract. Reruns the samples only if they have changed since the last build. */
export class SiteReader {
  readonly #root: string;
  readonly #parts: ContentParts;
  #recorded: { key: string; samples: Samples } | undefined;

  constructor(root: string, parts: ContentParts) {
    this.#root = root;
    this.#parts = parts;
  }

  async read({ document, sources }: Contract): Promise<Site> {
    // Guides first: if one is faulty, no emulator is left running.
    const guides = await this.#parts.readGuides(this.#root);
    const samples = await this.#recordOnce(this.#parts.samplesOf(document), sources);
    const releases = await this.#parts.readReleases(this.#root);
    return this.#parts.createSite({ document, sources, guides, samples, releases });
  }

  /** Keyed by all samples, since samples share resources. The emulator does not change while this process runs. */
  async #recordOnce(samples: Samples, sources: SourceFiles): Promise<Samples> {
    const key = JSON.stringify([...samples]);
    if (this.#recorded?.key !== key) this.#recorded = { key, samples: await this.#record(samples, sources) };
    return this.#recorded.samples;
  }

  async #record(samples: Samples, sources: SourceFiles): Promise<Samples> {
    return this.#parts.recordResponses(samples).catch((error: unknown) => {
      throw error instanceof SampleError ? new FaultyInput(sampleFindings(error, this.#root, sources)) : error;
    });
  }
}

/** Reports each failure at the operation's file, from which the sample was generated. */
function sampleFindings({ failures }: SampleError, root: string, { operations }: SourceFiles): Finding[] {
  return [...failures].map(([operationId, reason]) => ({
    file: join(root, operations.get(operationId) ?? "spec/openapi.yaml"),
    line: 1,
    column: 1,
    rule: "docs-sample",
    message: `The sample of ${operationId} ${reason}`,
    hint: "use values of the emulator's default seed in the operation's examples, or implement the missing behaviour in the emulator",
  }));
}
