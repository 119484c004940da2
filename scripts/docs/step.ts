import { FaultyInput } from "../core/cli/spec-command.js";
import { parseOptions } from "./options.js";
import { isUpToDate, remembering } from "./up-to-date.js";

/** The output of the previous steps, which is written even if the reference has findings. */
const WRITTEN = "generated/ and the packages' dist/ are written";

/** Builds the reference as a step of `npm run generate` and returns a summary. Loads the builder only if something has changed. */
export async function docsStep(root: string): Promise<string> {
  const options = parseOptions([], root);
  if (isUpToDate(options)) return "nothing changed";
  const [{ DocsBuilder }, { DOCS_PARTS }, { summaryOf }] = await Promise.all([
    import("./build.js"),
    import("./parts.js"),
    import("./report.js"),
  ]);
  const report = await remembering(options, () => new DocsBuilder(options, DOCS_PARTS).build()).catch((error: unknown) => {
    throw error instanceof FaultyInput ? new FaultyInput(error.findings, `${WRITTEN}; the reference is as it was`) : error;
  });
  if (report.findings.length > 0) throw new FaultyInput(report.findings, `${WRITTEN}, and so is the reference`);
  return summaryOf(report);
}
