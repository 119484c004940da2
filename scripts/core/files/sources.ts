import { readFileSync, statSync } from "node:fs";
import { relative } from "node:path";
import { CommandError } from "../cli/command-error.js";

/** Clocks of file systems are behind by a tick or two. */
const TICK_MILLISECONDS = 100;

/** How often it is begun anew before it is left to the user. */
const ATTEMPTS = 5;

/** A file that was read while another state of it, or of one that was read with it, came to stand there. */
export class SourcesChanged extends Error {
  override readonly name = "SourcesChanged";
  readonly files: readonly string[];

  constructor(files: readonly string[]) {
    super(`${files.join(", ")}: changed while it was read`);
    this.files = files;
  }
}

/** What a run has read, to be held against the disk before anything that is made of it is written. */
export class Sources {
  readonly #begin = Date.now() - TICK_MILLISECONDS;
  readonly #texts = new Map<string, string>();

  /** @param files absolute path and text of each file, as it was read after this object was made; what has an address is passed over */
  add(files: Iterable<{ path: string; text: string }>): void {
    for (const { path, text } of files) if (!/^https?:/i.test(path)) this.#texts.set(path, text);
  }

  /** Absolute paths of the files. */
  get paths(): string[] {
    return [...this.#texts.keys()];
  }

  /** @throws SourcesChanged where a file is gone or holds another text than the one that was read */
  verify(): void {
    const changed = [...this.#texts].filter(([path, text]) => !this.#isAsRead(path, text)).map(([path]) => path);
    if (changed.length > 0) throw new SourcesChanged(changed);
  }

  /** A file that nothing has touched since is not read again. */
  #isAsRead(path: string, text: string): boolean {
    try {
      const { ctimeMs, size } = statSync(path);
      if (ctimeMs < this.#begin && size === Buffer.byteLength(text)) return true;
      return asRead(readFileSync(path, "utf8")) === asRead(text);
    } catch {
      return false;
    }
  }
}

/** Readers leave out the byte order mark and take every line break for the same. */
function asRead(text: string): string {
  return text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
}

/**
 * Does what reads files, and does it again where one changed meanwhile: what comes out is made of one state of them.
 *
 * @param read adds all that it reads to the sources, and verifies them before it writes, and before it says what is wrong with them
 * @throws CommandError where the files do not come to rest
 */
export async function fromOneState<T>(read: (sources: Sources) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await read(new Sources());
    } catch (error) {
      if (!(error instanceof SourcesChanged)) throw error;
      if (attempt === ATTEMPTS) throw restless(error.files);
    }
    // What writes a file in several steps is given the time to finish.
    await new Promise((resolve) => setTimeout(resolve, attempt * TICK_MILLISECONDS));
  }
}

function restless([first = "", ...rest]: readonly string[]): CommandError {
  const file = relative(process.cwd(), first).replaceAll("\\", "/");
  const others = rest.length === 0 ? "" : `, and so did ${rest.length === 1 ? "another file" : `${rest.length} others`}`;
  return new CommandError(`${file}: changed each time that it was read${others}; nothing was written`, {
    hint: "run again once nothing writes to it",
  });
}
