// Faults in what is said of single groups, members and projects.
import { type Fault, instead, onAnswer, onBody, onRequest } from "./fault.js";

/** What may be wrong with single groups, members and projects. */
export const RECORD_FAULTS: readonly Fault[] = [
  {
    what: "a create answers with another name",
    breaks: ["create answers with the group that was asked for"],
    make: onBody(["createAccessGroup"], (body) => (body.name += "x")),
  },
  {
    what: "a create and an update tell whether directory sync manages the group",
    breaks: ["create answers with the group that was asked for", "an update changes the name"],
    make: onBody(["createAccessGroup", "updateAccessGroup"], (body) => (body["isDsyncManaged"] = false)),
  },
  {
    what: "a read does not tell whether directory sync manages the group",
    breaks: ["a group is read by its ID", "a group is read by its name"],
    make: onBody(["readAccessGroup"], (body) => delete body["isDsyncManaged"]),
  },
  {
    what: "groups are not found by their names",
    breaks: [
      "a group is read by its name",
      "an update takes the name in place of the ID",
      "a delete takes the name in place of the ID and spares the others",
    ],
    make: instead(({ path }) => path.includes("/conformance-"), { status: 410, json: {} }),
  },
  {
    what: "a list has each group twice",
    breaks: ["a group stands in the list once"],
    make: onBody(["listAccessGroups"], (page) => page.accessGroups.push(...page.accessGroups)),
  },
  {
    what: "timestamps are dates in text",
    breaks: ["timestamps are milliseconds in text"],
    make: onBody(["readAccessGroup"], (body) => (body["createdAt"] = "2026-01-01T00:00:00Z")),
  },
  {
    what: "an update changes nothing",
    breaks: [
      "an update changes the name",
      "an update takes the name in place of the ID",
      "a member that is added is a member",
      "an update of a group links projects, changes roles and takes them away",
      "changes agree with each other in every order",
    ],
    make: onRequest(["updateAccessGroup"], (sent) => (sent.body = {})),
  },
  {
    what: "an update asks for a name",
    breaks: ["an update needs no property"],
    make: instead(({ id, body }) => id === "updateAccessGroup" && body?.["name"] === undefined, { status: 400, json: {} }),
  },
  {
    what: "a delete deletes nothing",
    breaks: [
      "a deleted group is gone",
      "a delete takes the name in place of the ID and spares the others",
      "a project that is deleted from a group is not in it",
    ],
    make: instead(({ id }) => id.startsWith("delete"), { status: 200, json: undefined }),
  },
  {
    what: "a delete answers with a body",
    breaks: ["a delete answers without a body", "the deletion of a project from a group answers without a body"],
    make: onAnswer(["deleteAccessGroup", "deleteAccessGroupProject"], (answer) => (answer.json ??= {})),
  },
  {
    what: "members are not counted",
    breaks: ["a member that is added is a member", "a group is made with members", "a member that is removed is none"],
    make: onBody(["readAccessGroup", "updateAccessGroup"], (body) => (body.membersCount = 0)),
  },
  {
    what: "a create takes no members and no projects",
    breaks: ["a group is made with members", "a group is made with projects"],
    make: onRequest(["createAccessGroup"], ({ body }) => {
      delete body?.["membersToAdd"];
      delete body?.["projects"];
    }),
  },
  {
    what: "an update removes no members",
    breaks: ["a member that is removed is none", "changes agree with each other in every order"],
    make: onRequest(["updateAccessGroup"], ({ body }) => delete body?.["membersToRemove"]),
  },
  {
    what: "a member that is added twice counts twice",
    breaks: ["a member that is added twice is one member"],
    make: onBody(["updateAccessGroup"], (body) => body.membersCount++),
  },
  {
    what: "another role is read than was given",
    breaks: ["a project that is linked is read, listed and counted"],
    make: onBody(["readAccessGroupProject"], (body) => (body.role = "PROJECT_GUEST")),
  },
  {
    what: "every link has the same role",
    breaks: ["every role that a request may give is given"],
    make: onRequest(["createAccessGroupProject"], ({ body }) => body !== undefined && (body["role"] = "ADMIN")),
  },
  {
    what: "the role of a link never changes",
    breaks: ["an update changes the role", "an update to null removes the project"],
    make: onRequest(["updateAccessGroupProject"], ({ body }) => body !== undefined && (body["role"] = "ADMIN")),
  },
  {
    what: "null is no role",
    breaks: ["an update takes null for the role", "an update to null removes the project"],
    make: instead(({ id, body }) => id === "updateAccessGroupProject" && body?.["role"] === null, { status: 400, json: {} }),
  },
  {
    what: "null takes no role away",
    breaks: ["an update of a group links projects, changes roles and takes them away", "changes agree with each other in every order"],
    make: onRequest(["updateAccessGroup"], ({ body }) => {
      if (body?.["projects"] !== undefined)
        body["projects"] = (body["projects"] as { role: unknown }[]).filter(({ role }) => role !== null);
    }),
  },
];
