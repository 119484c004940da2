import fc from "fast-check";
import { bodyOf, createBody, groupQuery, limit, option, projectId, role, roleOrNull, target, team, updateBody } from "./arbitraries.js";
import { ListMembers, ListProjects, ListGroups } from "./list-commands.js";
import type { Model } from "./model.js";
import { Create, CreateProject, Delete, DeleteProject, Read, ReadProject, Restore, Update, UpdateProject } from "./operation-commands.js";
import type { World } from "./support.js";

/** Every operation on access groups, by two teams, by ID and by name. */
export const commands: fc.Arbitrary<Iterable<fc.AsyncCommand<Model, World>>> = fc.commands(
  [
    bodyOf(createBody).map(([of, body]) => new Create(of, body)),
    bodyOf(createBody).map(([of, body]) => new Create(of, body)),
    fc.tuple(bodyOf(updateBody), target).map(([[of, body], what]) => new Update(of, what, body)),
    fc.tuple(bodyOf(updateBody), target).map(([[of, body], what]) => new Update(of, what, body)),
    fc.tuple(team, target).map((made) => new Read(...made)),
    fc.tuple(team, target).map((made) => new Delete(...made)),
    fc.tuple(team, target, fc.record({ projectId, role })).map((made) => new CreateProject(...made)),
    fc.tuple(team, target, projectId).map((made) => new ReadProject(...made)),
    fc.tuple(team, target, projectId, fc.record({ role: roleOrNull })).map((made) => new UpdateProject(...made)),
    fc.tuple(team, target, projectId).map((made) => new DeleteProject(...made)),
    fc.boolean().map((isOlder) => new Restore(isOlder)),
    fc.tuple(team, groupQuery).map((made) => new ListGroups(...made)),
    fc
      .tuple(team, target, fc.record({ search: option(fc.constantFrom("ADA", "example", "bob", "zzz")), limit }))
      .map((made) => new ListMembers(...made)),
    fc.tuple(team, target, fc.record({ limit })).map((made) => new ListProjects(...made)),
  ],
  { maxCommands: 60, size: "max" },
);
