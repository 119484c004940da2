import { expect } from "vitest";

export async function rejection<Reason>(promise: Promise<unknown>, type: new (...args: never[]) => Reason): Promise<Reason> {
  const reason: unknown = await promise.then(
    (value) => expect.fail(`resolved to ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  expect(reason).toBeInstanceOf(type);
  return reason as Reason;
}
