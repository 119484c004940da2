import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";

/** Tells a file that was changed from one that was only touched, or saved as it was. */
export class SeenContents {
  readonly #hashes = new Map<string, string>();

  /** Looks at a file, or at all that was below a folder that is gone; gives whether anything is other than it was at the last look. */
  look(path: string): boolean {
    const hash = hashOf(path);
    // One that came and went while a file was saved was never there.
    const isNew = (this.#hashes.get(path) ?? "") !== hash;
    this.#hashes.set(path, hash);
    return hash === "" ? this.#lookBelow(path) || isNew : isNew;
  }

  #lookBelow(folder: string): boolean {
    const below = [...this.#hashes.keys()].filter((path) => path.startsWith(`${folder}/`));
    return below.map((path) => this.look(path)).includes(true);
  }
}

/** Empty where there is no file that can be read. */
function hashOf(path: string): string {
  try {
    // A pipe would be waited for without an end, and no signal ends that.
    if (!statSync(path).isFile()) return "";
    return createHash("sha1").update(readFileSync(path)).digest("base64");
  } catch {
    return "";
  }
}
