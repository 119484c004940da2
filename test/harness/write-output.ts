import { type AnyFile, type Changes, writeOutputs } from "../../scripts/core/files/output.js";

/** Updates a folder to hold exactly the files, besides the ignored ones. */
export async function writeOutput(
  folder: string,
  files: readonly AnyFile[],
  ignored: readonly string[] = [],
): Promise<Changes | undefined> {
  return (await writeOutputs([{ folder, files, ignored }]))[0];
}
