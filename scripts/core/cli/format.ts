import { UsageError } from "./spec-command.js";

/** Returns the format that the options `--format` and `--json` select; default: the first one. Throws `UsageError` for an unknown one. */
export function formatOf<Format extends string>(
  { format: given, json = false }: { format?: string | undefined; json?: boolean | undefined },
  formats: readonly [Format, ...Format[]],
): Format {
  const format = formats.find((each) => each === (given ?? (json ? "json" : formats[0])));
  if (format === undefined) throw new UsageError(`Unknown --format ${given ?? ""}.`, { hint: `use ${formats.join(", ")}` });
  if (json && format !== "json") throw new UsageError(`--json and --format ${format} cannot be combined.`, { hint: "remove one of them" });
  return format;
}
