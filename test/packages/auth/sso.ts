import { inspect } from "node:util";
import { expect } from "vitest";
import type { ReceivedRequest } from "../../harness/server.js";

/** What no error, log or URL may hold; each with characters that a form, a URL and JSON write in their own ways. */
export const SECRETS = { code: 'c0de+/"&=1', clientSecret: 's3cret+/"&=2', refreshToken: 'r3fresh+/"&=3' } as const;

export const CREDENTIALS = { clientId: "client_1", clientSecret: SECRETS.clientSecret } as const;

/** A response of the service, in the contract's second shape. */
export const TOKENS = {
  access_token: "acc3ss",
  id_token: "1d-token",
  token_type: "Bearer",
  refresh_token: "r0tated",
  expires_in: 3_600,
} as const;

export function fieldsOf({ headers, body }: Pick<ReceivedRequest, "headers" | "body">): Record<string, unknown> {
  const text = body.toString();
  if (headers["content-type"] === "application/x-www-form-urlencoded") return Object.fromEntries(new URLSearchParams(text));
  expect(headers["content-type"]).toBe("application/json");
  return JSON.parse(text) as Record<string, unknown>;
}

/** All that can be seen of a value: printed with its hidden parts, as JSON, and each own property of the errors in its chain. */
function shownOf(value: unknown): string {
  const parts = [inspect(value, { depth: Infinity, showHidden: true, maxStringLength: Infinity }), JSON.stringify(value), String(value)];
  for (let error = value; error instanceof Error; error = error.cause)
    for (const name of Object.getOwnPropertyNames(error))
      parts.push(inspect((error as unknown as Record<string, unknown>)[name], { depth: Infinity }));
  return parts.join("\n");
}

/** Fails where a secret is to be seen, or the part of one that no way of writing it changes. */
export function expectNoSecrets(value: unknown): void {
  expect(shownOf(value)).not.toMatch(/c0de|s3cret|r3fresh|acc3ss|1d-token|r0tated/);
}
