import { DEFAULT_SEED } from "@hosting-platform/emulator";
import { json } from "../../../harness/server.js";
import { groupNames, withGroups } from "../harness/seeds.js";
import { API, EXCHANGE, type Expectations, HOOKS, INJECTED, LIST, NONE, WEB, ran } from "./expectation.js";
import { issuerOf, SIGN_IN, tokensOf } from "./sign-in.js";

const KEYS = "GET emulator/_emulator/sso/jwks.json 200";
const GROUPS = "127.0.0.1/v1/access-groups";
const PROJECTS = "GET api.example.com/v10/projects";
const vault = json({ token: "emulator-token", expires: "2100-01-01T00:00:00Z" });

// prettier-ignore
export const GUIDES: Expectations = {
  "guides/quickstart.md: A first call": ran(["web has 2 members", "web", "web-2"], [`${WEB} 200`, `${LIST} 200`], { seed: withGroups(2), before: 'process.env.HOSTING_PLATFORM_BASE_URL = "https://api.example.com";' }),
  "guides/quickstart.md: Documented and indexed operations": ran(
    ["{ projects: [ { name: 'site', further: 1 } ] }", "[ 'site' ]"],
    [`${PROJECTS}?anything=else 200`, `${PROJECTS} 200`],
    { handlers: { listProjects: () => ({ projects: [{ name: "site", further: 1 }] }) } },
  ),

  "guides/authentication.md: Token from the environment": ran(["1"], [`GET ${HOOKS} 200`]),
  "guides/authentication.md: Token from the environment 2": ran(["1"], [`GET ${HOOKS} 200`]),
  "guides/authentication.md: Token provider": ran(["requesting a token, because it is missing", "1 1"], ["GET vault.example.com/token 200", `GET ${HOOKS} 200`, `GET ${HOOKS} 200`], { elsewhere: () => vault }),
  "guides/authentication.md: Handling a 401": ran(["1"], [`${LIST} 401`, `${LIST} 200`]),

  "guides/team-scope.md: For all calls of a client": ran(["[ 'https://example.com/webhooks/1' ]"], [`GET ${HOOKS}?teamId=team_1 200`]),
  "guides/team-scope.md: For all calls of a client 2": ran(["1"], [`GET ${HOOKS}?slug=first-team 200`]),
  "guides/team-scope.md: For one call": ran(["team_2", "operations"], [`GET ${API}/access-groups/operations?teamId=team_2 200`, `${LIST}?slug=second-team 200`]),
  "guides/team-scope.md: Many teams": ran(["team_1 1", "team_2 1"], [`${LIST}?teamId=team_1 200`, `${LIST}?teamId=team_2 200`]),

  "guides/pagination.md: Items": ran([...groupNames(21), "2"], [`${LIST}?search=web 200`, `${LIST}?search=web&next=cursor-1 200`, `${LIST} 200`], { seed: withGroups(21, "api") }),
  "guides/pagination.md: Pages": ran(["1 more 1 200", "1 last 1 200"], [`${WEB}/members?limit=1 200`, `${WEB}/members?limit=1&next=cursor-1 200`]),
  "guides/pagination.md: Resume from a cursor": ran(
    [...groupNames(2), INJECTED, "web-3", "null"],
    [`${LIST}?limit=2 200`, `${LIST}?limit=2&next=cursor-1 403`, `${LIST}?limit=2&next=cursor-1 200`],
    { seed: withGroups(3), faults: [NONE("listAccessGroups"), { operation: "listAccessGroups", status: 403 }] },
  ),
  "guides/pagination.md: The empty object": ran(["0 last page"], [`${LIST} 200`], { handlers: { listAccessGroups: () => ({}) } }),

  "guides/errors-and-retries.md: Error classes": ran(
    ["permission missing", "REQUEST_ERROR readAccessGroup: path.idOrName is empty or dots", "2 undefined undefined"],
    [`${WEB} 200`, `GET ${API}/access-groups/api 403`],
    { faults: [NONE("readAccessGroup"), { operation: "readAccessGroup", status: 403 }] },
  ),
  "guides/errors-and-retries.md: Error bodies": ran(["410 <h1>Not here</h1>"], [`${WEB} 410`], { handlers: { readAccessGroup: () => new Response("<h1>Not here</h1>", { status: 410 }) } }),
  "guides/errors-and-retries.md: Retries": ran(
    ["attempt 1 ended with 503", "attempt 2 ended with TRANSPORT_ERROR", "web"],
    [`${WEB} 503`, `${WEB} no response`, `${WEB} 200`],
    { faults: [{ status: 503 }, { reset: true }].map((fault) => ({ operation: "readAccessGroup", ...fault })) },
  ),
  "guides/errors-and-retries.md: POST and PATCH": ran(
    ["frontend"],
    [`POST ${API}/access-groups/ag_1 no response`, `POST ${API}/access-groups/ag_1 200`],
    {
      seed: { ...DEFAULT_SEED, accessGroups: [{ id: "ag_1", teamId: "team_1", name: "web" }] },
      // It is renamed, and the response is lost.
      faults: [{ operation: "updateAccessGroup", reset: "after" }],
    },
  ),

  "guides/sso.md: The callback": ran(
    ["user_2", "refused: state_used", "undefined"],
    ["POST emulator/_emulator/sso/codes 200", `${EXCHANGE} 200`, KEYS],
    {
      fill: issuerOf,
      after: `${SIGN_IN}
      console.log(await sample.signIn(new Request(url), session));
      console.log(await sample.signIn(new Request(url), session));`,
    },
  ),
  "guides/sso.md: Refresh tokens": ran(["an access token replaced"], [`${EXCHANGE} 200`], { fill: async (emulator) => ({ "<REFRESH_TOKEN>": (await tokensOf(emulator)).refresh_token }) }),
  "guides/sso.md: Refresh tokens 2": ran(["refresh-token true", "1"], [`${EXCHANGE} 200`, `${LIST} 200`], {
    fill: async (emulator) => ({ "<REFRESH_TOKEN>": (await tokensOf(emulator)).refresh_token }),
    before: `const secrets = { "client-secret": "<CLIENT_SECRET>", "refresh-token": "<REFRESH_TOKEN>" };
      globalThis.vault = { read: async (name) => secrets[name], write: async (name, value) => console.log(name, value !== secrets[name]) };`,
  }),
  "guides/sso.md: Many users": ran(
    ["first,second", "6", "3"],
    [EXCHANGE, EXCHANGE, ...Array<string>(9).fill(LIST)].map((sent) => `${sent} 200`),
    {
      fill: async (emulator) => {
        const [first, second] = [await tokensOf(emulator), await tokensOf(emulator)];
        return { "<FIRST>": first.refresh_token, "<SECOND>": second.refresh_token };
      },
      before: "globalThis.rotated = []; globalThis.store = { writeRefreshToken: async (id) => void rotated.push(id) };",
      after: `
      import { listAccessGroups } from "@hosting-platform/sdk";
      const callOften = (...sessions) =>
        Promise.all(sessions.flatMap((session) => [1, 2, 3].map(() => listAccessGroups(sample.platformOf(session)))));
      const all = await callOften({ id: "first", refreshToken: "<FIRST>" }, { id: "second", refreshToken: "<SECOND>" });
      console.log(rotated.sort().join());
      console.log(all.length);
      const expiresAt = Date.now() + 60_000;
      console.log((await callOften({ id: "third", refreshToken: "<NONE>", accessToken: "<ACCESS_TOKEN>", expiresAt })).length);`,
    },
  ),
  "guides/sso.md: Several processes": ran(["1", "1", "true"], [EXCHANGE, LIST, EXCHANGE, LIST].map((sent) => `${sent} 200`), {
    fill: async (emulator) => ({ "<REFRESH_TOKEN>": (await tokensOf(emulator)).refresh_token }),
    before: `const secrets = { "client-secret": "<CLIENT_SECRET>", "refresh-token": "<REFRESH_TOKEN>" };
      globalThis.vault = { read: async (name) => secrets[name], write: async (name, value) => (secrets[name] = value), withLock: (name, work) => work() };`,
    after: `
      await import("./sample.ts?second");
      console.log((await vault.read("refresh-token")) !== "<REFRESH_TOKEN>");`,
  }),
  "guides/sso.md: On the emulator": ran(
    ["user_2"],
    [
      "GET 127.0.0.1/.well-known/openid-configuration 200",
      "POST 127.0.0.1/_emulator/sso/codes 200",
      "POST 127.0.0.1/v1/integrations/sso/token 200",
      "GET 127.0.0.1/_emulator/sso/jwks.json 200",
    ],
  ),

  // These start emulators of their own, which their requests are for.
  "guides/emulator.md": ran(["web", "docs"], [`POST ${GROUPS} 200`, `GET ${GROUPS} 200`]),
  "guides/emulator.md: Seeds": ran(["[ 'user_1', 'user_3' ]"], [`GET ${GROUPS}/docs/members 200`]),
  "guides/emulator.md: Clock, snapshots and reset": ran(["web", "true", "web"], [`DELETE ${GROUPS}/web 200`, `GET ${GROUPS}/web 200`, `GET ${GROUPS}/web 401`, `GET ${GROUPS}/web 200`]),
  "guides/emulator.md: Requests": ran(["{ name: 'docs' } *** 200"], [`POST ${GROUPS} 200`]),
  "guides/emulator.md: Faults": ran(["503", "503", "200", "web"], [`GET ${GROUPS}/web 503`, `GET ${GROUPS}/web 503`, `GET ${GROUPS}/web 200`]),
  "guides/emulator.md: Indexed operations": ran(["{ projects: [], teamId: 'team_1' }"], ["GET 127.0.0.1/v10/projects 200"]),

  // They show how others respond in place of the platform: nothing is to reach the emulator.
  "guides/testing.md: Mock responses": ran(["5 [ 'GET https://api.example.com/v1/access-groups' ]"]),
  "guides/testing.md: Mock responses 2": ran(["2", "true"]),

  "guides/runtimes.md: Next.js": ran(["web"], [`${WEB} 200`]),
  "guides/runtimes.md: Import by tag": ran(["1"], [`${LIST} 200`]),
  "guides/runtimes.md: Browsers": ran(["1"], ["GET app.example.com/session/token 200", `GET ${HOOKS} 200`], { elsewhere: () => ({ body: "emulator-token" }) }),
  "guides/runtimes.md: Bun, Deno and workerd": ran(["200 1"], [`GET ${HOOKS} 200`], {
    after: `
      const response = await sample.default.fetch(new Request("https://app.example.com"), { HOSTING_PLATFORM_TOKEN: "emulator-token" });
      console.log(response.status, (await response.json()).length);`,
  }),
  "guides/runtimes.md: Custom `fetch`": ran(["GET /v1/webhooks", "1"], [`GET ${HOOKS} 200`]),

  "guides/migrating.md: From fetch": ran(["web"], [`${WEB}?teamId=team_1 200`]),
  "guides/migrating.md: From fetch 2": ran(["web"], [`${WEB}?teamId=team_1 200`]),
  "guides/migrating.md: From openapi-fetch": ran(["web undefined"], [`${WEB} 200`]),
  "guides/migrating.md: From openapi-fetch 2": ran(["web undefined", "true"], [`${WEB} 200`, `${WEB} 200`, `${WEB} 200`]),
  "guides/migrating.md: From a client object with methods": ran(["0", "web", "docs"], [`POST ${API}/access-groups 200`, `GET ${API}/access-groups/docs 200`, `${LIST} 200`]),
};
