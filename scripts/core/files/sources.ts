import { readFileSync, statSync } from "node:fs";
import { relative } from "node:path";
import { CommandError } from "../cli/command-error.js";

/** File system clocks lag by a tick or two. */
const TICK_MILLISECONDS = 100;

/** Maximum number of attempts. */
const ATTEMPTS = 5;

/** Files changed while they were being read. */
export class SourcesChanged extends Error {
  override readonly name = "SourcesChanged";
  readonly files: readonly string[];

  constructor(files: readonly string[]) {
    super(`${files.join(", ")}: changed while being read`);
    this.files = files;
  }
}

/** The files that a run has read, to verify that they are unchanged before it writes its output. */
export class Sources {
  readonly #begin = Date.now() - TICK_MILLISECONDS;
  readonly #texts = new Map<string, string>();

  /** @param files absolute path and text of each file, read after this object was created; URLs are skipped */
  add(files: Iterable<{ path: string; text: string }>): void {
    for (const { path, text } of files) if (!/^https?:/i.test(path)) this.#texts.set(path, text);
  }

  /** Absolute paths of the files. */
  get paths(): string[] {
    return [...this.#texts.keys()];
  }

  /** @throws SourcesChanged if a file is missing or its text has changed */
  verify(): void {
    const changed = [...this.#texts].filter(([path, text]) => !this.#isAsRead(path, text)).map(([path]) => path);
    if (changed.length > 0) throw new SourcesChanged(changed);
  }

  /** Reads a file again only if its change time or size differ. */
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

/** Normalizes a text like its readers do: no byte order mark, `\n` line breaks. */
function asRead(text: string): string {
  return text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
}

/**
 * Runs `read`, and runs it again if a file changed in the meantime, so that its result comes from one state of the files.
 *
 * @param read adds all files that it reads to the sources, and verifies them before it writes or reports findings
 * @throws CommandError if the files keep changing
 */
export async function fromOneState<T>(read: (sources: Sources) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await read(new Sources());
    } catch (error) {
      if (!(error instanceof SourcesChanged)) throw error;
      if (attempt === ATTEMPTS) throw restless(error.files);
    }
    // Lets the other program finish writing.
    await new Promise((resolve) => setTimeout(resolve, attempt * TICK_MILLISECONDS));
  }
}

function restless([first = "", ...rest]: readonly string[]): CommandError {
  const file = relative(process.cwd(), first).replaceAll("\\", "/");
  const others = rest.length === 0 ? "" : `, as did ${rest.length === 1 ? "another file" : `${rest.length} others`}`;
  return new CommandError(`${file}: kept changing while being read${others}; nothing was written`, {
    hint: "run again when no program writes to it",
  });
}
