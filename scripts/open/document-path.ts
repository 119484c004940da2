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
  if (isUrl(spec)) {
    const { href, username, password } = new URL(spec);
    if (username + password === "") return href;
    // Without the URL, which is a secret.
    throw new CommandError("The URL of the document contains a user name or password.", {
      hint: "pass it as --header 'Authorization=Basic env:VARIABLE'",
    });
  }
  const path = URL.canParse(spec) && spec.startsWith("file://") ? fileURLToPath(spec) : resolve(spec);
  if (isStdin(path)) {
    await readStream(path);
    return path;
  }
  const refuse = (message: string, hint: string, code: FileCode | "unreadable" = "unreadable"): never => {
    throw new UnreadableSpec({ file: path, line: 1, column: 1, rule: "unreadable", code, message, hint });
  };
  if (!spec.startsWith("file://") && /^[a-z][a-z\d+.-]+:\/\//i.test(spec))
    refuse("The document must be a file or an http(s) URL.", "download it first");
  const kind = await stat(path).catch((error: unknown) => (error as NodeJS.ErrnoException).code ?? "");
  if (kind === "ENOENT" || kind === "ENOTDIR") {
    const near = nearestOf(basename(path), await readdir(dirname(path)).catch(() => []));
    const [, odd] = /(^~|[*{])/.exec(spec) ?? [];
    const otherwise =
      odd === undefined
        ? "pass the root document, relative to the working directory"
        : `the shell left ${odd} as it is: write the path in full, without quotes`;
    refuse("No such file.", near === undefined ? otherwise : `did you mean ${near}?`, "no-such-file");
  }
  if (typeof kind !== "string" && kind.isFIFO()) await readStream(path);
  if (typeof kind !== "string" && kind.isDirectory()) {
    const found = await rootsIn(path);
    if (folders && found !== undefined) return join(path, found);
    if (folders) refuse("No document in this folder.", "pass the root document");
    refuse("It is a folder.", `pass the root document in it${found === undefined ? "" : `, such as ${join(spec, found)}`}`, "folder");
  }
  return path;
}

async function rootsIn(folder: string): Promise<string | undefined> {
  const names = (await readdir(folder).catch(() => [])).sort(compare);
  return (
    names.find((name) => /^(openapi|index|root|api|spec)\.(ya?ml|json)$/i.test(name)) ?? names.find((name) => /\.(ya?ml|json)$/i.test(name))
  );
}
