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

/** What an authorization request may say (RFC 6749, 4.1.1; OpenID Connect Core 1.0, 3.1.2.1); `user` and `teamId` are the emulator's own. */
const PARAMETERS = ["client_id", "redirect_uri", "response_type", "scope", "state", "nonce", "user", "teamId"] as const;

type Parameters = Partial<Record<(typeof PARAMETERS)[number], string>>;

/** Neither kept nor told to the next site: it may have a code in it. */
const HEADERS = { "cache-control": "no-store", pragma: "no-cache", "referrer-policy": "no-referrer" };

/**
 * What signing in needs beside the operation of the contract. All of it is the emulator's own choice, as the reference shows none of it:
 * - `GET /_emulator/sso/authorize` redirects to the client with a code;
 * - `POST /_emulator/sso/codes` gives a code as JSON, for tests without a browser;
 * - `GET /.well-known/openid-configuration` and `GET /_emulator/sso/jwks.json`.
 *
 * @param context Its `url` is read with each request, so that it may be known only once the emulator listens.
 */
export function ssoRoutes(context: SsoContext): Hono {
  const routes = new Hono();
  routes.get(AUTHORIZE_PATH, (request) => answer(request, () => authorize(request, context)));
  routes.post(CODES_PATH, (request) => answer(request, () => giveCode(request, context)));
  routes.get(DISCOVERY_PATH, (request) => request.json(discoveryOf(context.url)));
  routes.get(KEYS_PATH, async (request) => {
    const keys = await keySet(context);
    await context.store.flush();
    return request.json(keys);
  });
  // Told by the one who asked.
  routes.onError((error) => {
    throw error;
  });
  routes.notFound((request) => {
    const { method, path } = request.req;
    const paths = [AUTHORIZE_PATH, CODES_PATH, DISCOVERY_PATH, KEYS_PATH].join(", ");
    return request.json(new Refusal(404, "path", `There is no ${method} ${path} here, but ${paths}`), 404);
  });
  return routes;
}

async function answer(request: Context, respond: () => Promise<Response>): Promise<Response> {
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
  // What says where to go comes first: what is wrong with it is never sent there (RFC 6749, 4.1.2.1).
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

async function giveCode(request: Context, context: SsoContext): Promise<Response> {
  const parameters = await readBody(request);
  const { client } = findTarget(context.store, parameters.client_id, parameters.redirect_uri);
  const code = issueCode(context, client, codeOptions(parameters));
  await context.store.flush();
  return request.json({ code, ...(parameters.state !== undefined && { state: parameters.state }), expires_in: CODE_LIFETIME });
}

function codeOptions(parameters: Parameters): CodeOptions {
  const { response_type: type = "code", redirect_uri: redirectUri, state, nonce, user, teamId } = parameters;
  if (type !== "code") throw new OAuthRefusal(400, "unsupported_response_type", "sso.responseType", "response_type has to be code");
  return { redirectUri, state, nonce, user, teamId };
}

/** Others are ignored, as RFC 6749, 3.1, has it. */
function readQuery(query: Record<string, string[]>): Parameters {
  return Object.fromEntries(PARAMETERS.map((name) => [name, single(query, name)]));
}

/** An empty parameter counts as one that is left out (RFC 6749, 3.1). */
function single(query: Record<string, string[]>, name: string): string | undefined {
  const [value, ...others] = query[name] ?? [];
  if (others.length > 0) throw invalidRequest("sso.repeated", `${name} is there more than once`);
  return value === "" ? undefined : value;
}

async function readBody(request: Context): Promise<Parameters> {
  const body = await readJson(request.req.raw).catch((error: unknown) => {
    throw error instanceof Refusal ? invalidRequest(error.rule, error.message) : error;
  });
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw invalidRequest("json", "The body has to be a JSON object");
  const given = Object.entries(body).filter(([, value]) => value !== "");
  for (const [name, value] of given) {
    if (!PARAMETERS.some((parameter) => parameter === name))
      throw invalidRequest("additionalProperties", `The body has no other properties than ${PARAMETERS.join(", ")}`);
    if (typeof value !== "string") throw invalidRequest("type", `${name} has to be a text`);
  }
  return Object.fromEntries(given);
}
