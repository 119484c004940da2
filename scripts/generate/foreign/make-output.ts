import { DOCUMENT_GENERATORS, documentFaults, withHeader } from "../../emit/index.js";
import { generateRuntime } from "../../emit/runtime.js";
import { allowedRefs, isUrl } from "../../read/allowed-refs.js";
import { canonicalOrder } from "../../read/canonical-order.js";
import { followAnchors } from "../../model/normalize/anchors.js";
import { inlineMediaTypes } from "../../model/normalize/media-type-references.js";
import { faultPlaces } from "../../read/fault-places.js";
import type { Finding } from "../../core/cli/finding.js";
import type { OpenApiDocument, PaginationExtension } from "../../read/openapi.js";
import { listOperations } from "../../model/operations.js";
import { operationsOf } from "../../read/source-operations.js";
import type { OutputFile } from "../../core/files/output.js";
import { SpecTree } from "../../read/spec-tree.js";
import { type Announce, type StepReport, Steps } from "../../core/cli/steps.js";
import { UnreadableSpec } from "../../core/cli/unreadable-spec.js";
import { documentPath } from "../../open/document-path.js";
import { bundleDocument } from "../../open/bundle-document.js";
import { detectPagination } from "../../open/detect-pagination.js";
import { documentName, headerOf } from "./header.js";
import { holdOperations } from "./held-operations.js";
import { type ImportExtension, withImportExtension } from "./import-extension.js";
import { indexModule } from "./index-module.js";
import { documentLintConfig } from "../../open/lint-config.js";
import { type Judged, lintDocument, unlinted } from "../../open/lint-document.js";
import { manifestOf } from "./manifest.js";
import { nameMappings } from "../../open/name-mappings.js";
import { nameWarnings } from "./name-warnings.js";
import { refuseDangerous } from "./output-folder.js";
import { dependenciesOf, pluginsNamed, runPlugins } from "./run-plugins.js";
import { pathWarnings } from "./path-warnings.js";
import { documentReadme } from "./readme.js";
import type { Plugin } from "../plugin.js";
import { unusedParts } from "../../open/unused-parts.js";

/** Options that determine the output. */
export interface MakeOptions {
  /** The root document: OpenAPI 3.0, 3.1 or 3.2, or Swagger 2.0, JSON or YAML; relative to the working directory. */
  spec: string;
  /** The output folder, created if missing; relative to the working directory. */
  out: string;
  /** `warn`: lint errors are warnings, unless nothing can be generated; `off`: not linted. Default: `error`. */
  lint?: "error" | "warn" | "off";
  /** Folders, files and URLs that may be referenced, besides the root document's folder. */
  allowRefs?: readonly string[];
  /** A `redocly.yaml` that replaces the built-in rules. Its plugins are not loaded. */
  config?: string;
  /** The extension in the imports of the output. Default: `js`. */
  importExtension?: ImportExtension;
  /** Also writes `openapi.json`, the document bundled into one file. Default: `false`. */
  openapiJson?: boolean;
  /** Plugins, and names of built-in plugins, in the order in which they run. Default: none. */
  plugins?: readonly (Plugin | string)[];
  /** Rules by which operations without `x-pagination` are paginated. Default: none. */
  pagination?: readonly PaginationExtension[];
  /** Called with the name of each step as it begins. */
  announce?: Announce;
}

/** The output for a document before it is written, and its findings. */
export interface Made {
  /** If there are any, nothing may be written. */
  findings: Finding[];
  warnings: Finding[];
  steps: StepReport[];
  /** The complete content of the folder. */
  files: OutputFile[];
  /** The bundled document as JSON; undefined if there are findings. */
  bundle?: string;
  /** Absolute path and text of each file that was read. */
  sources: { path: string; text: string }[];
}

/** The bundled document, or the findings that prevent it. */
type Prepared = { document: OpenApiDocument; warnings: Finding[] } | { findings: Finding[]; warnings: Finding[] };

