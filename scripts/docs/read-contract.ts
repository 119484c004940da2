import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Finding } from "../core/cli/finding.js";
import { FaultyInput } from "../core/cli/spec-command.js";
import { Steps } from "../core/cli/steps.js";
import { OutputError } from "../core/files/output-error.js";
import { author, readContractTree } from "../open/author.js";
import { openDocument } from "../open/open-document.js";
import type { OpenApiDocument } from "../read/openapi.js";
import type { SourceFiles } from "./model/input.js";
import { sourcesOf } from "./sources.js";

/** The contract as one document, and its source files. */
export interface Contract {
  document: OpenApiDocument;
  sources: SourceFiles;
}

/** Reads the contract that `npm run generate` bundled. */
export async function readContract(root: string): Promise<Contract> {
  const file = join(root, "generated/openapi.json");
  const [tree, text] = await Promise.all([
    readContractTree(entryOf(root)),
    readFile(file, "utf8").catch((error: unknown) => {
      throw OutputError.from(error, file, "read");
    }),
  ]);
  return { document: JSON.parse(text) as OpenApiDocument, sources: sourcesOf(tree, root) };
}

/** Bundles the contract from its files, without linting. Throws `FaultyInput` if that fails. */
export async function bundleContract(root: string): Promise<Contract> {
  const { contents, findings } = await openDocument(entryOf(root), { rules: author("none"), before: (tree) => sourcesOf(tree, root) });
  if (contents === undefined) throw new FaultyInput(findings);
  return { document: contents.document, sources: contents.before };
}

/** Returns the findings of all rules and checks. */
export async function lintContract(root: string): Promise<Finding[]> {
  const rules = author();
  return (await rules.lint(await rules.read(entryOf(root)), new Steps())).findings;
}

function entryOf(root: string): string {
  return join(root, "spec/openapi.yaml");
}
