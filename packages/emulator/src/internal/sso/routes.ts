import { type TextResponse, toResponse } from "../contract/to-response.js";
import { readJson } from "../read-json.js";
import { invalidRequest, OAuthRefusal, Refusal } from "../refusal.js";
import type { ObservedRequest } from "../requests/observed-request.js";
import { isObject } from "../state/json.js";
import type { OperationOutput } from "../types.js";
import { findTarget } from "./clients.js";
import { CODE_LIFETIME, type CodeOptions, issueCode } from "./codes.js";
import type { SsoContext } from "./tokens.js";
import { keySet, SIGNING_ALGORITHM } from "./keys.js";
import type { paths } from "@hosting-platform/types";

/** Endpoints of sign-in and keys. The contract specifies none, so the paths are the emulator's own. */
const AUTHORIZE_PATH = "/_emulator/sso/authorize";
const CODES_PATH = "/_emulator/sso/codes";
const KEYS_PATH = "/_emulator/sso/jwks.json";
const DISCOVERY_PATH = "/.well-known/openid-configuration";

const TOKEN_PATH = "/v1/integrations/sso/token" satisfies keyof paths;

/**
 * Parameters of an authorization request (RFC 6749, section 4.1.1; OpenID Connect Core 1.0, section 3.1.2.1); `user` and `teamId` are the
 * emulator's own.
 */
const PARAMETERS = ["client_id", "redirect_uri", "response_type", "scope", "state", "nonce", "user", "teamId"] as const;

type Parameters = Partial<Record<(typeof PARAMETERS)[number], string>>;

/** Responses may contain a code, which must not be cached or sent as a referrer. */
const HEADERS = { "cache-control": "no-store", pragma: "no-cache", "referrer-policy": "no-referrer" };

type Endpoint = (request: ObservedRequest, context: SsoContext) => OperationOutput | Promise<OperationOutput>;

const ENDPOINTS: Readonly<Record<string, Endpoint>> = {
  [`GET ${AUTHORIZE_PATH}`]: ({ query }, context) => guard(() => authorize(query, context)),
  /** Returns a code as JSON, for tests without a browser. */
  [`POST ${CODES_PATH}`]: (request, context) => guard(() => sendCode(request, context)),
  [`GET ${DISCOVERY_PATH}`]: (_, { url }) => ({ status: 200, body: discoveryOf(url) }),
  [`GET ${KEYS_PATH}`]: async (_, context) => {
    const body = await keySet(context);
    await context.store.flush();
    return { status: 200, body };
  },
};

export const SIGN_IN: readonly { method: string; template: string }[] = Object.keys(ENDPOINTS).map((key) => {
  const [method = "", template = ""] = key.split(" ");
  return { method, template };
});

export async function signIn(request: ObservedRequest, context: SsoContext): Promise<TextResponse> {
  const { method, path } = request;
  const endpoint = ENDPOINTS[`${method === "HEAD" ? "GET" : method} ${path}`];
  if (endpoint !== undefined) return toResponse(await endpoint(request, context));
  const known = Object.keys(ENDPOINTS).join(", ");
  return toResponse({ status: 404, body: new Refusal(404, "path", `Unknown endpoint ${method} ${path}. Use ${known}.`) });
}

async function guard(respond: () => Promise<OperationOutput>): Promise<OperationOutput> {
  try {
    const { headers, ...output } = await respond();
    return { ...output, headers: { ...HEADERS, ...headers } };
  } catch (error) {
    if (!(error instanceof OAuthRefusal)) throw error;
    return { status: error.status, body: error, headers: HEADERS };
  }
}

async function authorize(query: URLSearchParams, context: SsoContext): Promise<OperationOutput> {
  // First, since an invalid client or redirect URI must not be reported by redirect (RFC 6749, section 4.1.2.1).
  const { client, redirectUri } = findTarget(context.store, single(query, "client_id"), single(query, "redirect_uri"));
  const result = new URLSearchParams();
  try {
    // Unknown parameters are ignored (RFC 6749, section 3.1).
    const parameters: Parameters = Object.fromEntries(PARAMETERS.map((name) => [name, single(query, name)]));
    result.set("code", issueCode(context, client, codeOptions(parameters)));
    await context.store.flush();
  } catch (error) {
    if (!(error instanceof OAuthRefusal)) throw error;
    result.set("error", error.code);
    result.set("error_description", error.message);
  }
  const [state = "", ...others] = query.getAll("state");
  if (state !== "" && others.length === 0) result.set("state", state);
  redirectUri.search = [redirectUri.search.slice(1), result.toString()].filter(Boolean).join("&");
  return { status: 302, headers: { location: redirectUri.href } };
}

async function sendCode(request: ObservedRequest, context: SsoContext): Promise<OperationOutput> {
  const parameters = await readBody(request);
  const { client } = findTarget(context.store, parameters.client_id, parameters.redirect_uri);
  const code = issueCode(context, client, codeOptions(parameters));
  await context.store.flush();
  const { state } = parameters;
  return { status: 200, body: { code, ...(state !== undefined && { state }), expires_in: CODE_LIFETIME } };
}

function codeOptions(parameters: Parameters): CodeOptions {
  const { response_type: type = "code", redirect_uri: redirectUri, state, nonce, user, teamId } = parameters;
  if (type !== "code") throw new OAuthRefusal(400, "unsupported_response_type", "sso.responseType", "response_type must be code.");
  return { redirectUri, state, nonce, user, teamId };
}

/** Returns a parameter; an empty one counts as omitted (RFC 6749, section 3.1). */
function single(query: URLSearchParams, name: string): string | undefined {
  const [value, ...others] = query.getAll(name);
  if (others.length > 0) throw invalidRequest("sso.repeated", `${name} is repeated. Send it once.`);
  return value === "" ? undefined : value;
}

async function readBody(request: ObservedRequest): Promise<Parameters> {
  const body = await readJson(request).catch((error: unknown) => {
    throw error instanceof Refusal ? invalidRequest(error.rule, error.message) : error;
  });
  if (!isObject(body)) throw invalidRequest("json", "The body must be a JSON object.");
  const given = Object.entries(body).filter(([, value]) => value !== "");
  for (const [name, value] of given) {
    if (!PARAMETERS.some((parameter) => parameter === name))
      throw invalidRequest("additionalProperties", `The body has an unknown property. Known properties: ${PARAMETERS.join(", ")}.`);
    if (typeof value !== "string") throw invalidRequest("type", `${name} must be a string.`);
  }
  return Object.fromEntries(given);
}

/** Returns the provider metadata (OpenID Connect Discovery 1.0, section 3). */
function discoveryOf(url: string): Record<string, string | string[]> {
  return {
    issuer: url,
    authorization_endpoint: url + AUTHORIZE_PATH,
    token_endpoint: url + TOKEN_PATH,
    jwks_uri: url + KEYS_PATH,
    scopes_supported: ["openid"],
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: [SIGNING_ALGORITHM],
    token_endpoint_auth_methods_supported: ["client_secret_post"],
    claims_supported: ["iss", "sub", "aud", "iat", "exp", "nonce", "email", "name"],
  };
}
