// An answer of the emulator that the contract does not allow becomes a 500 that names what is wrong with it, and where.
import { expect, test } from "vitest";
import { Refusal } from "../../../../packages/emulator/src/internal/refusal.js";
import type { Json } from "../../../fixtures/instances/contract.js";
import { appOf, TOKEN } from "../contract/support.js";
import { type Fault, faultsOf } from "./instance-faults.js";
import { type Instance, samplesOf, toJson } from "./instances.js";
import { alternativesOf, isAnything } from "./json-schema.js";
import { type Media, type Operation, SHOWN } from "./operations.js";
import { sampleRequests, toSent } from "./requests.js";

/** What a handler gives, or throws. */
type Output = { status: number; body?: unknown } | Refusal;

/** What the emulator makes of the output of an operation. */
async function pass(operation: Operation, output: Output): Promise<{ status: number; body: unknown }> {
  const [request] = sampleRequests(operation, {});
  if (request === undefined) throw new Error(`There is no request of ${operation.operationId}.`);
  const { method, path, headers, body } = toSent(request, TOKEN);
  const handler = (): Exclude<Output, Refusal> => {
    if (output instanceof Refusal) throw output;
    return output;
  };
  const app = appOf({ handlers: { [operation.operationId]: handler } });
  const response = await app.request(path, { method, headers, ...(body !== undefined && { body }) });
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
}

/** Where a drift is, and the rules that are broken there; undefined where there are several to choose from. */
type Where = { at: string; rules: readonly string[] } | undefined;

async function expectDrift(operation: Operation, output: Output, where: Where, what: string): Promise<void> {
  const { operationId } = operation;
  const { status, body } = await pass(operation, output);
  const { error } = (body ?? {}) as { error?: { rule: string; message: string; drift?: { at: string; rule: string } } };
  const { at, rules } = where ?? { at: error?.drift?.at ?? "", rules: [error?.drift?.rule ?? ""] };
  const rule = rules.find((one) => one === error?.drift?.rule) ?? rules.join(" or ");
  const drift = { operationId, status: output.status, at, rule };
  expect({ status, rule: error?.rule, drift: error?.drift }, what).toEqual({ status: 500, rule: "response.contract", drift });
  for (const part of [operationId, String(output.status), at]) expect(error?.message).toContain(part);
}

const named = SHOWN.map((operation): [string, Operation] => [operation.operationId, operation]);

/** The statuses of answers with JSON whose schema the contract shows. */
const bodies = SHOWN.flatMap((operation) =>
  [...operation.responses].flatMap(([status, content]): [string, string, Operation, Media][] => {
    const media = content?.get("application/json");
    return media === undefined || alternativesOf(media.schema).some(isAnything) ? [] : [[operation.operationId, status, operation, media]];
  }),
);

const samplesIn = ({ schema }: Media): Instance[] => samplesOf(schema, "", () => []);

test("all answers with a body whose schema is shown are held", () => {
  expect(new Set(bodies.map(([id]) => id)).size).toBe(11);
});

test.each(bodies)("%s answers %s with each body that the contract allows", async (_, status, operation, media) => {
  for (const instance of samplesIn(media)) {
    const answer = { status: Number(status), body: toJson(instance) };
    expect(await pass(operation, answer)).toEqual(answer);
  }
});

test.each(bodies)(
  "%s that answers %s with a body that breaks a rule is a 500 that names rule and place",
  async (_, status, operation, media) => {
    const faults = new Map<string, Fault>();
    for (const instance of samplesIn(media)) {
      // The second item of a list stands for all behind the first.
      for (const fault of faultsOf(instance)) faults.set(`${fault.at.replaceAll(/\/[1-9]\d*/g, "/n")} ${fault.what}`, fault);
    }
    // What is wrong on one side of a choice may be right on the other.
    const wrong = [...faults].filter(([, { value }]) => !media.accepts(value));
    expect(wrong.length).toBeGreaterThan(20);
    for (const [what, { value, at, rules }] of wrong) {
      // A property that one side of a choice forbids tells that the other is meant, and that may lack more than this one has too much.
      const where = rules.includes("false schema") ? undefined : { at, rules };
      await expectDrift(operation, { status: Number(status), body: value }, where, `${what}: ${JSON.stringify(value)}`);
    }
  },
);

const STATUSES = [
  ...[100, 101, 200, 201, 202, 204, 205, 206, 299, 301, 302, 304, 307, 308],
  ...[400, 401, 402, 403, 404, 405, 409, 410, 418, 422, 429, 500, 501, 503, 599],
];

test.each(named)("%s that answers with a status that the contract does not list is a 500 that names it", async (_, operation) => {
  const stated = [...operation.responses.keys()];
  const hasErrors = stated.some((status) => !status.startsWith("2"));
  const wrong = STATUSES.filter((status) => !stated.includes(String(status)) && (hasErrors || status < 400));
  expect(wrong.length).toBeGreaterThan(10);
  for (const status of wrong) {
    const outputs = [{ status }, { status, body: {} }, ...(status < 400 ? [] : [new Refusal(status, "rule", "No.")])];
    for (const output of outputs) await expectDrift(operation, output, { at: "", rules: ["status"] }, String(status));
  }
});

test.each(named)(
  "%s that answers with a body where there is none, or without one where it is due, is a 500 that says so",
  async (_, operation) => {
    const wrong = (status: number, body: unknown, rule: string): Promise<void> =>
      expectDrift(operation, { status, body }, { at: "", rules: [rule] }, `${status} ${JSON.stringify(body)}`);
    const values: unknown[] = [{}, [], null, "", 0, false];
    expect(operation.responses.size).toBeGreaterThan(0);
    for (const [stated, content] of operation.responses) {
      const status = Number(stated);
      if (content === undefined) for (const body of values) await wrong(status, body, "body.none");
      else if (content.has("application/json")) await wrong(status, undefined, "body.required");
      else for (const body of [...values, undefined]) expect(await pass(operation, { status, body })).toEqual({ status, body });
    }
  },
);

function shown(id: string): { operation: Operation; items: Json[] } {
  const [, , operation, media] = bodies.find(([other]) => other === id) ?? [];
  if (operation === undefined || media === undefined) throw new Error(`There is no ${id}.`);
  return { operation, items: samplesIn(media).flatMap((instance) => toJson(instance)) };
}

test("a list of webhooks of both variants fits neither", async () => {
  const { operation, items } = shown("listWebhooks");
  const hasMetadata = (item: Json): boolean => typeof item === "object" && item !== null && "projectsMetadata" in item;
  const [one, other] = [items.find(hasMetadata), items.find((item) => !hasMetadata(item))];
  for (const [body, at] of [
    [[one, other], "/1/projectsMetadata"],
    [[other, one], "/0/projectsMetadata"],
  ] as const) {
    await expectDrift(operation, { status: 200, body }, { at, rules: ["required"] }, at);
  }
});

test("a list of access groups that is neither empty nor a page fits neither", async () => {
  const { operation } = shown("listAccessGroups");
  const wrong = (body: Json, at: string, rule: string): Promise<void> =>
    expectDrift(operation, { status: 200, body }, { at, rules: [rule] }, at);
  await wrong({ other: 1 }, "/other", "additionalProperties");
  await wrong({ pagination: { count: 0, next: null } }, "/accessGroups", "required");
});
