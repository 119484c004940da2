import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";

/** An entry of a folder, at any depth, that is not a folder itself. */
export interface EntryBelow {
  /** Relative to the folder, with `/`. */
  path: string;
  entry: Dirent;
}

/**
 * Lists the files in a folder recursively. Links are listed but not followed; Node's recursive `readdir` follows them since Node 22.
 *
 * @throws the file system's error if a folder cannot be read
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
