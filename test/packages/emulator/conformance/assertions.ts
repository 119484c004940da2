export interface Exchange {
  operation: string;
  method: string;
  url: string;
  requestBody: string | undefined;
  status: number;
  contentType: string;
  text: string;
  json: unknown;
}

export class Broken extends Error {
  override readonly name = "Broken";

  constructor(
    message: string,
    readonly exchange: Exchange,
  ) {
    super(message);
  }
}

/** What the service has or gives leaves nothing to check: the rule is neither kept nor broken. */
export class NothingToCheck extends Error {
  override readonly name = "NothingToCheck";
}

export function hold(condition: boolean, exchange: Exchange, message: string): asserts condition {
  if (!condition) throw new Broken(message, exchange);
}

export function same(actual: unknown, expected: unknown, exchange: Exchange, what: string): void {
  const [have, want] = [JSON.stringify(actual), JSON.stringify(expected)];
  hold(have === want, exchange, `${what} is ${have}, not ${want}`);
}
