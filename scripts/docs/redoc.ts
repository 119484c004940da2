import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { randomUUID } from "node:crypto";
import { stripVTControlCharacters } from "node:util";
import { CommandError } from "../lib/command-error.js";
import { writeOutputs } from "../lib/output.js";
import type { DocsOptions } from "./options.js";
import { REDOC_FILE } from "./write.js";

/** Redoc could not draw the contract: what it said about it. */
export class RedocError extends CommandError {
  override readonly name = "RedocError";
}

/** The file asks nothing of any host: its script and styles stand in it, and a browser refuses whatever else it would load. */
const POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "font-src data:",
  "worker-src blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Writes the contract as Redoc draws it: one file, with the bundle and all that draws it inside. */
export async function writeRedoc({ root, out }: Pick<DocsOptions, "root" | "out">): Promise<string> {
  const temporary = join(tmpdir(), `redoc-${randomUUID()}.html`);
  try {
    await runRedocly(root, temporary);
    const text = withPolicy(withoutLogo(await readFile(temporary, "utf8")));
    await writeOutputs([{ folder: out, files: [{ path: REDOC_FILE, text }], shared: true }]);
  } finally {
    await rm(temporary, { force: true });
  }
  return join(out, REDOC_FILE);
}

/** The one address that Redoc would load from its makers' host, without which its link to them stands as text. */
export function withoutLogo(html: string): string {
  return html.replace(/https:\/\/cdn\.redoc\.ly\/[^"'`\s)]*/g, "data:,");
}

/** A policy holds for what stands behind it. */
export function withPolicy(html: string): string {
  return html.replace(/<head>/i, (head) => `${head}\n  <meta http-equiv="Content-Security-Policy" content="${POLICY}">`);
}

async function runRedocly(root: string, file: string): Promise<void> {
  const command = join(root, "node_modules/@redocly/cli/bin/cli.js");
  const args = [command, "build-docs", join(root, "generated/openapi.json"), "--output", file, "--inlineBundle", "--lint-config", "off"];
  const environment = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", NO_COLOR: "1" };
  const hint = "run `npm run lint:spec`, which says what is wrong with the contract, or `npm ci` where nothing is";
  await new Promise<void>((resolve, reject) => {
    // Beside no configuration of ours: that is of the lint.
    execFile(process.execPath, args, { cwd: tmpdir(), env: environment }, (error, stdout, stderr) => {
      if (error === null) resolve();
      else
        reject(
          new RedocError(`Redoc cannot draw the contract:\n${stripVTControlCharacters(`${stdout}${stderr}`).trim()}`, {
            cause: error,
            hint,
          }),
        );
    });
  });
}
