import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { REPOSITORY } from "../../core/files/repository.js";

/** A snippet in colours: its HTML, and the style of each class that it names. */
export interface Highlighted {
  html: string;
  styles: Readonly<Record<string, string>>;
}

export const CACHE_FOLDER = join(REPOSITORY, ".cache/docs/highlight");

/** Keeps what was highlighted, one file a snippet, so that builds side by side do not disturb each other. */
export class HighlightCache {
  readonly #folder: string;
  #isWritable = true;

  /** @param version what the result depends on beside the snippet */
  constructor(folder: string, version: string) {
    this.#folder = join(folder, digest(version).slice(0, 16));
  }

  get(snippet: string): Highlighted | undefined {
    try {
      const value: unknown = JSON.parse(readFileSync(this.#file(snippet), "utf8"));
      return isHighlighted(value) ? value : undefined;
    } catch {
      // Not there, or cut off: it is made anew.
      return undefined;
    }
  }

  set(snippet: string, highlighted: Highlighted): void {
    if (!this.#isWritable) return;
    try {
      mkdirSync(this.#folder, { recursive: true });
    } catch {
      // A folder that cannot be written costs time only; it is not tried again for each snippet.
      this.#isWritable = false;
      return;
    }
    const file = this.#file(snippet);
    const temporary = `${file}.${randomUUID()}`;
    try {
      writeFileSync(temporary, JSON.stringify(highlighted));
      renameSync(temporary, file);
    } catch {
      this.#isWritable = false;
      rmSync(temporary, { force: true });
    }
  }

  #file(snippet: string): string {
    return join(this.#folder, `${digest(snippet)}.json`);
  }
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function isHighlighted(value: unknown): value is Highlighted {
  if (typeof value !== "object" || value === null || !("html" in value) || !("styles" in value)) return false;
  const { html, styles } = value;
  if (typeof html !== "string" || typeof styles !== "object" || styles === null) return false;
  return Object.values(styles).every((style) => typeof style === "string");
}
