import { CommandError } from "../../core/cli/command-error.js";
import type { Finding } from "../../core/cli/finding.js";
import { isStackOverflow } from "../../core/cli/stack-overflow.js";
import type { Steps } from "../../core/cli/steps.js";
import type { OutputFile } from "../../core/files/output.js";
import { breakLines } from "../../emit/break-lines.js";
import { requestIsOptional, requestName, resultName } from "../../emit/request-types.js";
import { HEADER } from "../../emit/text.js";
import { typeView } from "../../model/normalize/type-view.js";
import { hasResultName } from "../../model/operation-facts.js";
import { listOperations } from "../../model/operations.js";
import type { OpenApiDocument } from "../../read/openapi.js";
import type { Plugin, PluginContext } from "../plugin.js";
import { BUILT_IN } from "../plugins/index.js";

/** The folder of the plugins' files in the output. */
const FOLDER = "plugins";

/** A path below the folder, in characters that every file system takes. */
const PATH = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.ts$/;

/** Returns the plugins, with names replaced by built-in plugins. Throws `CommandError` for an unknown or repeated name. */
export function pluginsNamed(plugins: readonly (Plugin | string)[]): Plugin[] {
  const found = plugins.map((plugin) => (typeof plugin === "string" ? builtIn(plugin) : plugin));
  const twice = found.find(({ name }, index) => found.findIndex((other) => other.name === name) < index);
  if (twice !== undefined) throw new CommandError(`The plugin ${twice.name} is listed twice.`, { hint: "remove one of the two" });
  return found;
}

function builtIn(name: string): Plugin {
  const plugin = BUILT_IN.find((each) => each.name === name);
  if (plugin !== undefined) return plugin;
  throw new CommandError(`Unknown plugin ${name}.`, { hint: `use one of ${BUILT_IN.map((each) => each.name).join(", ")}` });
}

/** Returns what the plugins' files import, sorted and without duplicates. */
export function dependenciesOf(plugins: readonly Plugin[]): string[] {
  return [...new Set(plugins.flatMap(({ dependencies = [] }) => dependencies))].sort();
}

/**
 * Runs the plugins in order. A plugin that throws, or returns an invalid path, results in a finding.
 *
 * @param entry path of the root document, for findings
 */
export async function runPlugins(
  plugins: readonly Plugin[],
  document: OpenApiDocument,
  entry: string,
  steps: Steps,
): Promise<{ files: OutputFile[]; findings: Finding[] }> {
  const [files, findings]: [OutputFile[], Finding[]] = [[], []];
  if (plugins.length === 0) return { files, findings };
  const context = contextOf(document);
  const taken = new Map<string, string>();
  for (const plugin of plugins) {
    const refuse = (problem: string, hint: string): number =>
      findings.push({ file: entry, line: 1, column: 1, rule: "plugin", message: `The plugin \`${plugin.name}\` ${problem}`, hint });
    try {
      const made = await steps.run(
        plugin.name,
        async () => plugin.generate(context),
        (list) => `${list.length} files`,
      );
      for (const { path, text } of made) {
        const owner = taken.get(path.toLowerCase());
        if (!PATH.test(path)) refuse(`returned the path ${JSON.stringify(path)}.`, "return paths below plugins/ that end in .ts");
        else if (owner !== undefined) refuse(`returned ${path}, as did \`${owner}\`.`, "rename the file of one of the two");
        else files.push({ path: `${FOLDER}/${path}`, text: HEADER + (BUILT_IN.includes(plugin) ? breakLines(text) : text) });
        taken.set(path.toLowerCase(), plugin.name);
      }
    } catch (error) {
      // The run is repeated with a larger stack.
      if (isStackOverflow(error)) throw error;
      refuse(
        `failed: ${error instanceof Error ? error.message : String(error)}`,
        "remove it from the plugins, or report the message to its author",
      );
    }
  }
  return { files, findings };
}

function contextOf(document: OpenApiDocument): PluginContext {
  const operations = listOperations(document).map((operation) => ({
    ...operation,
    requestType: requestName(operation),
    requestIsOptional: requestIsOptional(operation),
    resultType: hasResultName(operation) ? resultName(operation) : undefined,
  }));
  return { document, normalized: typeView(document), operations };
}
