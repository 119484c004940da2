/** @jsxImportSource preact */
import type { Markdown } from "../model/types.js";
import { proseElements } from "./markdown.js";

export function Prose({ text }: { text: Markdown }) {
  if (text.trim() === "") return null;
  return <div class="prose">{proseElements(text)}</div>;
}
