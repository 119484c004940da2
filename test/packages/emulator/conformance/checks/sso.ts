// The token exchange.
import type { Api, Call, Exchange } from "../api.js";
import { type Check, hold, NothingToCheck, type Tools } from "../check.js";

const EXCHANGE = "exchangeSsoToken";
const NO_CODE = "conformance-no-such-code";
const BOTH_ENCODINGS = "A body may be JSON, and it may be form-urlencoded.";

export const SSO: readonly Check[] = [
  {
    name: "a code is exchanged for tokens, as JSON",
    section: "4.3",
    rule: "The answer has one of the two shapes; id_token is an OIDC token, which is a JWT of three parts. Bodies are JSON.",
    needs: ["sso"],
    run: async (tools) => holdTokens(await firstExchange(tools)),
  },
  {
    name: "a code is exchanged for tokens, as a form",
    section: "4.3",
    rule: `The first variant of the body takes a code. ${BOTH_ENCODINGS}`,
    needs: ["twoCodes"],
    run: async (tools) => holdTokens(await tools.api.call(EXCHANGE, form(codeGrant(tools, 1)))),
  },
  {
    name: "a refresh token is exchanged for tokens, as a form",
    section: "4.3",
    rule: `The second variant of the body takes a refresh token. ${BOTH_ENCODINGS}`,
    needs: ["sso"],
    run: (tools) => refresh(tools, form),
  },
  {
    name: "a refresh token is exchanged for tokens, as JSON",
    section: "4.3",
    rule: `The second variant of the body takes a refresh token. ${BOTH_ENCODINGS}`,
    needs: ["sso"],
    run: (tools) => refresh(tools, json),
  },
  {
    name: "an integration with a wrong secret gets no tokens",
    section: "4.3, 5, 7",
    rule: "The token exchange authenticates the integration by client_id and client_secret; it answers 400 or 403.",
    needs: ["sso"],
    run: async (tools) => {
      const grant = { ...codeGrant(tools, 0), code: NO_CODE, client_secret: "conformance-no-such-secret" };
      await tools.api.refused(EXCHANGE, [400, 403], json(grant));
    },
  },
  {
    name: "a code that was never given is refused",
    section: "4.3, 7",
    rule: "400: a value in the request body is invalid; or 403.",
    needs: ["sso"],
    run: async (tools) => {
      await tools.api.refused(EXCHANGE, [400, 403], json({ ...codeGrant(tools, 0), code: NO_CODE }));
    },
  },
  {
    name: "a token exchange without a grant type is refused",
    section: "4.3, 7",
    rule: "400: a value in the request body is invalid.",
    needs: ["sso"],
    run: async (tools) => {
      // JSON leaves out what is undefined.
      await tools.api.refused(EXCHANGE, [400], { body: { ...codeGrant(tools, 0), code: NO_CODE, grant_type: undefined } });
    },
  },
  {
    name: "a code is refused with another redirect URI",
    section: "4.3, 7",
    rule: "400 or 403 for a redirect_uri other than the one that the code was asked for with.",
    isChoice: true,
    needs: ["threeCodes"],
    run: async (tools) => {
      const grant = { ...codeGrant(tools, 2), redirect_uri: "https://conformance.invalid/callback" };
      await tools.api.refused(EXCHANGE, [400, 403], json(grant));
    },
  },
  {
    name: "a code is refused with another state",
    section: "4.3, 7",
    rule: "400 or 403 for a state other than the one that the code was asked for with.",
    isChoice: true,
    needs: ["fourCodes"],
    run: async (tools) => {
      await tools.api.refused(EXCHANGE, [400, 403], json({ ...codeGrant(tools, 3), state: "conformance-no-such-state" }));
    },
  },
  // The last one: its refusal may take back what the first code gave.
  {
    name: "a code that was used is refused",
    section: "4.3, 7",
    rule: "400 or 403 for a code that was exchanged before.",
    isChoice: true,
    needs: ["sso"],
    run: async (tools) => {
      await firstExchange(tools);
      await tools.api.refused(EXCHANGE, [400, 403], json(codeGrant(tools, 0)));
    },
  },
];

interface Tokens {
  id_token: string;
  refresh_token?: string;
}

/** What a run has exchanged so far: a code can be used once, and a refresh token may be replaced with each use. */
interface Session {
  first?: Promise<Exchange>;
  refreshToken?: string;
}

const sessions = new WeakMap<Api, Session>();

function sessionOf({ api }: Tools): Session {
  const session = sessions.get(api) ?? {};
  sessions.set(api, session);
  return session;
}

/** The answer to the exchange of the first code: whoever asks first pays for all. */
function firstExchange(tools: Tools): Promise<Exchange> {
  return (sessionOf(tools).first ??= tools.api.call(EXCHANGE, json(codeGrant(tools, 0))));
}

async function refresh(tools: Tools, encode: (grant: Grant) => Call): Promise<void> {
  const session = sessionOf(tools);
  const token = session.refreshToken ?? ((await firstExchange(tools)).json as Tokens).refresh_token;
  // The first shape may do without one.
  if (token === undefined) throw new NothingToCheck("the service gave no refresh token");
  const exchange = await tools.api.call(EXCHANGE, encode({ grant_type: "refresh_token", ...clientOf(tools), refresh_token: token }));
  session.refreshToken = (exchange.json as Tokens).refresh_token ?? token;
  holdTokens(exchange);
}

function holdTokens(exchange: Exchange): void {
  hold((exchange.json as Tokens).id_token.split(".").length === 3, exchange, "id_token is no JWT of three parts");
}

type Grant = Readonly<Record<string, string>>;

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

function json(grant: Grant): Call {
  return { body: grant };
}

function form(grant: Grant): Call {
  return { text: new URLSearchParams(grant).toString(), contentType: "application/x-www-form-urlencoded" };
}
