// Faults in what the emulator has chosen for itself.
import { INDEXED } from "../contract.js";
import { type Fault, inPlaceOf, onBody, onRequest } from "./fault.js";

const LINKING = ["createAccessGroup", "updateAccessGroup", "createAccessGroupProject"];
const FOREIGN_PROJECT = ["a project of another team is not granted in a body", "a project of another team is forbidden in a body"];
const UNKNOWN_MEMBER = ["a user who is not there is refused in a body", "a user who is not of the team is refused in a body"];
const COUNTS = { listAccessGroups: "groups", listAccessGroupMembers: "members", listAccessGroupProjects: "projects" };

export const CHOICE_FAULTS: readonly Fault[] = [
  ...LINKING.flatMap((id): Fault[] => [
    {
      what: `${id} takes a project that is not there`,
      breaks: ["a project that is not there is refused in a body"],
      make: inPlaceOf([id], 400, 200),
    },
    { what: `${id} links projects of other teams`, breaks: FOREIGN_PROJECT, make: inPlaceOf([id], 403, 200) },
  ]),
  {
    what: "404 for a project of another team",
    breaks: ["a project of another team is forbidden in a body"],
    keeps: ["a project of another team is not granted in a body"],
    make: inPlaceOf([], 403, 404),
  },
  { what: "a create takes everybody for a member", breaks: UNKNOWN_MEMBER, make: inPlaceOf(["createAccessGroup"], 400, 200) },
  {
    what: "an update removes whom it does not know",
    breaks: UNKNOWN_MEMBER,
    make: onRequest(["updateAccessGroup"], ({ body }) => delete body?.["membersToRemove"]),
  },
  {
    what: "an update adds no one whom it does not know",
    breaks: UNKNOWN_MEMBER,
    make: onRequest(["updateAccessGroup"], ({ body }) => delete body?.["membersToAdd"]),
  },
  ...["createAccessGroup", "updateAccessGroup"].map((id): Fault => ({
    what: `${id} takes names that others have`,
    breaks: ["a name that another group has is refused", "a name that is the ID of another group is refused"],
    make: inPlaceOf([id], 400, 200),
  })),
  ...["deleteAccessGroup", "deleteAccessGroupProject"].map((id): Fault => ({
    what: `${id} takes a body and ignores it`,
    breaks: [`a delete of a ${id.endsWith("Project") ? "project" : "group"} with a body is refused`],
    make: onRequest([id], (sent) => (sent.body = undefined)),
  })),
  {
    what: "webhooks are listed whatever their project",
    breaks: ["the filter by project keeps the webhooks of the project"],
    keeps: ["webhooks are listed by project"],
    make: onRequest(["listWebhooks"], ({ query }) => query.delete("projectId")),
  },
  ...Object.entries(COUNTS).map(([id, what]): Fault => ({
    what: `the count of ${id} is that of the whole list`,
    breaks: [`the count of a page of ${what} is that of its items`],
    make: onBody([id], ({ pagination }) => pagination.next !== null && pagination.count++),
  })),
  {
    what: "one operation that is only indexed asks for no credential",
    breaks: ["operations that are only indexed ask for a credential"],
    make: inPlaceOf([INDEXED.findLast(({ method, path }) => method === "GET" && !path.includes("{"))?.id ?? ""], 401, 200),
  },
  {
    what: "operations that are only indexed are answered",
    breaks: ["operations that are only indexed are not implemented"],
    keeps: ["operations that are only indexed ask for a credential"],
    make: inPlaceOf([], 501, 200),
  },
];
