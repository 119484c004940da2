import { CommandError } from "../core/cli/command-error.js";

/** A security scheme, and the environment variable of its credential: `USER:PASSWORD` for HTTP Basic. */
export type Variable = ReturnType<typeof variablesOf>[number];

/** Variables that a shell sets, or whose names it does not take. */
const OF_SHELL = /^(?:_*|\d.*|HOME|HOSTNAME|LANG|LOGNAME|MAIL|PATH|PWD|SHELL|TERM|USER|USERNAME)$/;

/** Returns the variables of security schemes: that of `apiKeyAuth` is `API_KEY_AUTH`. A certificate is one of the connection. */
export function variablesOf(schemes: object) {
  return (Object.entries(schemes) as [string, { type?: string; scheme?: string }][]).flatMap(([name, { type, scheme }]) => {
    const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z0-9]+/g, "_").toUpperCase();
    const variable = OF_SHELL.test(words) ? `API_${words.replace(/^_*$/, "TOKEN")}` : words;
    return type === "mutualTLS" ? [] : [{ name, variable, isBasic: type === "http" && scheme?.toLowerCase() === "basic" }];
  });
}

export function pairOf(value: string): { username: string; password: string } {
  const [username = "", ...password] = value.split(":");
  return { username, password: password.join(":") };
}

/** Refuses a part of the credentials that an operation takes together: the client would send none of them. */
export function refusePart(id: string, security: readonly object[], variables: readonly Variable[], given: readonly string[]): void {
  const lacks = security.map((all) => variables.filter(({ name }) => Object.hasOwn(all, name) && !given.includes(name)));
  const [least = []] = lacks.toSorted((one, other) => one.length - other.length);
  if (given.length > 0 && least.length > 0)
    throw new CommandError(`${id} also takes ${least.map(({ variable }) => variable).join(" and ")}; set it. Nothing was sent.`);
}
