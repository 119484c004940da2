import { groupNames, withGroups, withMembers } from "../harness/seeds.js";
import { type Expectations, LIST, NONE, WEB, ran } from "./expectation.js";

const PAGES = withGroups(21, "operations of the web");

export const PAGINATION: Expectations = {
  "pagination/README.md: @hosting-platform/pagination": ran(
    groupNames(21),
    [`${LIST}?search=web 200`, `${LIST}?search=web&next=cursor-1 200`],
    { seed: withGroups(21, "api") },
  ),
  "pagination/README.md: Items, pages, arrays": ran(
    ["21", "100 cursor-2 100 200", "1 null 1 200"],
    [`${LIST} 200`, `${LIST}?next=cursor-1 200`, `${WEB}/members?limit=100 200`, `${WEB}/members?limit=100&next=cursor-2 200`],
    { seed: withMembers(101, 21) },
  ),
  "pagination/README.md: Resuming after an error": ran(
    [...groupNames(20), "the page failed with status 403", "web-21", "operations of the web"],
    [`${LIST} 200`, `${LIST}?next=cursor-1 403`, `${LIST}?next=cursor-1 200`],
    { seed: PAGES, faults: [NONE("listAccessGroups"), { operation: "listAccessGroups", status: 403 }] },
  ),

  "pagination/src/paginate.ts": ran(groupNames(21), [`${LIST}?search=web 200`, `${LIST}?search=web&next=cursor-1 200`], {
    seed: withGroups(21, "api"),
  }),
};
