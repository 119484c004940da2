import { type Answer, json } from "../../support/server.js";
import type { Run } from "./run-sample.js";

/** What a sample does when it is run. */
export interface Expectation extends Run {
  /** What it prints, line by line, with `…` for a number of milliseconds. */
  prints: readonly string[];
  /** What it sends, in this order. */
  sends: readonly string[];
}

const API = "api.example.com/v1";
const WEB = `GET ${API}/access-groups/web`;
const LIST = `GET ${API}/access-groups`;
const TOKEN = "GET vault.example.com/token";
const SIGNED_IN = `globalThis.localStorage = { getItem: () => "token", setItem() {} };`;

/** Answers the requests by turns, the contract's example in place of what is left out. */
function inTurn(...answers: readonly (Answer | undefined)[]): NonNullable<Run["answer"]> {
  return (_, count) => answers[count - 1];
}

const token = json({ token: "token-1", seconds: 60, expires: "2100-01-01T00:00:00Z" });
const hook = { id: "hook_1", url: "https://example.com/hook", createdAt: 1_700_000_000_000 };

/** By the names of the samples. */
export const RUNS: Readonly<Record<string, Expectation>> = {
  "README.md: Packages": {
    prints: ["web 2", "web", "web"],
    sends: [`${WEB}?teamId=team_1`, `${LIST}?teamId=team_1`, `${LIST}?next=cursor_2&teamId=team_1`],
  },
  "types/README.md: @hosting-platform/types": { prints: ["web: 2 members", "true false"], sends: [] },
  "types/README.md: By path and by operation": { prints: ["20 1 []"], sends: [] },
  "types/README.md: The contract": { prints: ["3.1.0 readAccessGroup"], sends: [] },

  "client/README.md: @hosting-platform/client": { prints: ["web 2", "web"], sends: [WEB, `${LIST}?teamId=team_1&limit=20`] },
  "client/README.md: Two entry points": { prints: ["1"], sends: [LIST] },
  "client/README.md: A call's options": {
    answer: inTurn(undefined, { status: 503 }),
    prints: ["web"],
    sends: [WEB, `POST ${API}/access-groups/web`, `POST ${API}/access-groups/web`],
  },
  "client/README.md: Redirects": {
    answer: inTurn({ status: 302, headers: { location: "https://storage.example.com/abc" } }, { body: "bytes" }),
    prints: ["5"],
    sends: ["GET api.example.com/v8/artifacts/abc", "GET storage.example.com/abc"],
  },
  "client/README.md: A schema": { answer: () => json(hook), prints: ["hook_1 https://example.com/hook"], sends: [`POST ${API}/webhooks`] },
  "client/README.md: Hooks": {
    answer: inTurn({ status: 503 }),
    prints: ["readAccessGroup 503 attempt 1", "readAccessGroup 200 attempt 2"],
    sends: [WEB, WEB],
  },
  "client/README.md: Errors": {
    answer: () => ({ status: 410, headers: { "x-request-id": "req_410" } }),
    prints: ["gone req_410"],
    sends: [`POST ${API}/access-groups`],
  },
  "client/README.md: Operations known by method and path only": {
    answer: inTurn(json(hook), json({}), { body: "bytes" }),
    prints: ["{", "  id: 'hook_1',", "  url: 'https://example.com/hook',", "  createdAt: 1700000000000", "} bytes"],
    sends: [`POST ${API}/webhooks?further=key`, "PUT api.example.com/v8/artifacts/abc", "GET api.example.com/v8/artifacts/abc"],
  },
  "client/README.md: The response": { prints: ["req_1 1"], sends: [`${LIST}?limit=20`] },
  "client/README.md: By path": {
    prints: [
      "GET https://api.example.com/v1/access-groups/web",
      "true",
      "GET https://api.example.com/v1/webhooks",
      "[ 'https://example.com/hook' ]",
    ],
    sends: [WEB, `GET ${API}/webhooks`],
  },

  "auth/README.md: @hosting-platform/auth": { prints: ["web"], sends: [`${WEB}?teamId=team_1`] },
  "auth/README.md: Tokens": { answer: inTurn(token), prints: ["1"], sends: [`${TOKEN}?reason=missing`, LIST] },
  "auth/README.md: Tokens 2": {
    before: "globalThis.localStorage = { getItem: () => null };",
    prints: ["not signed in: There is no token, or none that a header can carry"],
    sends: [],
  },
  "auth/README.md: Signing users in": {
    // A token of an issuer that is made here, whose key set is what its address answers with.
    before: `
      import { exportJWK, generateKeyPair, SignJWT } from "jose";
      const { publicKey, privateKey } = await generateKeyPair("ES256");
      const idToken = new SignJWT({}).setProtectedHeader({ alg: "ES256", kid: "key-1" }).setIssuer("https://issuer.example.com");
      idToken.setAudience("<CLIENT_ID>").setSubject("user_1").setIssuedAt().setExpirationTime("1 minute");
      const tokens = { id_token: await idToken.sign(privateKey), access_token: "access-token", token_type: "bearer", expires_in: 60 };
      const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: "key-1" }] };
      const send = globalThis.fetch;
      globalThis.fetch = async (input, init) => {
        const { ok } = await send(input, init);
        return ok ? Response.json(String(input).includes("jwks") ? keys : tokens) : Response.error();
      };`,
    after: `
      const session = {};
      const state = sample.begin(session);
      const url = "https://provider.example.com/callback?code=code-1&state=" + state;
      console.log(await sample.callback(new Request(url), session));
      console.log(await sample.callback(new Request(url), session).catch((error) => error.reason));
      console.log(await sample.callback(new Request(url), {}).catch((error) => error.reason));`,
    answer: () => json({}),
    prints: ["user_1", "state_used", "state_missing"],
    sends: [`POST ${API}/integrations/sso/token`, "GET issuer.example.com/.well-known/jwks.json"],
  },
  "auth/README.md: Signing users in 2": {
    before: `const rows = new Set(["states/state-1"]);
      globalThis.database = { remove: async (table, key) => Number(rows.delete(table + "/" + key)) };`,
    after: `
      const request = new Request("https://provider.example.com/callback?code=code-1&state=state-1");
      console.log(await sample.codeOf(request), await sample.codeOf(request).catch((error) => error.reason));`,
    prints: ["code-1 state_mismatch"],
    sends: [],
  },
  "auth/README.md: Acting for an integration": {
    before: `globalThis.vault = {
      read: async (name) => "the-" + name,
      write: async (name, value) => console.log(name, "=", value),
    };`,
    prints: ["refresh-token = invented-refresh-token-2", "1"],
    sends: [`POST ${API}/integrations/sso/token`, LIST],
  },

  "emulator/README.md: @hosting-platform/emulator": { prints: ["web", "docs"], sends: [] },
  "emulator/README.md: In a program": { prints: ["60000"], sends: [] },
  "emulator/README.md: Operations that are not shown": { prints: ["{ projects: [], teamId: 'team_1' }"], sends: [] },
  "emulator/README.md: Faults": { prints: ["429 1"], sends: [] },

  "pagination/README.md: @hosting-platform/pagination": {
    prints: ["web", "web"],
    sends: [`${LIST}?search=web`, `${LIST}?search=web&next=cursor_2`],
  },
  "pagination/README.md: Items, pages, arrays": {
    prints: ["2", "1 cursor_2 1 200", "1 null 1 200"],
    sends: [LIST, `${LIST}?next=cursor_2`, `${WEB}/members?limit=100`, `${WEB}/members?limit=100&next=cursor_2`],
  },
  "pagination/README.md: Where it stopped": {
    answer: inTurn(undefined, { status: 403 }),
    prints: ["web", "the page was answered with 403", "web"],
    sends: [LIST, `${LIST}?next=cursor_2`, `${LIST}?next=cursor_2`],
  },

  "sdk/README.md: @hosting-platform/sdk": {
    prints: ["web 2", "web", "web"],
    sends: [`${WEB}?teamId=team_1`, `${LIST}?teamId=team_1`, `${LIST}?next=cursor_2&teamId=team_1`],
  },
  "sdk/README.md: createPlatform": { answer: inTurn(token), prints: ["1"], sends: [TOKEN, `${LIST}?slug=a-team`] },

  "sdk/RECIPES.md: List everything": {
    prints: ["ag_1 web", "ag_1 web", "2", "1"],
    sends: [`${LIST}?limit=100`, `${LIST}?limit=100&next=cursor_2`, LIST, `${LIST}?next=cursor_2`, `GET ${API}/webhooks`],
  },
  "sdk/RECIPES.md: Resume an interrupted walk": {
    answer: inTurn(undefined, { status: 403 }),
    prints: ["web", "stopped: listAccessGroups: page failed", "false", "web", "true"],
    sends: [LIST, `${LIST}?next=cursor_2`, `${LIST}?next=cursor_2`],
  },
  "sdk/RECIPES.md: Retry a POST safely": {
    answer: inTurn({ status: 503 }),
    prints: ["web"],
    sends: [`POST ${API}/access-groups/ag_1`, `POST ${API}/access-groups/ag_1`],
  },
  "sdk/RECIPES.md: Retry a POST safely 2": {
    answer: inTurn({ status: 500 }),
    prints: ["ag_1"],
    sends: [`POST ${API}/access-groups`, LIST],
  },
  "sdk/RECIPES.md: Log requests": {
    answer: inTurn({ status: 503 }),
    prints: [
      "GET https://api.example.com/v1/access-groups/web: 503, attempt 1, … ms",
      "again in … ms after 503",
      "GET https://api.example.com/v1/access-groups/web: 200, attempt 2, … ms",
      "web",
    ],
    sends: [`${WEB}?teamId=team_1`, `${WEB}?teamId=team_1`],
  },
  "sdk/RECIPES.md: React Query": {
    before: SIGNED_IN,
    after: `
      import { QueryClientProvider } from "@tanstack/react-query";
      import { createElement } from "react";
      import { renderToString } from "react-dom/server";
      const { api, loadAccessGroupNames, queryClient, useAccessGroupNames } = sample;
      const Names = () => createElement("p", null, useAccessGroupNames("web")?.join());
      const render = () => console.log(renderToString(createElement(QueryClientProvider, { client: queryClient }, createElement(Names))));
      render();
      await loadAccessGroupNames("web");
      render();
      const failing = api.queryOptions("get", "/v1/webhooks");
      console.log(await queryClient.fetchQuery(failing).catch((error) => JSON.stringify(error)));`,
    answer: inTurn(undefined, { status: 403, headers: { "content-length": "0" } }),
    prints: ["<p></p>", "<p>web</p>", '{"status":403}'],
    sends: [`${LIST}?search=web`, `GET ${API}/webhooks`],
  },
  "sdk/RECIPES.md: React Query 2": {
    before: SIGNED_IN,
    prints: ["[ 'web', 'web' ]"],
    sends: [LIST, `${LIST}?next=cursor_2`],
  },
  "sdk/RECIPES.md: MSW": { prints: ["2", "true"], sends: [] },
  "sdk/RECIPES.md: zod, valibot and arktype": {
    answer: () => json(hook),
    prints: ["hook_1 https://example.com/hook", "[ [ 'secret' ] ]"],
    sends: [`POST ${API}/webhooks`, `POST ${API}/webhooks`],
  },
  "sdk/RECIPES.md: zod, valibot and arktype 2": { prints: ["web [ 'v0' ]"], sends: [WEB] },
  "sdk/RECIPES.md: zod, valibot and arktype 3": {
    answer: () => json(hook),
    prints: ["2023", "https://example.com/hook"],
    sends: [`GET ${API}/webhooks/hook_1`, `GET ${API}/webhooks/hook_1`],
  },
};

/** Those that are not run by themselves, and why. */
export const RUN_ELSEWHERE: Readonly<Record<string, string>> = {
  "sdk/RECIPES.md: A proxy": "It needs a proxy and a host with a certificate, which proxy.test.ts has.",
};
