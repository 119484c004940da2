import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, vi } from "vitest";
import { PREFIX } from "./folders.js";

/** Names of open handles in messages. */
const HANDLES: Readonly<Record<string, string>> = {
  FSEventWrap: "a file watcher",
  ProcessWrap: "a child process",
  TCPServerWrap: "a server",
  TCPSocketWrap: "a connection",
  Timeout: "a timer",
};

/** The caches of tsx and Node.js, which they keep in the temporary folder, and which all tests share. */
const CACHES = [`tsx-${process.geteuid?.()}`, "node-compile-cache"];

/** A handle closes some turns of the event loop after the call that closes it. */
const TURNS = 200;

/** Globals that libraries set when they load. */
const OF_LIBRARIES = ["regeneratorRuntime", "require", "fs", "Go"];

/** The folders of the tests, and that of the locks, which the product keeps. */
const KEPT = new RegExp(`^(?:${PREFIX}|openapi-generate-\\d+$)`);
const outside = tmpdir();
const { TMPDIR } = process.env;
const folder = mkdtempSync(join(outside, "t-"));
for (const name of CACHES) {
  mkdirSync(join(outside, name), { recursive: true });
  symlinkSync(join(outside, name), join(folder, name), "junction");
}
process.env["TMPDIR"] = folder;
const before = state();
/** The handles that the files before in this process have left, each of which was named then. */
const known = globalThis as { __vLeft?: string[] };

// Registered before all other hooks, and so the last to run.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
afterAll(async () => {
  const left = changes();
  for (let turn = 0; turn < TURNS && openedSince().length > 0; turn += 1) await pause(5);
  left.push(...openedSince());
  known.__vLeft = openHandles();
  if (TMPDIR === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = TMPDIR;
  rmSync(folder, { recursive: true, force: true });
  if (left.length > 0) throw new Error(`The tests of this file leave ${left.join(", ")}`);
});

/** Returns what a test may change and has to restore, by its name. */
function state(): Map<string, unknown> {
  const found = new Map<string, unknown>([["the working directory", process.cwd()]]);
  for (const [name, value] of Object.entries(process.env)) found.set(`the environment variable ${name}`, value);
  for (const file of readdirSync(folder).filter((name) => !KEPT.test(name))) found.set(`the temporary file ${file}`, true);
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    // Those of Vitest and other libraries, and of this file; and Node.js warns of a storage without a file.
    if (name.startsWith("__") || name.endsWith("Storage") || OF_LIBRARIES.includes(name)) continue;
    // Read, since Node.js loads some at first use.
    const value: unknown = (globalThis as unknown as Record<string, unknown>)[name];
    found.set(`globalThis.${name}`, value);
    if (value === globalThis || value === process) continue;
    const { prototype } = Object(value) as { prototype?: unknown };
    for (const [place, owner] of [
      [name, value],
      [`${name}.prototype`, prototype],
    ] as const) {
      if ((typeof owner !== "object" && typeof owner !== "function") || owner === null) continue;
      for (const [key, own] of Object.entries(Object.getOwnPropertyDescriptors(owner))) found.set(`${place}.${key}`, Object.values(own)[0]);
    }
  }
  return found;
}

function changes(): string[] {
  const after = state();
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => !Object.is(before.get(name), after.get(name)));
}

const openHandles = (): string[] => process.getActiveResourcesInfo().filter((name) => name in HANDLES);

/** Returns the handles that are open now and were not before. */
function openedSince(): string[] {
  const before = [...(known.__vLeft ?? [])];
  return openHandles().flatMap((name) => {
    const index = before.indexOf(name);
    if (index >= 0) before.splice(index, 1);
    return index >= 0 ? [] : [HANDLES[name] ?? name];
  });
}
