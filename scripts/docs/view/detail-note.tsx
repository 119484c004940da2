/** @jsxImportSource preact */
import { detailNote } from "../model/detail-words.js";
import type { OperationPage } from "../model/types.js";
import { Prose } from "./prose.js";

/** A note on operations that are not fully documented. */
export function DetailNote({ page }: { page: OperationPage }) {
  const note = detailNote(page);
  if (note === undefined) return null;
  return (
    <div class="note" role="note" aria-label={note.title}>
      <Prose text={note.text} />
    </div>
  );
}
