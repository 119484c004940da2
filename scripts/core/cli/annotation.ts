import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isUrl, relativePath } from "./finding.js";
import { printable } from "./printable.js";

/**
 * Returns a workflow command, which GitHub shows as an annotation at a place, or above the files.
 *
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function annotationText(
  level: "error" | "warning" | "notice",
  title: string,
  lines: readonly string[],
  place?: { file: string | undefined; line: number; column: number },
): string {
  const at = place?.file === undefined ? {} : { file: place.file, line: place.line, col: place.column };
  const listed = Object.entries({ ...at, title }).map(([key, value]) => `${key}=${escapeProperty(printable(String(value)))}`);
  return `::${level} ${listed.join(",")}::${escape(lines.map(printable).join("\n"))}\n`;
}

/** Returns a file relative to the workspace, as GitHub expects in any working directory; undefined for a URL. */
export function fileInWorkspace(file: string): string | undefined {
  if (isUrl(file)) return undefined;
  const inside = relativePath(workspace(), resolve(file));
  return inside.startsWith("../") ? resolve(file) : inside;
}

/** Returns the workspace of a GitHub workflow; elsewhere the repository around the working directory, or the working directory. */
export function workspace(): string {
  const folder = process.cwd();
  const { GITHUB_WORKSPACE: given = "" } = process.env;
  if (given !== "") return given;
  for (let above = folder; ; above = dirname(above)) {
    if (existsSync(join(above, ".git"))) return above;
    if (above === dirname(above)) return folder;
  }
}

function escape(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escape(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
