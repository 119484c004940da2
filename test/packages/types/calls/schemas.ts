import { READ } from "../../../harness/indexed-operation.js";
import { EQUALS, IMPORTS } from "../../../harness/type-assertions.js";
import type { Calls } from "./calls.js";

const START = `${IMPORTS}import { z } from "zod";
import * as v from "valibot";
import { type } from "arktype";
${EQUALS}`;

/** Results whose type a validator of another package gives. */
export const schemas: Calls = {
  start: START,
  right: {
    "a zod schema that types an indexed operation": `
    const schema = z.object({ id: z.string(), createdAt: z.number().transform((time) => new Date(time)), url: z.string().optional() });
    const webhook = await ${READ}, schema });
    same<Equals<typeof webhook, z.output<typeof schema>>>();
    same<Equals<typeof webhook.id, string>>();
    same<Equals<typeof webhook.createdAt, Date>>();`,
    "an arktype schema that types an indexed operation": `
    const schema = type({ id: "string", "url?": "string", events: "string[]" });
    const webhook = await ${READ}, schema });
    same<Equals<typeof webhook, typeof schema.infer>>();
    same<Equals<typeof webhook.id, string>>();
    same<Equals<typeof webhook.events, string[]>>();`,
    "zod and valibot schemas for documented operations": `
    const listed = await p.listAccessGroups(client, { schema: z.object({ accessGroups: z.array(z.never()).optional() }).transform(() => ({})) });
    same<Equals<typeof listed, p.ListAccessGroupsResult>>();
    const project = v.object({ teamId: v.string(), accessGroupId: v.string(), projectId: v.string(), role: v.string(), createdAt: v.string(), updatedAt: v.string() });
    const updated = await p.updateAccessGroupProject(client, { path: { accessGroupIdOrName: "web", projectId: "p" }, body: { role: null }, schema: project });
    same<Equals<typeof updated, p.UpdateAccessGroupProjectResult>>();`,
  },
  wrong: [
    ["a field missing in the zod schema", `(await ${READ}, schema: z.object({ id: z.string() }) })).url;`, "TS2339"],
    ["a zod schema of another type", "const request: p.ResultOptions<{ id: string }> = { schema: z.string() }; void request;", "TS2322"],
    ["a function that is no schema", `${READ}, schema: (value: unknown) => value });`, "TS2322"],
  ],
};
