import { readdir, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { CommandError } from "../core/cli/command-error.js";
import { compare } from "../core/cli/finding.js";
import { nearestOf } from "../core/cli/nearest.js";
import { isUrl } from "../read/allowed-refs.js";
import { UnreadableSpec } from "../core/cli/unreadable-spec.js";
import type { FileCode } from "../read/faults/file-texts.js";
import { isStdin, readStream } from "../read/streams.js";

/**
 * Returns the absolute path of a document, or its http(s) URL; `-` is standard input, and a pipe is read. Throws `UnreadableSpec` if it is none of these.
 *
 * @param folders also takes a folder, and returns the path of the root document in it
 */
export async function documentPath(spec: string, { folders = false } = {}): Promise<string> {
  if (isUrl(spec)) return urlOf(spec);
  const isFileUrl = spec.startsWith("file://");
  const path = isFileUrl && URL.canParse(spec) ? fileURLToPath(spec) : resolve(spec);
  if (isStdin(path)) {
    await readStream(path);
    return path;
  }
  if (!isFileUrl && /^[a-z][a-z\d+.-]+:\/\//i.test(spec))
    throw refusal(path, "The document must be a file or an http(s) URL.", "download it first");
  const kind = await stat(path).catch((error: unknown) => (error as NodeJS.ErrnoException).code ?? "");
  if (kind === "ENOENT" || kind === "ENOTDIR") throw refusal(path, "No such file.", await otherFile(spec, path), "no-such-file");
  if (typeof kind === "string") return path;
  if (kind.isFIFO()) await readStream(path);
  return kind.isDirectory() ? rootOf(spec, path, folders) : path;
}

function urlOf(spec: string): string {
  const { href, username, password } = new URL(spec);
  if (username + password === "") return href;
  // Without the URL, which is a secret.
  throw new CommandError("The URL of the document contains a user name or password.", {
    hint: "pass it as --header 'Authorization=Basic env:VARIABLE'",
  });
}

function refusal(file: string, message: string, hint: string, code: FileCode | "unreadable" = "unreadable"): UnreadableSpec {
  return new UnreadableSpec({ file, line: 1, column: 1, rule: "unreadable", code, message, hint });
}

/** Returns what to do about a file that is missing. */
async function otherFile(spec: string, path: string): Promise<string> {
  const near = nearestOf(basename(path), await readdir(dirname(path)).catch(() => []));
  if (near !== undefined) return `did you mean ${near}?`;
  const [, odd] = /(^~|[*{])/.exec(spec) ?? [];
  return odd === undefined
    ? "pass the root document, relative to the working directory"
    : `the shell left ${odd} as it is: write the path in full, without quotes`;
}

async function rootOf(spec: string, folder: string, isTaken: boolean): Promise<string> {
  const found = await rootIn(folder);
  if (isTaken && found !== undefined) return join(folder, found);
  if (isTaken) throw refusal(folder, "No document in this folder.", "pass the root document");
  const example = found === undefined ? "" : `, such as ${join(spec, found)}`;
  throw refusal(folder, "It is a folder.", `pass the root document in it${example}`, "folder");
}

async function rootIn(folder: string): Promise<string | undefined> {
  const names = (await readdir(folder).catch(() => [])).sort(compare);
  return (
    names.find((name) => /^(openapi|index|root|api|spec)\.(ya?ml|json)$/i.test(name)) ?? names.find((name) => /\.(ya?ml|json)$/i.test(name))
  );
}
