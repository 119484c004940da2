import { CommandError } from "../core/cli/command-error.js";
import { isUrl } from "./allowed-refs.js";

/** The headers that a document behind a login is requested with, and where they may go. */
export interface Login {
  /** The only origin that the headers are sent to. */
  origin: string;
  headers: Readonly<Record<string, string>>;
}

const NAME = /^[\w!#$%&'*+.^`|~-]+$/;
/** `env:TOKEN` or `$TOKEN`, as a whole value or after a word such as `Bearer`. */
const VARIABLE = /(?<=^|\s)(?:env:(\w+)|\$(\w+)|\$\{(\w+)\})$/;

const EXAMPLE = "--header 'Authorization=Bearer env:TOKEN'";

/** Parses the values of `--header`. No message contains one, since they are secrets. Throws `CommandError` for an invalid one. */
export function parseHeaders(texts: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    texts.map((text) => {
      const [, name = "", value = ""] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
      if (!NAME.test(name)) throw new CommandError("Invalid --header.", { hint: `write NAME=VALUE, such as ${EXAMPLE}` });
      return [name, value];
    }),
  );
}

/** Returns the headers for a document's URL, with the values of environment variables; undefined without headers. */
export function loginOf(entry: string, headers: Readonly<Record<string, string>>, env: NodeJS.ProcessEnv = process.env): Login | undefined {
  const names = Object.keys(headers);
  if (names.length === 0) return undefined;
  if (!isUrl(entry)) {
    throw new CommandError("--header requires the URL of a document.", {
      hint: "headers are sent to the document's host only, and the document is a file: remove --header",
    });
  }
  const values = names.map((name) => [name, valueOf(name, headers[name] ?? "", env)]);
  return { origin: new URL(entry).origin, headers: Object.fromEntries(values) as Record<string, string> };
}

function valueOf(name: string, text: string, env: NodeJS.ProcessEnv): string {
  const value = text
    .replace(VARIABLE, (_, ...named: (string | undefined)[]) => {
      const variable = named.slice(0, 3).find((each) => each !== undefined) ?? "";
      const set = env[variable];
      if (set !== undefined && set.trim() !== "") return set;
      throw new CommandError(`The environment variable ${variable} of --header ${name} is not set.`, {
        hint: `set it to the value of the header, or to the end of the value`,
      });
    })
    .trim();
  if (NAME.test(name) && /^[\t\x20-\x7e\x80-\xff]+$/.test(value)) return value;
  throw new CommandError(`--header ${NAME.test(name) ? name : ""} is not a valid header.`, {
    hint: "its value must not be empty, nor contain line breaks or characters beyond Latin-1",
  });
}

/** Returns the reason for a 401 or 403 and a hint; undefined for another status. */
export function refusedLogin(status: number, origin: string, login: Login | undefined): { reason: string; hint: string } | undefined {
  if (status !== 401 && status !== 403) return undefined;
  const reason = `it requires a login (status ${status})`;
  if (login === undefined) return { reason, hint: `pass the credentials: ${EXAMPLE}` };
  if (origin !== login.origin) return { reason, hint: "download the file: --header is sent to the document's host only" };
  const names = Object.keys(login.headers).join(", ");
  return { reason: `the server refuses the credentials (status ${status})`, hint: `check the value of --header ${names}` };
}
