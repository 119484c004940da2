// Uses Redocly's core as a library to read, resolve, lint and bundle the contract. Each file is parsed once.
import { dirname } from "node:path";
import { bundleDocument, Config, detectSpec, type Document, getTypes, lintDocument, type NormalizedProblem } from "@redocly/openapi-core";
import type { Finding } from "../core/cli/finding.js";
import { isStackOverflow } from "../core/cli/stack-overflow.js";
import { UnreadableSpec } from "../core/cli/unreadable-spec.js";
import type { AllowedRefs } from "./allowed-refs.js";
import { ConfinedResolver } from "./confined-resolver.js";
import { describe, findingOf } from "./faults/describe.js";
import type { Fault, Problem } from "./faults/fault.js";
import { FileFault } from "./file-fault.js";
import type { Login } from "./login.js";
import type { OpenApiDocument } from "./openapi.js";
import { readProblems } from "./redocly-problems.js";
import { containsItself, type Loop } from "./reference-loops.js";
import { type Refused, References } from "./references.js";
import { noRules, readFiles, readOther, readOwn, type ReadDocument } from "./read-document.js";
import type { SpecFile } from "./spec-file.js";
import { StructureCheck, type Visitors } from "./structure/check.js";
import { correctedTypes, objectsOf, type Version } from "./structure/objects.js";

/** Options for documents other than our contract. */
export interface ForeignOptions {
  /** Reference targets that are allowed outside of the root document's folder. */
  allowed: AllowedRefs;
  /** For documents behind a login. */
  login?: Login | undefined;
}

/** The contract's files: read and resolved once, then linted, checked and bundled in memory. */
export class SpecTree {
  readonly #document: Document;
  readonly #resolver: ConfinedResolver;
  readonly #config: Config | undefined;

  /** Absolute path of the root document. */
  readonly entry: string;
  /** Absolute path of the root document's folder. */
  readonly folder: string;
  /** The version of the root document. */
  readonly version: Version;
  /** The files by absolute path. Files that could not be read or parsed are absent. */
  readonly files: ReadonlyMap<string, SpecFile>;
  /** Circular references that were removed from a document other than our contract. */
  readonly loops: readonly Loop[];
  /** Whether a document other than our contract has no references to other documents. */
  readonly isSelfContained: boolean;
  /** References that were read otherwise than written, and parts of a Swagger 2.0 document that were lost in its conversion. */
  readonly remarks: readonly Finding[];
  /** Files that could not be read or parsed. */
  readonly faulty: ReadonlyMap<string, FileFault>;
  /** The references that are not followed. */
  readonly refusals: ReadonlyMap<string, Refused>;

  private constructor(
    document: Document,
    resolver: ConfinedResolver,
    config: Config | undefined,
    files: ReadonlyMap<string, SpecFile>,
    { loops = [], remarks = [], selfContained = false }: ReadDocument = {},
  ) {
    this.#document = document;
    this.version = detectSpec(document.parsed);
    this.#resolver = resolver;
    this.#config = config;
    this.entry = document.source.absoluteRef;
    this.folder = dirname(this.entry);
    this.files = files;
    this.loops = loops;
    this.isSelfContained = selfContained;
    this.remarks = remarks;
    this.faulty = resolver.faults;
    this.refusals = resolver.refusals;
  }

  /**
   * Reads a root document (absolute path) and its references. Throws `UnreadableSpec` if the root cannot be read.
   *
   * @param config the rules of Redocly and its plugins; undefined to run none
   */
  static async load(entry: string, config: Config | undefined, foreign?: ForeignOptions): Promise<SpecTree> {
    const resolver = new ConfinedResolver(config?.resolve, dirname(entry), foreign?.allowed, foreign?.login);
    const document = await resolver.resolveDocument(null, entry, true).catch((error: unknown) => error);
    // References are relative to the URL that the document is at (RFC 3986, section 5.1.3).
    const address = resolver.redirects.get(entry) ?? entry;
    if (address !== entry) return SpecTree.load(address, config, foreign);
    if (document instanceof FileFault) throw new UnreadableSpec(document.finding);
    if (document instanceof Error) throw new UnreadableSpec(unreadable(entry, resolver.refusals.get(address), document));
    const root = document as Document;
    const settled = await (foreign === undefined ? readOwn(resolver, root) : readOther(resolver, root));
    return new SpecTree(root, resolver, config, await readFiles(resolver), settled);
  }

  /** Reads another document (absolute path) with the same configuration. It may reference only files in its own folder. */
  beside(entry: string): Promise<SpecTree> {
    return SpecTree.load(entry, this.#config);
  }

  /** Returns the severity of a rule in the configuration; undefined without one. */
  severityOf(rule: string): "error" | "warn" | "off" | undefined {
    return this.#config?.getRuleSettings(rule, this.version).severity;
  }

  /** Returns a new set of references, since the files may have changed in memory. */
  references(): References {
    return new References(this);
  }

  /** Checks the files and the structure of the document, and its references; what a removed circular reference leaves is no fault. */
  structure(visitors: Visitors = {}, references = this.references()): Fault[] {
    const root = this.files.get(this.entry);
    const found = root && new StructureCheck(this.version, objectsOf(this.version), references, visitors).run(root);
    const broken = new Set(this.loops.flatMap(({ places }) => places.map(({ file, pointer }) => `${file} ${pointer}`)));
    const unread = [...new Set(this.faulty.values())].map(({ fault }) => fault);
    return [...unread, ...(found ?? []).filter(({ file, pointer }) => !broken.has(`${file} ${pointer}`))];
  }

  /** Runs the rules of the configuration, if there is one, except `own` ones. They find nothing in a structure that they fail at. */
  async rules(own: readonly string[]): Promise<Problem[]> {
    if (this.#config === undefined) return [];
    // All documents share the configuration.
    const config = Object.assign(Object.create(Config.prototype) as Config, this.#config, { rules: structuredClone(this.#config.rules) });
    config.skipRules([...own]);
    const problems = await lintDocument({ document: this.#document, config, externalRefResolver: this.#resolver }).catch(
      (error: unknown) => {
        if (isStackOverflow(error) || this.structure().length === 0) throw error;
        return [];
      },
    );
    return readProblems(problems, this);
  }

  /**
   * Bundles the files into one document. Two components with the same name are a problem.
   * Call it last: it modifies the root document.
   *
   * @throws UnreadableSpec if a value contains itself then
   */
  async bundle(): Promise<{ document: OpenApiDocument; problems: readonly NormalizedProblem[] }> {
    if (this.isSelfContained) return { document: this.#document.parsed as OpenApiDocument, problems: [] };
    const { bundle, problems } = await bundleDocument({
      document: this.#document,
      config: this.#config ?? (await noRules()),
      types: correctedTypes(getTypes(this.version), this.version),
      externalRefResolver: this.#resolver,
      componentRenamingConflicts: "error",
    });
    const circular = containsItself(this.files);
    if (circular !== undefined) throw new UnreadableSpec(findingOf(circular, this));
    return { document: bundle.parsed as OpenApiDocument, problems };
  }
}

function unreadable(file: string, refused: Refused | undefined, { message }: Error): Finding {
  const words = refused?.code === "not-downloaded" ? describe({ ...refused, file, pointer: "" }) : { message };
  return { file, line: 1, column: 1, rule: "unreadable", ...words };
}
