/** One thing that has to be the same in every runtime. It uses what all of them have, and nothing of Node. */
export interface Case {
  name: string;
  /** Rejects where it is not so. */
  run: (api: Api) => Promise<void>;
}

/** The server that a case speaks to. */
export interface Api {
  baseUrl: string;
  /** The name and the version of the runtime. */
  runtime: string;
}

/** A request as the server got it, which is how it answers where nothing else is said. */
export interface Echo {
  method: string;
  path: string;
  query: Record<string, string>;
  authorization: string | null;
  contentType: string | null;
  body: string;
}

/** The answers of the server are not those of the contract: they tell what came. */
export function echo(answer: unknown): Echo {
  return answer as Echo;
}

/** Fails unless both are the same as JSON, where the order of fields counts. */
export function equal(actual: unknown, expected: unknown): void {
  const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (found !== wanted) throw new Error(`${found} instead of ${wanted}`);
}

/** What a promise is rejected with, of the class that is expected. */
export async function failure<Failure>(promise: Promise<unknown>, Class: abstract new (...values: never[]) => Failure): Promise<Failure> {
  const error = await promise.then(
    (value) => new Error(`resolved to ${JSON.stringify(value)} in place of a ${Class.name}`),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Class)) throw error;
  return error;
}
