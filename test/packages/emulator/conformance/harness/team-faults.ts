// Faults in how a service goes by the team that a request names, and by its credential.
import { FAMILIES } from "../granted.js";
import { type Fault, inPlaceOf, instead, onAnswer, onRequest, type Sent } from "./fault.js";

const NAMES = ["teamId", "slug"] as const;
const FOREIGN = { status: 403, json: {} };

/** What may be wrong with a single operation. */
const OF_OPERATIONS: readonly Fault[] = FAMILIES.flatMap(({ what, calls }) =>
  Object.keys(calls).flatMap((id): Fault[] => [
    ...NAMES.map((name): Fault => ({
      what: `${id} acts for its own team where ${name} names one of others`,
      breaks: [`${what} are not granted for a team of others`, `${what} are forbidden for a team of others`],
      make: onRequest([id], ({ query }) => query.get(name)?.startsWith("conformance-") === true && query.delete(name)),
    })),
    {
      what: `${id} answers 404 for a team of others`,
      breaks: [`${what} are forbidden for a team of others`],
      keeps: [`${what} are not granted for a team of others`],
      make: inPlaceOf([id], 403, 404),
    },
    {
      what: `${id} refuses the slug of the team`,
      breaks: [`${what} take the slug of the team`],
      keeps: [`${what} take the ID of the team`],
      make: instead((sent) => sent.id === id && sent.query.has("slug"), FOREIGN),
    },
    {
      what: `${id} refuses the ID of the team`,
      breaks: [`${what} take the ID of the team`],
      keeps: [`${what} take the slug of the team`],
      make: instead((sent) => sent.id === id && sent.query.has("teamId"), FOREIGN),
    },
  ]),
);

export const TEAM_FAULTS: readonly Fault[] = [
  ...OF_OPERATIONS,
  {
    what: "a group is made for another team than the one named",
    breaks: ["operations on access groups take the ID of the team"],
    make: onAnswer(["createAccessGroup"], ({ json }, { query }) => {
      if (query.has("teamId")) (json as { teamId: string }).teamId = "team_2";
    }),
  },
  ...NAMES.map((name): Fault => ({
    what: `an empty ${name} counts as none`,
    breaks: ["an empty name of a team is refused"],
    make: onRequest([], ({ query }) => query.get(name) === "" && query.delete(name)),
  })),
  {
    what: "slug is ignored beside teamId",
    breaks: ["teamId and slug together are refused"],
    make: onRequest([], ({ query }) => isTwice(query) && query.delete("slug")),
  },
  {
    what: "teamId is ignored beside slug by one operation",
    breaks: ["teamId and slug together are refused"],
    make: onRequest(["listWebhooks"], ({ query }) => isTwice(query) && query.delete("teamId")),
  },
];

function isTwice(query: Sent["query"]): boolean {
  return query.has("teamId") && query.has("slug");
}
