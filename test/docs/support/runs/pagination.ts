import { groupNames, withGroups, withMembers } from "../seeds.js";
import { type Expectations, LIST, NONE, WEB } from "./expectation.js";

const PAGES = withGroups(21, "operations of the web");

export const PAGINATION: Expectations = {
  "pagination/README.md: @hosting-platform/pagination": {
    seed: withGroups(21, "api"),
    prints: groupNames(21),
    sends: [`${LIST}?search=web 200`, `${LIST}?search=web&next=cursor-1 200`],
  },
  "pagination/README.md: Items, pages, arrays": {
    seed: withMembers(101, 21),
    prints: ["21", "100 cursor-2 100 200", "1 null 1 200"],
    sends: [`${LIST} 200`, `${LIST}?next=cursor-1 200`, `${WEB}/members?limit=100 200`, `${WEB}/members?limit=100&next=cursor-2 200`],
  },
  "pagination/README.md: Where it stopped": {
    seed: PAGES,
    faults: [NONE("listAccessGroups"), { operation: "listAccessGroups", status: 403 }],
    prints: [...groupNames(20), "the page was answered with 403", "web-21", "operations of the web"],
    sends: [`${LIST} 200`, `${LIST}?next=cursor-1 403`, `${LIST}?next=cursor-1 200`],
  },

  "pagination/src/paginate.ts": {
    seed: withGroups(21, "api"),
    prints: groupNames(21),
    sends: [`${LIST}?search=web 200`, `${LIST}?search=web&next=cursor-1 200`],
  },
};