/** Reads, lints and bundles a document other than our contract and generates its output. Writes nothing. */
export async function makeOutput(options: MakeOptions): Promise<Made> {
  const { spec, out, lint = "error", allowRefs = [], config: configFile, announce } = options;
  const plugins = pluginsNamed(options.plugins ?? []);
  const steps = new Steps(announce);
  const sources: Made["sources"] = [];
  const stopped = (findings: Finding[], warnings: Finding[] = []): Made => ({
    findings,
    warnings,
    steps: steps.reports,
    files: [],
    sources,
  });

  const entry = await documentPath(spec);
  refuseDangerous(out, [entry]);
  // What is below the folder of a URL is allowed, as it is for a file.
  const folders = isUrl(entry) ? [...allowRefs, new URL(".", entry).href] : allowRefs;
  const [allowed, configured] = [allowedRefs(folders), await documentLintConfig(configFile)];
  sources.push(...configured.files);
  const tree = await steps
    .run(
      "read",
      () => SpecTree.load(entry, configured.config, { allowed }),
      ({ files }) => count(files.size, "file"),
    )
    .catch(unreadable);
  if (!(tree instanceof SpecTree)) return stopped([tree]);
  for (const { path, text } of tree.files.values()) if (!/^https?:/.test(path)) sources.push({ path, text });
  refuseDangerous(out, tree.files.keys());
  nameMappings(tree);

  const linted =
    lint === "off"
      ? unlinted(tree)
      : await steps.run(
          "lint",
          () => lintDocument(tree, { lint, config: configFile }),
          ({ findings, warnings }) => `${count(findings.length, "error")}, ${count(warnings.length, "warning")}`,
        );
  const warnings = [...configured.warnings, ...tree.remarks, ...linted.warnings];
  if (linted.findings.length > 0) return stopped(linted.findings, warnings);

  const prepared = await prepareDocument(tree, linted, steps, options.pagination);
  warnings.push(...prepared.warnings);
  if ("findings" in prepared) return stopped(prepared.findings, warnings);
  const generated = await generateFiles(prepared.document, steps);
  const bundle = `${JSON.stringify(prepared.document, null, 2)}\n`;
  const added = await runPlugins(plugins, prepared.document, entry, steps);
  if (added.findings.length > 0) return stopped(added.findings, warnings);
  const files = finished(prepared.document, bundle, entry, [generated, added.files], { ...options, plugins });
  return { findings: [], warnings, steps: steps.reports, files, bundle, sources };
}

/** Bundles the document and checks its names and paths; returns findings if code cannot be generated from it. */
async function prepareDocument(
  tree: SpecTree,
  linted: Judged,
  steps: Steps,
  pagination: readonly PaginationExtension[] = [],
): Promise<Prepared> {
  // Must come before bundling, which modifies the tree.
  const findingOf = faultPlaces(tree, operationsOf(tree));
  const unused = unusedParts(tree);
  const bundled = await steps.run(
    "bundle",
    () => bundleDocument(tree, linted),
    ({ document }) => count(Object.keys(document.paths ?? {}).length, "path"),
  );
  const { findings, warnings } = bundled;
  if (findings.length > 0) return { findings, warnings };
  const settled = inlineMediaTypes(followAnchors(bundled.document));
  const unfit = detectPagination(settled, pagination, tree.entry);
  const document = canonicalOrder(settled);
  const faults = documentFaults(document);
  const fatal = faults.filter((fault) => fault.fatal);
  if (fatal.length > 0) return { findings: fatal.map(findingOf), warnings };
  const models = listOperations(document);
  const names = nameWarnings(models, faults).map((fault) => ({ ...findingOf(fault), rule: "names" }));
  const paths = pathWarnings(models).map((fault) => ({ ...findingOf(fault), rule: "uncallable-path" }));
  return { document, warnings: [...unused, ...warnings, ...unfit, ...names, ...paths] };
}

async function generateFiles(document: OpenApiDocument, steps: Steps): Promise<OutputFile[]> {
  const models = listOperations(document);
  const files: OutputFile[] = [];
  for (const [name, generate] of Object.entries({ ...DOCUMENT_GENERATORS, runtime: generateRuntime })) {
    const describe = (made: OutputFile[]): string =>
      name === "operations" ? count(models.length, "operation") : count(made.length, "file");
    files.push(...(await steps.run(name, () => generate(document), describe)));
  }
  holdOperations(document, models, files);
  return files;
}

/** Returns the complete content of the folder: the generated code, index, plugins' files, README and manifest, and the bundle if asked for. */
function finished(
  document: OpenApiDocument,
  bundle: string,
  entry: string,
  [generated, added]: readonly [core: readonly OutputFile[], plugins: readonly OutputFile[]],
  { importExtension = "js", openapiJson = false, plugins }: MakeOptions & { plugins: readonly Plugin[] },
): OutputFile[] {
  const name = documentName(entry);
  const code = withImportExtension([...generated, indexModule(generated), ...added], importExtension);
  const files = [...withHeader(code, headerOf(name)), ...(openapiJson ? [{ path: "openapi.json", text: bundle }] : [])];
  const readme = documentReadme(document, entry, listOperations(document), files, dependenciesOf(plugins));
  files.push(...withImportExtension([readme], importExtension));
  return [...files, manifestOf(name, bundle, files)];
}

/** Converts a parse error of the root document to a finding; rethrows other errors. */
function unreadable(error: unknown): Finding {
  if (!(error instanceof UnreadableSpec) || error.finding.rule === "unreadable") throw error;
  return error.finding;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
