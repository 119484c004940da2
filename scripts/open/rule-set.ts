import type { Finding } from "../core/cli/finding.js";
import type { Steps } from "../core/cli/steps.js";
import type { DocumentFault } from "../read/document-fault.js";
import type { OpenApiDocument } from "../read/openapi.js";
import type { SpecTree } from "../read/spec-tree.js";
import type { Settlement } from "./settle-parameters.js";

/** The findings that stop a run, and the warnings that do not. */
export interface Judged {
  findings: Finding[];
  warnings: Finding[];
}

/** A document whose files are read and resolved. */
export interface ReadDocument {
  tree: SpecTree;
  /** Absolute path or URL, and text, of each file that was read, the configuration included. */
  sources: { path: string; text: string }[];
  warnings: Finding[];
}

/** Reads and judges documents for one kind of user. */
export interface RuleSet {
  /** @throws UnreadableSpec if the root document cannot be read */
  read(entry: string): Promise<ReadDocument>;
  lint(read: ReadDocument, steps: Steps): Promise<Judged>;
  /** Bundles the files into one document, and returns what was changed in it. Modifies the tree. */
  bundle(tree: SpecTree, linted: Judged): Promise<Judged & Pick<Settlement, "document"> & Partial<Settlement>>;
  /** Returns the obstacles to generating code from a document. */
  faults(document: OpenApiDocument): DocumentFault[];
}
