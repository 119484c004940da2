import type { ProvidedToken, TokenProvider } from "@hosting-platform/auth";

export class Clock {
  time = Date.UTC(2026, 0, 1);
  readonly now = (): number => this.time;
  readonly pass = (milliseconds: number): void => void (this.time += milliseconds);
}

/** A provider that notes why it is asked, and gives what `give` makes of how often it was. */
export function counting(give: (count: number) => ProvidedToken | Promise<ProvidedToken>) {
  const reasons: string[] = [];
  const provider: TokenProvider = ({ reason }) => give(reasons.push(reason));
  return { provider, reasons };
}

export function deferred() {
  let [resolve, reject]: [(token: string) => void, (reason: Error) => void] = [() => undefined, () => undefined];
  const promise = new Promise<string>((...settle) => ([resolve, reject] = settle));
  return { promise, resolve, reject };
}

export function parallel<Value>(times: number, act: () => Promise<Value>): Promise<Value[]> {
  return Promise.all(Array.from({ length: times }, act));
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
