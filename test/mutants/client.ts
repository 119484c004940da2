import { mutantsOf } from "./mutant.js";

// prettier-ignore
export const CLIENT = mutantsOf([
  ["packages/client/src/internal/transport/retry-delay.ts", "packages/transport/retry-delay.test.ts", "a Retry-After date rounded down", "Math.ceil(", "Math.floor("],
  ["packages/client/src/internal/prepare.ts", "packages/client/path-results.test.ts", "the credential kept on operations without one", 'if (authenticated === false) headers.delete("authorization");', ""],
  ["packages/client/src/by-path/path-client.ts", "packages/client/path-results.test.ts", "the credential of a middleware kept on operations without one", "call.authenticated === false || ", ""],
  ["packages/client/src/internal/transport/authenticate.ts", "packages/transport/authentication.test.ts", "a 401 of another origin refreshes the token", ' || !sent?.has("authorization")', ""],
  ["packages/client/src/internal/transport/within.ts", "packages/transport/timeouts.test.ts", "a timer of 25 days fires at once", "ms > LONGEST ?", "ms > LONGEST * 2 ?"],
  ["packages/client/src/internal/transport/read-response.ts", "packages/transport/bodies.test.ts", "a body that is one byte short passes for the whole", "missing > 0", "missing > 1"],
  ["packages/client/src/internal/transport/redirect.ts", "packages/transport/redirects.test.ts", "a redirect from https to http is followed", '(to.protocol !== "https:" && to.protocol !== protocol) || ', ""],
  ["packages/client/src/internal/transport/failure.ts", "packages/transport/secrets.test.ts", "an error's cause quotes the query", "!/\\?\\S/.test(value) && ", ""],
  ["packages/client/src/internal/check-base-url.ts", "packages/client/options.test.ts", "a host that ends in localhost taken for loopback", "([^/]+\\.)?localhost", "([^/]+)?localhost"],
  ["packages/client/src/internal/fill-path.ts", "packages/client/parameters.test.ts", "an encoded dot segment leads out of the path", "(\\.|%2e){1,2}", "\\.{1,2}"],
  ["packages/client/src/internal/conventions.ts", "packages/client/parameters.test.ts", "an empty team acts for the caller alone", " || !scope", ""],
  ["packages/client/src/internal/transport/create-exchange.ts", "packages/client/errors.test.ts", "the query stands in the URL of an error", 'call.url.replace(/[?#].*/, "")', "call.url"],
  ["packages/auth/src/bearer.ts", "packages/auth/clock.test.ts", "a token is used until it expires", "lifetime * 0.9", "lifetime"],
  ["packages/auth/src/bearer.ts", "packages/auth/clock.test.ts", "calls wait for the renewal of a valid token", "if (!(time >= since && time < expiresAt)) return renewed;", "return renewed;"],
  ["packages/auth/src/id-token.ts", "packages/auth/id-token.test.ts", "a token signed with the public key passes", "const ALGORITHMS = [", 'const ALGORITHMS = ["HS256", '],
  ["packages/auth/src/internal/key-source.ts", "packages/auth/id-token.test.ts", "keys are fetched from a host that ends in localhost", "/^(?:localhost", "/(?:localhost"],
  ["packages/auth/src/sso/callback.ts", "packages/auth/sso-callback.test.ts", "a state is good for two callbacks", "used.add(state);", ""],
  ["packages/auth/src/sso/exchange.ts", "packages/auth/sso-exchange.test.ts", "an authorization code is sent again", "signal, retry: false", "signal"],
  ["packages/auth/src/sso/tokens.ts", "packages/auth/sso-tokens.test.ts", "a rotated refresh token that was not kept is lost", "unkept ?? (await request())", "await request()"],
  ["packages/pagination/src/internal/page-reader.ts", "packages/pagination/pages.test.ts", "eleven empty pages in place of ten", "emptyPages === 10", "emptyPages === 11"],
  ["packages/pagination/src/paginate.ts", "packages/pagination/pages.test.ts", "toArray() ignores its limit", "start(limits)", "start()"],
  ["packages/client/src/internal/parse-json.ts", "packages/client/result.test.ts", "JSON of another kind passes as the contract's", " && given !== kind", " && false"],
  ["packages/client/src/internal/transport/retry-policy.ts", "packages/transport/retries.test.ts", "a mistake in the fetch option is retried", " && !isFinal", ""],
  ["packages/client/src/internal/transport/read-response.ts", "packages/client/errors.test.ts", "an error status with an incomplete body is lost", "if (strict) throw error;", "throw error;"],
]);
