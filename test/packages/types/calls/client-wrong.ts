import { READ } from "../../../harness/indexed-operation.js";
import type { WrongCall } from "./calls.js";

/** Calls of the client that do not compile. */
export const WRONG: readonly WrongCall[] = [
  ["a missing request", "p.readAccessGroup(client);", "TS2554"],
  ["a missing path", "p.readAccessGroup(client, {});", "TS2345"],
  ["one path parameter of two", `p.readAccessGroupProject(client, { path: { accessGroupIdOrName: "web" } });`, "TS2741"],
  ["a path parameter that is a number", "p.readAccessGroup(client, { path: { idOrName: 1 } });", "TS2322"],
  [
    "a role that only responses have",
    `p.createAccessGroupProject(client, { path: { idOrName: "web" }, body: { projectId: "prj_1", role: "PROJECT_GUEST" } });`,
    "TS2322",
  ],
  ["a missing body", "p.createAccessGroup(client, {});", "TS2345"],
  ["an unknown body key", `p.createAccessGroup(client, { body: { name: "web", membersToRemove: ["user_1"] } });`, "TS2353"],
  ["a body for an operation without one", "p.listAccessGroups(client, { body: {} });", "TS2353"],
  ["a limit that is a string", `p.listAccessGroups(client, { query: { limit: "3" } });`, "TS2322"],
  ["an unknown query key", "p.listAccessGroups(client, { query: { further: 3 } });", "TS2353"],
  ["an unknown parseAs", `${READ}, parseAs: "xml" });`, "TS2322"],
  ["parseAs for a documented response", `p.readAccessGroup(client, { path: { idOrName: "web" }, parseAs: "text" });`, "TS2353"],
  [
    "a schema for an operation without a result",
    `p.deleteAccessGroup(client, { path: { idOrName: "web" }, schema: {} as p.StandardSchema<undefined> });`,
    "TS2353",
  ],
  [
    "a schema whose output does not match the result",
    `p.readAccessGroup(client, { path: { idOrName: "web" }, schema: {} as p.StandardSchema<string> });`,
    "TS2322",
  ],
  ["a call by an unknown path", `client.GET("/v1/access-group");`, "TS2554"],
  ["a call by an unknown path with options", `client.GET("/v1/access-group", {});`, "TS2345"],
  ["a missing base URL", "p.createClient({});", "TS2345"],
  ["a field of an undocumented response", `(await ${READ} })).id;`, "TS2571"],
  ["an optional field without a check", "(await p.listAccessGroups(client)).accessGroups.length;", "TS2532"],
];
