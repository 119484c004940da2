import { counted } from "../../core/cli/counted.js";
import { DOCUMENT_GENERATORS, withHeader } from "../../emit/index.js";
import { generateRuntime } from "../../emit/runtime.js";
import type { Finding } from "../../core/cli/finding.js";
import { FaultyDocument } from "../../read/document-fault.js";
import type { OpenApiDocument } from "../../read/openapi.js";
import { closeEnumerations } from "../../model/enumerations.js";
import { listOperations } from "../../model/operations.js";
import type { OutputFile } from "../../core/files/output.js";
import { type Announce, type StepReport, Steps } from "../../core/cli/steps.js";
import { consumer, type ConsumerOptions } from "../../open/consumer.js";
import { documentPath } from "../../open/document-path.js";
import { openDocument } from "../../open/open-document.js";
import { agentsMd } from "./agents-md.js";
import { CODE_HEADER, documentName } from "./header.js";
import { holdOperations } from "./held-operations.js";
import { type ImportExtension, withImportExtension } from "./import-extension.js";
import { indexModule } from "./index-module.js";
import { importFiles, joinModules } from "./join-modules.js";
import { leaveOutLargeIntegers } from "./large-integers.js";
import { manifestOf } from "./manifest.js";
import { refuseDangerous } from "./output-folder.js";
import { dependenciesOf, pluginsNamed, runPlugins } from "./run-plugins.js";
import { documentReadme } from "./readme.js";
import { bodyWarnings, nameWarnings, pathWarnings, securityWarnings } from "./warnings.js";
import type { EnumStyle } from "../enum-styles.js";
import type { Plugin } from "../plugin.js";

/** Options that determine the output. */
export interface MakeOptions extends ConsumerOptions {
  /** The root document: OpenAPI 3.0, 3.1 or 3.2, or Swagger 2.0, JSON or YAML; relative to the working directory. */
  spec: string;
  /** The output folder, created if missing; relative to the working directory. Default: none, to lint the document only. */
  out?: string | undefined;
  /** The extension in the imports of the output. Default: `js`. */
  importExtension?: ImportExtension;
  /** Also writes `openapi.json`, the document bundled into one file. Default: `false`. */
  openapiJson?: boolean;
  /** Also writes `AGENTS.md`, on how to call the client. Default: `false`. */
  agentsMd?: boolean;
  /** The types of named enumerations in responses only: the listed values, or any string. Default: `closed`. */
  enums?: EnumStyle;
  /** Plugins, and names of built-in plugins, in the order in which they run. Default: none. */
  plugins?: readonly (Plugin | string)[];
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

/** Opens a document other than our contract and generates its output. Writes nothing. */
export async function makeOutput(options: MakeOptions): Promise<Made> {
  const { spec, out, announce } = options;
  const plugins = pluginsNamed(options.plugins ?? []);
  const hasPatterns = plugins.some(({ name }) => name.endsWith("-formats"));
  const rules = consumer({ ...options, hasPatterns });
  const steps = new Steps(announce);
  const entry = await documentPath(spec);
  if (out !== undefined) refuseDangerous(out, [entry]);
  const { contents, findings, warnings, sources } = await openDocument(entry, { rules, steps });
  const paths = sources.map(({ path }) => path);
  if (out !== undefined) refuseDangerous(out, paths);
  const stopped = (found: Finding[]): Made => ({ findings: found, warnings, steps: steps.reports, files: [], sources });
  if (contents === undefined) return stopped(findings);
  const { document, operations, faults, findingOf } = contents;
  if (options.enums !== "open") closeEnumerations(document);
  warnings.push(
    ...leaveOutLargeIntegers(document).map((fault) => ({ ...findingOf(fault), rule: "large-integers" })),
    ...nameWarnings(operations, faults).map((fault) => ({ ...findingOf(fault), rule: "names" })),
    ...bodyWarnings(operations).map((fault) => ({ ...findingOf(fault), rule: "unsent-body" })),
    ...pathWarnings(operations).map((fault) => ({ ...findingOf(fault), rule: "uncallable-path" })),
    ...securityWarnings(document, operations).map((fault) => ({ ...findingOf(fault), rule: "security-defined" })),
  );
  if (out === undefined) return stopped([]);
  const generated = await generateFiles(document, steps).catch((error: unknown) => {
    if (error instanceof FaultyDocument) return error;
    throw error;
  });
  if (generated instanceof FaultyDocument) return stopped(generated.faults.map((fault) => ({ ...findingOf(fault), rule: "budget" })));
  const bundle = `${JSON.stringify(document, null, 2)}\n`;
  const added = await runPlugins(plugins, document, entry, steps);
  if (added.findings.length > 0) return stopped(added.findings);
  const files = finished(document, bundle, entry, [generated, added.files], { ...options, plugins });
  return { findings: [], warnings, steps: steps.reports, files, bundle, sources };
}

async function generateFiles(document: OpenApiDocument, steps: Steps): Promise<OutputFile[]> {
  const models = listOperations(document);
  const files: OutputFile[] = [];
  for (const [name, generate] of Object.entries({ ...DOCUMENT_GENERATORS, runtime: generateRuntime })) {
    const describe = (made: OutputFile[]): string =>
      name === "operations" ? counted(models.length, "operation") : counted(made.length, "file");
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
  { importExtension = "js", openapiJson = false, agentsMd: hasAgents = false, plugins }: MakeOptions & { plugins: readonly Plugin[] },
): OutputFile[] {
  const name = documentName(entry);
  const joined = joinModules(generated);
  const code = withImportExtension([...joined, indexModule(joined, generated), ...added.map(importFiles)], importExtension);
  const files = [...withHeader(code, CODE_HEADER), ...(openapiJson ? [{ path: "openapi.json", text: bundle }] : [])];
  const models = listOperations(document);
  const texts = hasAgents ? [agentsMd(document, entry, models)] : [];
  texts.push(documentReadme(document, entry, models, [...files, ...texts], dependenciesOf(plugins)));
  files.push(...withImportExtension(texts, importExtension));
  return [...files, manifestOf(name, bundle, files)];
}
