import { importModule } from "../../core/modules/import-module.cjs";
import { BASE_URL, PACKAGE } from "./base.js";

/** The package that samples import, as far as it is looked at here. */
export type SamplePackage = Readonly<Record<string, unknown>>;

/** The target and the credentials of a sample. */
export interface SampleWorld {
  /** The address that stands for the one in the samples. */
  url: string;
  token: string;
  /** The reader's values for placeholders, such as `<CODE>`. */
  fill?: Readonly<Record<string, string>>;
}

/** The outcome of a sample. */
export interface SampleRun {
  /** The requests to {@link SampleWorld.url}, in order. */
  requests: readonly Request[];
  /** The unread responses. */
  responses: readonly Response[];
  /** The arguments of each console call, by method. */
  printed: readonly { method: "log" | "error"; values: readonly unknown[] }[];
}

/** Loads the package by its name, as it was built: what is imported by its path would be another copy of it. */
export async function loadPackage(): Promise<SamplePackage> {
  return (await importModule(PACKAGE)) as SamplePackage;
}

/**
 * Runs a sample as it is shown. Its requests go to another address, and nothing that others see of the process changes.
 *
 * @throws what the sample throws.
 */
export async function runSample(code: string, contents: SamplePackage, { url, token, fill = {} }: SampleWorld): Promise<SampleRun> {
  const requests: Request[] = [];
  const responses: Response[] = [];
  const printed: { method: "log" | "error"; values: readonly unknown[] }[] = [];
  const send = async (request: Request): Promise<Response> => {
    const address = new URL(request.url);
    if (address.origin !== BASE_URL) throw new Error(`A sample sends to ${address.origin}, which is not ${BASE_URL}.`);
    const sent = new Request(new URL(address.pathname + address.search, url), request);
    requests.push(sent.clone());
    const response = await fetch(sent);
    responses.push(response.clone());
    return response;
  };
  const note =
    (method: "log" | "error") =>
    (...values: unknown[]) =>
      void printed.push({ method, values });
  const filled = Object.entries(fill).reduce((text, [from, to]) => text.replaceAll(from, to), code);
  const run = new AsyncFunction("contents", "console", bodyOf(filled));
  await run({ ...contents, ...connected(contents, send, token) }, { log: note("log"), error: note("error") });
  return { requests, responses, printed };
}

type AnyFunction = (...values: unknown[]) => unknown;

/** The functions that make a client or find a token, led to the world of the sample. */
function connected(contents: SamplePackage, send: (request: Request) => Promise<Response>, token: string): SamplePackage {
  const sendingThere = (name: string): AnyFunction => {
    const make = contents[name] as (options: object) => unknown;
    return (options) => make({ ...(options as object), fetch: send });
  };
  return {
    createClient: sendingThere("createClient"),
    createPathClient: sendingThere("createPathClient"),
    createPlatform: sendingThere("createPlatform"),
    environmentToken: () => () => token,
  };
}

const AsyncFunction = (async () => {
  // Its constructor has no name of its own.
}).constructor as new (...source: string[]) => (...values: unknown[]) => Promise<void>;

/** The module as the body of a function: what it imports are the properties of a value. */
function bodyOf(code: string): string {
  const [whole = "", names = "", from = ""] = /^import (\{[^}]*\}) from "([^"]*)";\n/.exec(code) ?? [];
  if (from !== PACKAGE) throw new Error(`A sample does not begin with an import of ${PACKAGE}.`);
  return `"use strict";\nconst ${names} = contents;\n${code.slice(whole.length)}`;
}
