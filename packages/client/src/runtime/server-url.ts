/** A server of the API. */
export interface Server {
  /** A URL template with `{name}` for each variable. A URL without a host is relative to the location of the API description. */
  readonly url: string;
  readonly name?: string;
  readonly description?: string;
  readonly variables?: readonly ServerVariable[];
}

/** A variable in a server's URL. */
export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  /** The allowed values; any value if missing. */
  readonly values?: readonly string[];
  readonly description?: string;
}

/** Characters that end the host, or turn the text before them into user info. */
const NO_HOST = /[/\\?#@\s\p{Cc}]/u;

/** Characters that end the path, and dot segments. */
const NO_PATH = /[\\?#\s\p{Cc}]|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/iu;

/**
 * Returns the URL of a server with its variables filled in; missing ones get their defaults. A URL without a host stays relative.
 * @param key The server's index, URL or name.
 * @throws {TypeError} For an unknown server or variable, and for an invalid or missing value of a variable.
 */
export function serverUrlOf(servers: readonly Server[], key: string | number, chosen: object = {}): string {
  const server = typeof key === "number" ? servers[key] : servers.find(({ url, name }) => url === key || name === key);
  if (server === undefined) throw new TypeError(`Unknown server ${JSON.stringify(key)}.`);
  const { url, variables = [] } = server;
  const values = new Map(
    Object.entries(chosen).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]])),
  );
  for (const [name, value] of values) {
    if (!url.includes(`{${name}}`)) throw new TypeError(`The URL ${url} has no variable ${JSON.stringify(name)}.`);
    const known = variables.find((variable) => variable.name === name)?.values;
    if (known?.includes(value) === false)
      throw new TypeError(`The variable ${name} of ${url} must be one of ${known.join(", ")}, not ${JSON.stringify(value)}.`);
  }
  // The length of scheme and host; 0 if the URL is relative or begins with a variable.
  const host = /^(?:[^/]*:)?\/\/[^/]*/.exec(url)?.[0].length ?? 0;
  return url.replace(/\{([^{}]+)\}/g, (_, name: string, at: number) => {
    const { default: usual, values: known } = variables.find((variable) => variable.name === name) ?? {};
    const given = values.get(name);
    // A value from an untrusted source must not change the host, which receives the credential.
    if (given !== undefined && !known && (at < host ? NO_HOST.test(given) : at > 0 && NO_PATH.test(given)))
      throw new TypeError(`The variable ${name} of ${url} cannot be ${JSON.stringify(given)}.`);
    const value = given ?? usual;
    if (value === undefined) throw new TypeError(`The variable ${name} of ${url} has no value.`);
    return value;
  });
}
