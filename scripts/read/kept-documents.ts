import { type BigIntStats, statSync } from "node:fs";
import type { Document, Source } from "@redocly/openapi-core";

/** A file system's clock is behind by a tick or two: what was changed so shortly before it was read may have changed once more since. */
const TICK_NANOSECONDS = 100_000_000n;

interface KeptSource {
  source: Source;
  /** Undefined where a later change might not be seen by it. */
  state: string | undefined;
}

let sources: Map<string, KeptSource> | undefined;
let documents: Map<string, Document> | undefined;

/** From now on the process keeps what it reads and parses, so that a file that is as it was is neither read nor parsed again. */
export function keepDocuments(): void {
  sources ??= new Map();
  documents ??= new Map();
}

/** Whether a file was read in this process, since it began to keep them. */
export function isKept(path: string): boolean {
  return sources?.has(path) === true;
}

/** A file of the disk as it was read before, where nothing has touched it since. */
export async function sourceOf(path: string, read: () => Promise<Source>): Promise<Source> {
  if (sources === undefined) return read();
  const state = stateOf(path);
  const old = sources.get(path);
  if (old?.state !== undefined && old.state === state) return old.source;
  const source = await read();
  sources.set(path, { source, state: state === stateOf(path) ? state : undefined });
  return source;
}

/** A document that may be changed in place, as bundling does: what is kept is a copy. */
export function documentOf(source: Source, parse: () => Document): Document {
  if (documents === undefined) return parse();
  const old = documents.get(source.absoluteRef);
  // Its source has the syntax tree, too, that places are looked up in.
  if (old?.source.body === source.body) return { ...old, parsed: structuredClone(old.parsed) };
  const document = parse();
  documents.set(source.absoluteRef, { ...document, parsed: structuredClone(document.parsed) });
  return document;
}

function stateOf(path: string): string | undefined {
  let stats: BigIntStats | undefined;
  try {
    stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  } catch {
    return undefined;
  }
  if (stats === undefined || stats.ctimeNs > BigInt(Date.now()) * 1_000_000n - TICK_NANOSECONDS) return undefined;
  return [stats.dev, stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(" ");
}
