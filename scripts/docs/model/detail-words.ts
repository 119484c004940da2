import type { Detail } from "../../model/operation.js";
import type { Markdown, OperationPage } from "./types.js";

/** The words for each level of detail. */
export const DETAIL_WORDS: Readonly<Record<Detail, string>> = {
  documented: "documented",
  partial: "partly documented",
  index: "indexed",
};

/** The same at the beginning of a sentence or a column. */
export function detailTitle(detail: Detail): string {
  const words = DETAIL_WORDS[detail];
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const MORE = "[What is not shown](/not-shown/)";

/** Explains how to call an operation that is not fully documented; undefined for documented ones. */
export function detailNote({ detail, functionName, requestBody }: OperationPage): { title: string; text: Markdown } | undefined {
  if (detail === "documented") return undefined;
  const title = `${detailTitle(detail)} operation`;
  if (detail === "partial") {
    const text =
      "Part of this operation is not shown; its description says which. What is not shown is left open: nothing is assumed about it.";
    return { title, text: `${text} ${MORE}` };
  }
  const takes = requestBody === undefined ? "any query parameter" : "any query parameter and any body";
  const call = `It can be called all the same: \`${functionName}\` passes on ${takes}, and its result is \`unknown\` until you check it.`;
  const known = "The method, the path and the parameters below are known. What else it takes, and what it answers, is not shown.";
  return { title, text: `${known} ${MORE}\n\n${call}` };
}
