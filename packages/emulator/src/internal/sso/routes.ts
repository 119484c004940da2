import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { readJson } from "../read-json.js";
import { Refusal } from "../refusal.js";
import { findTarget } from "./clients.js";
import { CODE_LIFETIME, type CodeOptions, issueCode } from "./codes.js";
import type { SsoContext } from "./context.js";
import { AUTHORIZE_PATH, CODES_PATH, DISCOVERY_PATH, discoveryOf, KEYS_PATH } from "./discovery.js";
import { keySet } from "./keys.js";
import { invalidRequest, OAuthRefusal } from "./oauth-refusal.js";

/**
 * Parameters of an authorization request (RFC 6749, section 4.1.1; OpenID Connect Core 1.0, section 3.1.2.1); `user` and `teamId` are the
 * emulator's own.
 */
const PARAMETERS = ["client_id", "redirect_uri", "response_type", "scope", "state", "nonce", "user", "teamId"] as const;

type Parameters = Partial<Record<(typeof PARAMETERS)[number], string>>;

/** The endpoints by method and path. */
export const SIGN_IN: readonly { method: string; template: string }[] = [
  { method: "GET", template: AUTHORIZE_PATH },
  { method: "POST", template: CODES_PATH },
  { method: "GET", template: DISCOVERY_PATH },
  { method: "GET", template: KEYS_PATH },
];

/** Responses may contain a code, which must not be cached or sent as a referrer. */
const HEADERS = { "cache-control": "no-store", pragma: "no-cache", "referrer-policy": "no-referrer" };

/**
 * Creates the sign-in endpoints that the contract does not specify:
 * - `GET /_emulator/sso/authorize` redirects to the client with a code;
 * - `POST /_emulator/sso/codes` returns a code as JSON, for tests without a browser;
 * - `GET /.well-known/openid-configuration` and `GET /_emulator/sso/jwks.json`.
 *
 * @param context `url` is read on each request, since it may be unknown until the emulator listens.
 */
export function ssoRoutes(context: SsoContext): Hono {
  const routes = new Hono();
  routes.get(AUTHORIZE_PATH, (request) => guard(request, () => authorize(request, context)));
  routes.post(CODES_PATH, (request) => guard(request, () => sendCode(request, context)));
  routes.get(DISCOVERY_PATH, (request) => request.json(discoveryOf(context.url)));
  routes.get(KEYS_PATH, async (request) => {
    const keys = await keySet(context);
    await context.store.flush();
    return request.json(keys);
  });
  // createRespond() handles unexpected errors.
  routes.onError((error) => {
    throw error;
  });
  routes.notFound((request) => {
    const { method, path } = request.req;
    const paths = [AUTHORIZE_PATH, CODES_PATH, DISCOVERY_PATH, KEYS_PATH].join(", ");
    return request.json(new Refusal(404, "path", `Unknown endpoint ${method} ${path}. Use ${paths}.`), 404);
  });
  return routes;
}

async function guard(request: Context, respond: () => Promise<Response>): Promise<Response> {
  for (const [name, value] of Object.entries(HEADERS)) request.header(name, value);
  try {
    return await respond();
  } catch (error) {
    if (!(error instanceof OAuthRefusal)) throw error;
    return request.json(error.toJSON(), error.status as ContentfulStatusCode);
  }
}

async function authorize(request: Context, context: SsoContext): Promise<Response> {
  const query = request.req.queries();
  // First, since an invalid client or redirect URI must not be reported by redirect (RFC 6749, section 4.1.2.1).
  const { client, redirectUri } = findTarget(context.store, single(query, "client_id"), single(query, "redirect_uri"));
  const result = new URLSearchParams();
  try {
    const parameters = readQuery(query);
    result.set("code", issueCode(context, client, codeOptions(parameters)));
    await context.store.flush();
  } catch (error) {
    if (!(error instanceof OAuthRefusal)) throw error;
    result.set("error", error.code);
    result.set("error_description", error.message);
  }
  const [state = "", ...others] = query["state"] ?? [];
  if (state !== "" && others.length === 0) result.set("state", state);
  redirectUri.search = [redirectUri.search.slice(1), result.toString()].filter(Boolean).join("&");
  return request.redirect(redirectUri.href, 302);
}

async function sendCode(request: Context, context: SsoContext): Promise<Response> {
  const parameters = await readBody(request);
  const { client } = findTarget(context.store, parameters.client_id, parameters.redirect_uri);
  const code = issueCode(context, client, codeOptions(parameters));
  await context.store.flush();
  return request.json({ code, ...(parameters.state !== undefined && { state: parameters.state }), expires_in: CODE_LIFETIME });
}

function codeOptions(parameters: Parameters): CodeOptions {
  const { response_type: type = "code", redirect_uri: redirectUri, state, nonce, user, teamId } = parameters;
  if (type !== "code") throw new OAuthRefusal(400, "unsupported_response_type", "sso.responseType", "response_type must be code.");
  return { redirectUri, state, nonce, user, teamId };
}

/** Reads the known parameters; unknown ones are ignored (RFC 6749, section 3.1). */
function readQuery(query: Record<string, string[]>): Parameters {
  return Object.fromEntries(PARAMETERS.map((name) => [name, single(query, name)]));
}

/** Returns a parameter; an empty one counts as omitted (RFC 6749, section 3.1). */
function single(query: Record<string, string[]>, name: string): string | undefined {
  const [value, ...others] = query[name] ?? [];
  if (others.length > 0) throw invalidRequest("sso.repeated", `${name} is repeated. Send it once.`);
  return value === "" ? undefined : value;
}

async function readBody(request: Context): Promise<Parameters> {
  const body = await readJson(request.req.raw).catch((error: unknown) => {
    throw error instanceof Refusal ? invalidRequest(error.rule, error.message) : error;
  });
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw invalidRequest("json", "The body must be a JSON object.");
  const given = Object.entries(body).filter(([, value]) => value !== "");
  for (const [name, value] of given) {
    if (!PARAMETERS.some((parameter) => parameter === name))
      throw invalidRequest("additionalProperties", `The body has an unknown property. Known properties: ${PARAMETERS.join(", ")}.`);
    if (typeof value !== "string") throw invalidRequest("type", `${name} must be a string.`);
  }
  return Object.fromEntries(given);
}
