import { format } from "prettier";
import type { Bump } from "../diff/model.js";
import { LINE_WIDTH } from "../emit/text.js";
import type { ChangesSince } from "./changes-since.js";
import { changesText } from "./changes-text.js";

const MARK = "<!-- Each run of `npm run changeset` rewrites the list below; your own words go above this line. -->";

/** Returns the path of a proposal, relative to the repository: one per compared release. */
export function proposalPath({ version }: ChangesSince): string {
  return `.changeset/contract-since-${version}.md`;
}

/** Returns a changeset for the changes. Keeps the text above the mark of an existing file. */
export async function proposalFor(changes: ChangesSince, bump: Bump, packages: readonly string[], before = ""): Promise<string> {
  const head = [...packages].sort().map((name) => `${JSON.stringify(name)}: ${bump}`);
  const own = /^---\n[^]*?\n---\n([^]*)<!-- Each run/.exec(before)?.[1]?.trim() ?? "";
  const parts = [["---", ...head, "---"].join("\n"), ...(own === "" ? [] : [own]), MARK, changesText(changes)];
  return format(parts.join("\n\n"), { parser: "markdown", printWidth: LINE_WIDTH });
}
