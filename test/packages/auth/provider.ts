import type { ProvidedToken, TokenProvider, TokenRequest } from "@hosting-platform/auth";

/** A clock that stands still until it is set. */
export class Clock {
  time = Date.UTC(2026, 0, 1);
  readonly now = (): number => this.time;

  pass(milliseconds: number): void {
    this.time += milliseconds;
  }
}

/** A provider that notes why it is asked, and gives what `give` makes of how often it was. */
export function counting(give: (count: number, request: TokenRequest) => ProvidedToken | Promise<ProvidedToken>): {
  provider: TokenProvider;
  reasons: string[];
} {
  const reasons: string[] = [];
  const provider: TokenProvider = (request) => {
    reasons.push(request.reason);
    return give(reasons.length, request);
  };
  return { provider, reasons };
}

/** A promise of a token, and what settles it. */
export function deferred(): { promise: Promise<string>; resolve: (token: string) => void; reject: (reason: Error) => void } {
  let settle: { resolve: (token: string) => void; reject: (reason: Error) => void } | undefined;
  const promise = new Promise<string>((resolve, reject) => (settle = { resolve, reject }));
  return { promise, resolve: (token) => settle?.resolve(token), reject: (reason) => settle?.reject(reason) };
}

/** Does it as often at the same time. */
export function parallel<Value>(times: number, act: () => Promise<Value>): Promise<Value[]> {
  return Promise.all(Array.from({ length: times }, act));
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
