import { importModule } from "../../core/modules/import-module.cjs";
import { BASE_URL, PACKAGE } from "./base.js";

/** The used part of the package that samples import. */
export type SamplePackage = Readonly<Record<string, unknown>>;

/** The target and the credentials of a sample. */
export interface SampleWorld {
  /** The URL that replaces the one in the samples. */
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

/** Loads the built package by its name: an import by path would load another copy. */
export async function loadPackage(): Promise<SamplePackage> {
  return (await importModule(PACKAGE)) as SamplePackage;
}

/**
 * Runs a sample unchanged, except that its requests go to another URL. Does not modify global state.
 *
 * @throws the sample's error.
 */
export async function runSample(code: string, contents: SamplePackage, { url, token, fill = {} }: SampleWorld): Promise<SampleRun> {
  const requests: Request[] = [];
  const responses: Response[] = [];
  const printed: { method: "log" | "error"; values: readonly unknown[] }[] = [];
  const send = async (given: string, init: RequestInit): Promise<Response> => {
    const request = new Request(given, init);
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

/** Replaces the functions that create a client or find a token. */
function connected(contents: SamplePackage, send: (given: string, init: RequestInit) => Promise<Response>, token: string): SamplePackage {
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
  // The constructor of async functions is not a global.
}).constructor as new (...source: string[]) => (...values: unknown[]) => Promise<void>;

/** Converts a module to a function body, with imports as properties of a parameter. */
function bodyOf(code: string): string {
  const [whole = "", names = "", from = ""] = /^import (\{[^}]*\}) from "([^"]*)";\n/.exec(code) ?? [];
  if (from !== PACKAGE) throw new Error(`A sample does not begin with an import of ${PACKAGE}.`);
  return `"use strict";\nconst ${names} = contents;\n${code.slice(whole.length)}`;
}
