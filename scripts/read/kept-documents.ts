import { type BigIntStats, statSync } from "node:fs";
import type { Document, Source } from "@redocly/openapi-core";

/** File system clocks lag by a tick or two: a file changed this recently may have changed again since. */
const TICK_NANOSECONDS = 100_000_000n;

interface KeptSource {
  source: Source;
  /** Undefined if a later change might go unnoticed. */
  state: string | undefined;
}

let sources: Map<string, KeptSource> | undefined;
let documents: Map<string, Document> | undefined;

/** Enables the cache of sources and documents, so that unchanged files are not read or parsed again. */
export function keepDocuments(): void {
  sources ??= new Map();
  documents ??= new Map();
}

/** Checks if a file was read since the cache was enabled. */
export function isKept(path: string): boolean {
  return sources?.has(path) === true;
}

/** Returns a cached file if it is unchanged on disk. */
export function sourceOf(path: string, read: () => Source): Source {
  if (sources === undefined) return read();
  const state = stateOf(path);
  const old = sources.get(path);
  if (old?.state !== undefined && old.state === state) return old.source;
  const source = read();
  sources.set(path, { source, state: state === stateOf(path) ? state : undefined });
  return source;
}

/** Returns a cached document as a copy, since bundling modifies it in place. */
export function documentOf(source: Source, parse: () => Document): Document {
  if (documents === undefined) return parse();
  const old = documents.get(source.absoluteRef);
  // The cached source keeps its syntax tree, which is used to locate findings.
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
