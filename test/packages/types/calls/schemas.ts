import { EQUALS, IMPORTS } from "../../../harness/type-assertions.js";
import type { Calls } from "./calls.js";

const START = `${IMPORTS}import { z } from "zod";
import * as v from "valibot";
import { type } from "arktype";
import { readWebhook } from "@hosting-platform/client/webhooks";
const path = { id: "hook_1" };
${EQUALS}`;

/** Results whose type a validator of another package gives. */
export const schemas: Calls = {
  start: START,
  right: {
    "zod says what an indexed operation gives": `
    const schema = z.object({ id: z.string(), createdAt: z.number().transform((time) => new Date(time)), url: z.string().optional() });
    const webhook = await readWebhook(client, { path, schema });
    same<Equals<typeof webhook, z.output<typeof schema>>>();
    same<Equals<typeof webhook.id, string>>();
    same<Equals<typeof webhook.createdAt, Date>>();`,
    "arktype says what an indexed operation gives": `
    const schema = type({ id: "string", "url?": "string", events: "string[]" });
    const webhook = await readWebhook(client, { path, schema });
    same<Equals<typeof webhook, typeof schema.infer>>();
    same<Equals<typeof webhook.id, string>>();
    same<Equals<typeof webhook.events, string[]>>();`,
    "each checks a documented operation, whose type stays": `
    const listed = await p.listAccessGroups(client, { schema: z.object({ accessGroups: z.array(z.never()).optional() }).transform(() => ({})) });
    same<Equals<typeof listed, p.ListAccessGroupsResult>>();
    const project = v.object({ teamId: v.string(), accessGroupId: v.string(), projectId: v.string(), role: v.string(), createdAt: v.string(), updatedAt: v.string() });
    const updated = await p.updateAccessGroupProject(client, { path: { accessGroupIdOrName: "web", projectId: "p" }, body: { role: null }, schema: project });
    same<Equals<typeof updated, p.UpdateAccessGroupProjectResult>>();`,
  },
  wrong: [
    ["a field that zod does not give", "(await readWebhook(client, { path, schema: z.object({ id: z.string() }) })).url;", "TS2339"],
    ["a schema of zod of another type", "const request: p.ResultOptions<{ id: string }> = { schema: z.string() }; void request;", "TS2322"],
    ["what is no schema", "readWebhook(client, { path, schema: (value: unknown) => value });", "TS2322"],
  ],
};
