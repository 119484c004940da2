/** One thing that has to be the same in every runtime. It uses what all of them have, and nothing of Node. */
export interface Case {
  name: string;
  run: (api: Api) => Promise<void>;
  /** Where it cannot be so. The case runs there too, and has to fail as is said here. */
  cannot?: readonly Limit[];
}

export const define = (name: string, run: Case["run"]): Case => ({ name, run });

export const limited = (cannot: readonly Limit[], name: string, run: Case["run"]): Case => ({ name, run, cannot });

/** The classes of jsdom are none that the runtime's `fetch` knows. */
export const NO_BLOBS: readonly Limit[] = [
  {
    runtime: /^jsdom /,
    reason: "its fetch does not know the Blob of jsdom",
    fails: /^RequestError: .* cannot be serialized|stream is not a function/,
  },
];

export interface Limit {
  runtime: RegExp;
  reason: string;
  fails: RegExp;
}

export interface Api {
  baseUrl: string;
  runtime: string;
}

/** A request as the server received it, which it returns by default. */
export interface Echo {
  method: string;
  path: string;
  query: Record<string, string>;
  authorization: string | null;
  userAgent: string | null;
  contentType: string | null;
  /** Of a header field that nothing but a case sends. */
  note: string | null;
  body: string;
}

/** Casts a response of the server, which is the received request instead of the contract's response. */
export const echo = (response: unknown): Echo => response as Echo;

export async function received(baseUrl: string, path: string): Promise<number> {
  return (await (await fetch(`${baseUrl}/received?path=${encodeURIComponent(path)}`)).json()) as number;
}

/** Fails unless both are the same as JSON, where the order of fields counts. */
export function equal(actual: unknown, expected: unknown): void {
  const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (found !== wanted) throw new Error(`${found} instead of ${wanted}`);
}

export async function failure<Failure>(promise: Promise<unknown>, Class: abstract new (...values: never[]) => Failure): Promise<Failure> {
  const error = await promise.then(
    (value) => new Error(`resolved to ${JSON.stringify(value)} in place of a ${Class.name}`),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Class)) throw error;
  return error;
}

export function abortedAfter(ms: number): { signal: AbortSignal; reason: Error } {
  const controller = new AbortController();
  const reason = new Error("enough");
  setTimeout(() => controller.abort(reason), ms);
  return { signal: controller.signal, reason };
}

export async function drain(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
}
