import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";

/** What is below a folder and is no folder itself. */
export interface EntryBelow {
  /** Relative to the folder, with `/`. */
  path: string;
  entry: Dirent;
}

/**
 * All that a folder holds at any depth. A link is an entry and never followed, whatever it leads to: Node's own recursive reading follows
 * it from Node 22 on.
 *
 * @throws the file system's error where a folder cannot be read
 */
export function entriesBelow(folder: string): EntryBelow[] {
  const found: EntryBelow[] = [];
  const visit = (below: string): void => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below === "" ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else found.push({ path, entry });
    }
  };
  visit("");
  return found;
}
