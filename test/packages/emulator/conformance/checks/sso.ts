import type { Api, Call } from "../api.js";
import { check, choice, type Check, type Tools } from "../check.js";
import { type Exchange, hold, NothingToCheck } from "../assertions.js";

const EXCHANGE = "exchangeSsoToken";
const NO_CODE = "conformance-no-such-code";
const BOTH_ENCODINGS = "A body may be JSON, and it may be form-urlencoded.";

type Grant = Readonly<Record<string, string>>;
const json = (grant: Grant): Call => ({ body: grant });
const form = (grant: Grant): Call => ({ text: `${new URLSearchParams(grant)}`, contentType: "application/x-www-form-urlencoded" });

export const SSO: readonly Check[] = [
  check("a code is exchanged for tokens, as JSON", {
    rule: "The response has one of the two shapes; id_token is an OIDC token, which is a JWT of three parts. Bodies are JSON.",
    needs: { code: 1 },
    run: async (tools) => holdTokens(await firstExchange(tools)),
  }),
  check("a code is exchanged for tokens, as a form", {
    rule: `The first variant of the body takes a code. ${BOTH_ENCODINGS}`,
    needs: { code: 2 },
    run: async (tools) => holdTokens(await tools.api.call(EXCHANGE, form(codeGrant(tools, 1)))),
  }),
  ...Object.entries({ "a form": form, JSON: json }).map(([what, encode]) =>
    check(`a refresh token is exchanged for tokens, as ${what}`, {
      rule: `The second variant of the body takes a refresh token. ${BOTH_ENCODINGS}`,
      needs: { code: 1 },
      run: (tools) => refresh(tools, encode),
    }),
  ),
  refusedGrant("a wrong secret", "400 or 403 for a client_secret that is not the integration's.", 0, {
    code: NO_CODE,
    client_secret: "conformance-no-such-secret",
  }),
  refusedGrant("a code that was never given", "400 or 403 for a value in the request body that is invalid.", 0, { code: NO_CODE }),
  // JSON leaves out what is undefined.
  refusedGrant("no grant type", "400 for a value in the request body that is invalid.", 0, { code: NO_CODE, grant_type: undefined }, [400]),
  {
    ...refusedGrant("another redirect URI", "400 or 403 for a redirect_uri other than the one that the code was asked for with.", 2, {
      redirect_uri: "https://conformance.invalid/callback",
    }),
    isChoice: true,
  },
  {
    ...refusedGrant("another state", "400 or 403 for a state other than the one that the code was asked for with.", 3, {
      state: "conformance-no-such-state",
    }),
    isChoice: true,
  },
  // The last one: its refusal may take back what the first code gave.
  choice("a code that was used is refused", {
    rule: "400 or 403 for a code that was exchanged before.",
    needs: { code: 1 },
    run: async (tools) => {
      await firstExchange(tools);
      await tools.api.refused(EXCHANGE, [400, 403], json(codeGrant(tools, 0)));
    },
  }),
];

type Change = Readonly<Record<string, string | undefined>>;

function refusedGrant(what: string, rule: string, code: number, change: Change, statuses: readonly number[] = [400, 403]): Check {
  return check(`a token exchange with ${what} is refused`, {
    rule,
    needs: { code: code + 1 },
    run: (tools) => tools.api.refused(EXCHANGE, statuses, { body: { ...codeGrant(tools, code), ...change } }),
  });
}

type Tokens = Readonly<{ id_token: string; refresh_token?: string }>;

/** What a run has exchanged so far: a code can be used once, and a refresh token may be replaced with each use. */
const [firsts, refreshTokens] = [new WeakMap<Api, Promise<Exchange>>(), new WeakMap<Api, string>()];

/** Exchanges the first code once for all checks. */
function firstExchange(tools: Tools): Promise<Exchange> {
  const exchange = firsts.get(tools.api) ?? tools.api.call(EXCHANGE, json(codeGrant(tools, 0)));
  firsts.set(tools.api, exchange);
  return exchange;
}

async function refresh(tools: Tools, encode: (grant: Grant) => Call): Promise<void> {
  const token = refreshTokens.get(tools.api) ?? ((await firstExchange(tools)).json as Tokens).refresh_token;
  // The first shape may do without one.
  if (token === undefined) throw new NothingToCheck("the service gave no refresh token");
  const exchange = await tools.api.call(EXCHANGE, encode({ grant_type: "refresh_token", ...clientOf(tools), refresh_token: token }));
  refreshTokens.set(tools.api, (exchange.json as Tokens).refresh_token ?? token);
  holdTokens(exchange);
}

function holdTokens(exchange: Exchange): void {
  hold((exchange.json as Tokens).id_token.split(".").length === 3, exchange, "id_token is no JWT of three parts");
}

function codeGrant(tools: Tools, index: number): Grant {
  const { codes = [], redirectUri, state } = tools.target.sso ?? {};
  return {
    grant_type: "authorization_code",
    ...clientOf(tools),
    code: codes[index] ?? "",
    ...(redirectUri !== undefined && { redirect_uri: redirectUri }),
    ...(state !== undefined && { state }),
  };
}

function clientOf({ target }: Tools): Grant {
  return { client_id: target.sso?.clientId ?? "", client_secret: target.sso?.clientSecret ?? "" };
}
