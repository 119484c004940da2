/** A server that the API may be reached at. */
export interface Server {
  /** A URL, in which `{name}` stands for a variable. One without a host is relative to the place of the API's description. */
  readonly url: string;
  readonly name?: string;
  readonly description?: string;
  readonly variables?: readonly ServerVariable[];
}

/** A part of a server's URL that the caller may choose. */
export interface ServerVariable {
  readonly name: string;
  readonly default: string;
  /** The values that it may have; any where there is none. */
  readonly values?: readonly string[];
  readonly description?: string;
}

/** What ends a host, or makes what stands before it user info. */
const NO_HOST = /[/\\?#@\s\p{Cc}]/u;

/** What ends a path, or leads out of it. */
const NO_PATH = /[\\?#\s\p{Cc}]|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/iu;

/**
 * The URL of a server with its variables filled in, those that are not given by their defaults. One without a host stays so.
 * @param key the server's place in the list, its URL or its name
 * @throws TypeError for a server or a variable that is not there, for a value that a variable may not take, and for one that is missing
 */
export function serverUrlOf(servers: readonly Server[], key: string | number, chosen: object = {}): string {
  const server = typeof key === "number" ? servers[key] : servers.find(({ url, name }) => url === key || name === key);
  if (server === undefined) throw new TypeError(`There is no server ${JSON.stringify(key)}.`);
  const { url, variables = [] } = server;
  const values = new Map(
    Object.entries(chosen).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]])),
  );
  for (const [name, value] of values) {
    if (!url.includes(`{${name}}`)) throw new TypeError(`The URL ${url} has no variable ${JSON.stringify(name)}.`);
    const known = variables.find((variable) => variable.name === name)?.values;
    if (known?.includes(value) === false)
      throw new TypeError(`The variable ${name} of ${url} is one of ${known.join(", ")}, and not ${JSON.stringify(value)}.`);
  }
  // The host and what stands before it; none where a variable at the start is the address.
  const host = /^(?:[^/]*:)?\/\/[^/]*/.exec(url)?.[0].length ?? 0;
  return url.replace(/\{([^{}]+)\}/g, (_, name: string, at: number) => {
    const { default: usual, values: known } = variables.find((variable) => variable.name === name) ?? {};
    const given = values.get(name);
    // A value that the caller has from somebody else would choose who is given the credential.
    if (given !== undefined && !known && (at < host ? NO_HOST.test(given) : at > 0 && NO_PATH.test(given)))
      throw new TypeError(`The variable ${name} of ${url} cannot be ${JSON.stringify(given)}.`);
    const value = given ?? usual;
    if (value === undefined) throw new TypeError(`The variable ${name} of ${url} has no value.`);
    return value;
  });
}
