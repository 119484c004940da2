// Faults of services, each with the checks that have to find it.
import { CHECKS } from "../checks/index.js";
import { CHOICE_FAULTS } from "./choice-faults.js";
import { FILTER_FAULTS } from "./filter-faults.js";
import { NAME_FAULTS } from "./name-faults.js";
import { SSO_FAULTS } from "./sso-faults.js";
import { TEAM_FAULTS } from "./team-faults.js";
import { type Fault, inPlaceOf, instead, onAnswer, onBody, onRequest } from "./fault.js";
import { RECORD_FAULTS } from "./record-faults.js";

const LISTS = ["listAccessGroups", "listAccessGroupMembers", "listAccessGroupProjects"];
const WALKS = [
  "a walk by pages of one meets each group once",
  "a walk by pages of one meets each member once",
  "a walk by pages of one meets each project once",
];
const GONE = ["a group that never was is gone", "a link that never was is gone"];
const NOT_GRANTED = ["a group that never was is not granted", "a link that never was is not granted"];
const FORBIDDEN = ["a group of another team is forbidden", "a project of another team is forbidden in a body"];
const NOT_ALLOWED = ["a group of another team is not granted", "a project of another team is not granted in a body"];
const BAD_REQUESTS = [
  ...namesOf(/^(a create|an update|linking a project|the update of a project's role) .+ is refused$/),
  ...namesOf(/^a query parameter .+ is refused$/),
  "a body of another media type is refused",
  "a limit below, above or beside the whole numbers allowed is refused",
  "webhooks of a project whose ID breaks the pattern are refused",
  "a token exchange without a grant type is refused",
];

/** What may be wrong with lists. */
const PAGES: readonly Fault[] = [
  { what: "the cursor is ignored", breaks: WALKS, make: onRequest(LISTS, ({ query }) => query.delete("next")) },
  { what: "the limit is ignored", breaks: WALKS, make: onRequest(LISTS, ({ query }) => query.delete("limit")) },
  {
    what: "pages overlap",
    breaks: ["a walk by pages of one meets each group once"],
    make: () => {
      let last: object | undefined;
      return async (sent, pass) => {
        const answer = await pass(sent);
        const page = (answer.json as { accessGroups?: object[] } | undefined)?.accessGroups;
        if (page !== undefined && sent.query.has("next") && last !== undefined) page[0] = last;
        last = page?.at(-1);
        return answer;
      };
    },
  },
  {
    what: "the order depends on the limit",
    breaks: ["a walk has what one page has, in the same order"],
    make: onBody(["listAccessGroups"], (page, { query }) => query.get("limit") === "2" && page.accessGroups.reverse()),
  },
  {
    what: "a cursor works once",
    breaks: ["a cursor goes with the page that gave it"],
    make: () => {
      const used = new Set<string>();
      return async (sent, pass) => {
        const next = sent.query.get("next");
        if (next !== null && used.has(next)) return { status: 200, json: {} };
        if (next !== null) used.add(next);
        return pass(sent);
      };
    },
  },
  {
    what: "a search finds everything",
    breaks: [
      "a search finds a group by its name",
      "a search that matches nothing finds nothing",
      "a search finds a member by name, username and email",
    ],
    make: onRequest(LISTS, ({ query }) => query.delete("search")),
  },
  {
    what: "a search finds nothing",
    breaks: ["a search finds a group by its name", "a walk by pages of one meets each group once"],
    make: instead(({ id, query }) => id === "listAccessGroups" && query.has("search"), { status: 200, json: {} }),
  },
  {
    what: "members are not found by their email",
    breaks: ["a search finds a member by name, username and email"],
    make: onRequest(
      ["listAccessGroupMembers"],
      ({ query }) => query.get("search")?.includes("@") === true && query.set("search", "nobody at all"),
    ),
  },
  {
    what: "the greatest limit is refused",
    breaks: ["the least and the greatest limit are taken"],
    make: instead(({ query }) => query.get("membersLimit") === "100", { status: 400, json: {} }),
  },
  ...["listAccessGroupMembers", "listAccessGroupProjects"].map((list): Fault => ({
    what: `the greatest limit of ${list} is refused`,
    breaks: ["the least and the greatest limit are taken"],
    make: instead(({ id, query }) => id === list && query.get("limit") === "100", { status: 400, json: {} }),
  })),
  {
    what: "wrong limits are ignored",
    breaks: ["a limit below, above or beside the whole numbers allowed is refused"],
    make: onRequest(["listAccessGroupProjects"], ({ query }) => query.delete("limit")),
  },
  {
    what: "the limits of what a listed group shows are ignored",
    breaks: ["membersLimit says how many members a listed group shows", "projectsLimit says how many projects a listed group shows"],
    make: onRequest(["listAccessGroups"], ({ query }) => {
      query.delete("membersLimit");
      query.delete("projectsLimit");
    }),
  },
  {
    what: "the filter by project is ignored",
    breaks: ["the filter by project keeps the groups of the project"],
    make: onRequest(["listAccessGroups"], ({ query }) => query.delete("projectId")),
  },
];

/** What may be wrong with statuses. */
const STATUSES: readonly Fault[] = [
  { what: "what is not there is there", breaks: [...NOT_GRANTED, ...GONE, "a deleted group is gone"], make: inPlaceOf([], 410, 200) },
  { what: "404 in place of 410", breaks: GONE, keeps: [...NOT_GRANTED, "a deleted group is gone"], make: inPlaceOf([], 410, 404) },
  { what: "whoever asks may act for every team", breaks: [...NOT_ALLOWED, ...FORBIDDEN], make: inPlaceOf([], 403, 200) },
  { what: "404 in place of 403", breaks: FORBIDDEN, keeps: NOT_ALLOWED, make: inPlaceOf([], 403, 404) },
  { what: "wrong values are taken", breaks: BAD_REQUESTS, make: inPlaceOf([], 400, 200) },
  { what: "422 in place of 400", breaks: BAD_REQUESTS, make: inPlaceOf([], 400, 422) },
  {
    what: "a project is linked to a group that is not there",
    breaks: ["a group that never was is not granted", "a group that never was is gone"],
    make: inPlaceOf(["createAccessGroupProject"], 410, 200),
  },
  {
    what: "an update of a link that is not there makes it",
    breaks: NOT_GRANTED.concat(GONE),
    make: inPlaceOf(["updateAccessGroupProject"], 410, 200),
  },
  {
    what: "one operation asks for no credential",
    breaks: namesOf(/is refused by every operation that takes one$/),
    make: inPlaceOf(["readAccessGroupProject"], 401, 200),
  },
];

/** What may be wrong with the operations beside the access groups. */
const OTHERS: readonly Fault[] = [
  {
    what: "a webhook lacks its URL",
    breaks: ["webhooks are listed", "webhooks are listed by project"],
    make: onAnswer(["listWebhooks"], (answer) => (answer.json = [{ id: "x" }])),
  },
  {
    what: "a virtual model config is created with 200",
    breaks: ["a virtual model config is created", "a virtual model config that is created can be had"],
    make: inPlaceOf([], 201, 200),
  },
  {
    what: "a virtual model config is not found",
    breaks: ["a virtual model config that is created can be had"],
    make: instead(({ id }) => id === "readAiGatewayVirtualModelConfig", { status: 404, json: {} }),
  },
];

/** All faults. Together they break every check of the suite. */
export const FAULTS: readonly Fault[] = [
  ...RECORD_FAULTS,
  ...NAME_FAULTS,
  ...PAGES,
  ...FILTER_FAULTS,
  ...STATUSES,
  ...TEAM_FAULTS,
  ...OTHERS,
  ...SSO_FAULTS,
  ...CHOICE_FAULTS,
];

function namesOf(pattern: RegExp): string[] {
  return CHECKS.map(({ name }) => name).filter((name) => pattern.test(name));
}
