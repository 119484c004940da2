// Faults in what a name may be, and in what is found by it.
import { charactersOf, schemaOf } from "../contract.js";
import { type Fault, instead, onRequest } from "./fault.js";

/** What the pattern admits beside letters, digits and what nearly every name has. */
const NO_LETTERS = charactersOf(schemaOf("AccessGroupName")).filter((character) => !/[A-Za-z0-9 -]/.test(character));
const GONE = { status: 410, json: {} };
const BY_NAME = {
  listAccessGroupMembers: "the members of a group are listed by its name",
  listAccessGroupProjects: "the projects of a group are had by its name",
  createAccessGroupProject: "the projects of a group are had by its name",
  readAccessGroupProject: "the projects of a group are had by its name",
  updateAccessGroupProject: "the projects of a group are had by its name",
  deleteAccessGroupProject: "the projects of a group are had by its name",
};

export const NAME_FAULTS: readonly Fault[] = [
  ...Object.entries(BY_NAME).map(([id, check]): Fault => ({
    what: `${id} takes no name of a group`,
    breaks: [check],
    make: instead((sent) => sent.id === id && isByName(sent.path), GONE),
  })),
  {
    what: "long names are cut",
    breaks: ["a name of the greatest length is taken"],
    make: onRequest(["createAccessGroup"], ({ body }) => {
      if (typeof body?.["name"] === "string" && body["name"].length === 50) body["name"] = body["name"].slice(0, 49);
    }),
  },
  ...NO_LETTERS.flatMap((character): Fault[] => [
    {
      what: `a create refuses ${character} in a name`,
      breaks: ["a name of any character that the pattern admits is taken"],
      keeps: ["a name of the greatest length is taken"],
      make: instead((sent) => sent.id === "createAccessGroup" && nameHas(sent.body, character), { status: 400, json: {} }),
    },
    {
      what: `an update refuses ${character} in a name`,
      breaks: ["a name of any character that the pattern admits is taken"],
      make: instead((sent) => sent.id === "updateAccessGroup" && nameHas(sent.body, character), { status: 400, json: {} }),
    },
    {
      what: `${character} in a path names no group`,
      breaks: ["a name of any character that the pattern admits is taken"],
      make: instead(({ path }) => isByName(path) && decodeURIComponent(path).includes(character), GONE),
    },
  ]),
  {
    what: "an update refuses the name that the group has",
    breaks: ["a group keeps its name where an update gives it again"],
    make: instead(({ id, body }) => id === "updateAccessGroup" && String(body?.["name"]).endsWith("-1"), { status: 400, json: {} }),
  },
];

function isByName(path: string): boolean {
  return path.startsWith("/v1/access-groups/conformance-");
}

function nameHas(body: Readonly<Record<string, unknown>> | undefined, character: string): boolean {
  return typeof body?.["name"] === "string" && body["name"].includes(character);
}
