import { createHash } from "node:crypto";
import { expect } from "vitest";
import { validateResponse } from "../../../../packages/emulator/src/internal/contract/validate-response.js";
import { Refusal } from "../../../../packages/emulator/src/internal/refusal.js";
import { ObservedRequest } from "../../../../packages/emulator/src/internal/requests/observed-request.js";
import { exchangeSsoToken } from "../../../../packages/emulator/src/internal/sso/exchange.js";
import { signIn } from "../../../../packages/emulator/src/internal/sso/routes.js";
import { createIds } from "../../../../packages/emulator/src/internal/state/ids.js";
import { memoryStore } from "../../../../packages/emulator/src/internal/state/memory-store.js";
import type { OperationContext, SsoClient, Store } from "../../../../packages/emulator/src/internal/types.js";
import { contract, operationOf } from "../contract/harness.js";

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

export const START = Date.parse("2030-01-02T03:04:05Z");

export const SECRET = 's3cret+/"&=1';
export const REDIRECT_URI = "https://app.example.com/callback";
export const OTHER_REDIRECT_URI = "https://app.example.com/other?kept=1";

/** `client_1` has one redirect URI, `client_2` two, `client_first` the first of the two response shapes. */
const CLIENTS: SsoClient[] = [
  { clientId: "client_1", clientSecretHash: sha256(SECRET), redirectUris: [REDIRECT_URI] },
  { clientId: "client_2", clientSecretHash: sha256(SECRET), redirectUris: [REDIRECT_URI, OTHER_REDIRECT_URI], answers: "second" },
  { clientId: "client_first", clientSecretHash: sha256(SECRET), redirectUris: [REDIRECT_URI], answers: "first" },
];

function fill(store: Store): void {
  for (const client of CLIENTS) store.put("ssoClients", client.clientId, client);
  for (const id of ["team_1", "team_2"]) store.put("teams", id, { id, slug: `${id}_slug`, name: id });
  store.put("users", "user_1", { uid: "user_1", username: "ada", email: "ada@example.com", name: "Ada" });
  store.put("users", "user_2", { uid: "user_2", username: "bob", email: "bob@example.com" });
  for (const key of ["team_1/user_1", "team_1/user_2", "team_2/user_2"]) {
    const [teamId = "", uid = ""] = key.split("/");
    store.put("teamMembers", key, { teamId, uid, teamRole: "MEMBER" });
  }
}

export interface TestContext extends OperationContext {
  clock: { now(): number; advance(seconds: number): void };
}

export function contextOf(seed = "seed", url = "http://127.0.0.1:4010"): TestContext {
  const store = memoryStore();
  fill(store);
  let now = START;
  const clock = { now: () => now, advance: (seconds: number) => void (now += seconds * 1_000) };
  return { store, clock, ids: createIds(store, seed), caller: { userId: "", teamId: "" }, url };
}

export interface Outcome {
  status: number;
  body: Record<string, string | number | null>;
  headers?: Record<string, string> | undefined;
}

export async function exchange(context: OperationContext, body: object, query: Record<string, unknown> = {}): Promise<Outcome> {
  const input = { path: {}, query, body: { client_id: "client_1", client_secret: SECRET, ...body }, contentType: "application/json" };
  try {
    const output = await exchangeSsoToken(input, context);
    expect(validateResponse(contract.schemas, operationOf("exchangeSsoToken"), output)).toBeUndefined();
    const { status, body: content, headers } = output;
    return { status, body: content as Outcome["body"], headers };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, body: error.toJSON() as Outcome["body"] };
  }
}

export const exchangeCode = (context: OperationContext, code: string, more: object = {}, query = {}): Promise<Outcome> =>
  exchange(context, { grant_type: "authorization_code", code, ...more }, query);

export const refresh = (context: OperationContext, token: unknown, more: object = {}, query = {}): Promise<Outcome> =>
  exchange(context, { grant_type: "refresh_token", refresh_token: token, ...more }, query);

export async function codeFor(context: OperationContext, more: Record<string, string> = {}): Promise<string> {
  const response = await postCode(context, { client_id: "client_1", ...more });
  if (response.status !== 200) throw new Error(await response.text());
  return ((await response.json()) as { code: string }).code;
}

export async function postCode(context: OperationContext, body: unknown, contentType = "application/json"): Promise<Response> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return send(context, "/_emulator/sso/codes", { method: "POST", headers: { "content-type": contentType }, body: text });
}

export async function authorize(context: OperationContext, query: string | Record<string, string>): Promise<Response> {
  return send(context, `/_emulator/sso/authorize?${new URLSearchParams(query).toString()}`);
}

/** Sends a request to a sign-in endpoint. */
export async function send(context: OperationContext, path: string, init: RequestInit = {}): Promise<Response> {
  return (await signIn(new ObservedRequest(new Request(`http://127.0.0.1:4010${path}`, init)), context)).toResponse();
}
