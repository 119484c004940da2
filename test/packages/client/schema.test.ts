import { inspect } from "node:util";
import { createClient, ResponseError, type StandardSchema } from "@hosting-platform/client";
import { describe, expect, test } from "vitest";
import { INDEXED } from "../../harness/indexed-operation.js";
import { rejection } from "../../harness/rejection.js";
import { json, useServer } from "../../harness/server.js";
import { readIndexed } from "./call-indexed.js";

const server = useServer();

const client = () => createClient({ baseUrl: server.baseUrl });

/** A validator of an object with an `id`, which it gives in capitals. */
const schemaOf = (later: boolean): StandardSchema<{ id: string }> => ({
  "~standard": {
    version: 1,
    vendor: "test",
    validate(value) {
      const { id } = Object(value) as { id?: unknown };
      const result =
        typeof id === "string" ? { value: { id: id.toUpperCase() } } : { issues: [{ message: `hush: ${String(id)}`, path: ["id"] }] };
      return later ? Promise.resolve(result) : result;
    },
  },
});

describe.each([
  ["synchronously", false],
  ["asynchronously", true],
])("a schema that validates %s", (_, later) => {
  const schema = schemaOf(later);

  test("transforms the result", async () => {
    server.respond(json({ id: "hook_1", further: 1 }));
    const { id } = await readIndexed(client(), { schema });
    expect(id).toBe("HOOK_1");
  });

  test("throws a ResponseError whose issues are not printed", async () => {
    server.respond({ ...json({ id: 1 }), headers: { "content-type": "application/json", "x-request-id": "req_1" } });
    const error = await rejection(readIndexed(client(), { schema }), ResponseError);
    expect(error.issues).toEqual([{ message: "hush: 1", path: ["id"] }]);
    expect(error).toMatchObject({ status: 200, requestId: "req_1", operationId: INDEXED.operationId });
    expect(error.message).toMatch(/returned 200, but its body does not match the schema$/);
    expect(inspect(error, { depth: 10 }) + JSON.stringify(error)).not.toContain("hush");
  });
});

test("accepts a schema that is a function", async () => {
  server.respond(json({ id: "a" }));
  expect(await readIndexed(client(), { schema: Object.assign(() => undefined, schemaOf(false)) })).toEqual({ id: "A" });
});
