import type { Detail } from "../../model/operation.js";
import type { Markdown, OperationPage } from "./types.js";

/** The words for each level of detail. */
export const DETAIL_WORDS: Readonly<Record<Detail, string>> = { documented: "documented", partial: "partly documented", index: "indexed" };

/** Returns the words capitalized, for the start of a sentence or a column. */
export function detailTitle(detail: Detail): string {
  const words = DETAIL_WORDS[detail];
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const MORE = "See [Coverage](/coverage/).";

/** Explains how to call an operation that is not fully documented; undefined for documented ones. */
export function detailNote({ detail, functionName, requestBody }: OperationPage): { title: string; text: Markdown } | undefined {
  if (detail === "documented") return undefined;
  const title = `${detailTitle(detail)} operation`;
  if (detail === "partial") {
    const text =
      "Parts of this operation are undocumented; its description lists them. The contract assumes nothing about undocumented parts.";
    return { title, text: `${text} ${MORE}` };
  }
  const takes = requestBody === undefined ? "any query" : "any query and any body";
  const call = `\`${functionName}\` takes ${takes}, and returns \`unknown\` or what your own [\`schema\`](/guides/quickstart/) says.`;
  return { title, text: `Only the method, the path and the parameters below are documented. ${call} ${MORE}` };
}
