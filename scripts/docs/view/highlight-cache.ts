import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { REPOSITORY } from "../../core/files/repository.js";

/** A highlighted snippet: its HTML, and the style of each class in it. */
export interface Highlighted {
  html: string;
  styles: Readonly<Record<string, string>>;
}

export const CACHE_FOLDER = join(REPOSITORY, ".cache/docs/highlight");

/** Caches highlighted snippets on disk, one file each, so that parallel builds do not conflict. */
export class HighlightCache {
  readonly #folder: string;
  #isWritable = true;

  /** @param version identifies everything that the result depends on besides the snippet */
  constructor(folder: string, version: string) {
    this.#folder = join(folder, digest(version).slice(0, 16));
  }

  get(snippet: string): Highlighted | undefined {
    try {
      const value: unknown = JSON.parse(readFileSync(this.#file(snippet), "utf8"));
      return isHighlighted(value) ? value : undefined;
    } catch {
      // Missing or incomplete: a cache miss.
      return undefined;
    }
  }

  set(snippet: string, highlighted: Highlighted): void {
    if (!this.#isWritable) return;
    try {
      mkdirSync(this.#folder, { recursive: true });
    } catch {
      // An unwritable folder costs only time. Do not retry for each snippet.
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
