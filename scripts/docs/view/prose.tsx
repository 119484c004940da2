/** @jsxImportSource preact */
import type { Markdown } from "../model/types.js";
import { proseHtml } from "./markdown.js";

export function Prose({ text }: { text: Markdown }) {
  if (text.trim() === "") return null;
  return <div class="prose" dangerouslySetInnerHTML={{ __html: proseHtml(text) }} />;
}
