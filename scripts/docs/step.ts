import { FaultyInput } from "../lib/spec-command.js";
import { parseOptions } from "./options.js";
import { inputHash, isUpToDate, rememberBuild } from "./up-to-date.js";

/** The reference as a step of `npm run generate`: gives what it did in words. What builds it is loaded only where there is something to build. */
export async function docsStep(root: string): Promise<string> {
  const options = parseOptions([], root);
  if (isUpToDate(options)) return "nothing changed";
  const inputs = inputHash(options);
  const [{ DocsBuilder }, { DOCS_PARTS }, { summaryOf }] = await Promise.all([
    import("./build.js"),
    import("./parts.js"),
    import("./report.js"),
  ]);
  const report = await new DocsBuilder(options, DOCS_PARTS).build();
  if (report.findings.length > 0) throw new FaultyInput(report.findings);
  rememberBuild(options, inputs);
  return summaryOf(report);
}
