import { beforeAll, expect, test } from "vitest";
import type { Sample } from "../../../scripts/docs/model/types.js";
import { recordResponses } from "../../../scripts/docs/samples/record-responses.js";
import { SampleError } from "../../../scripts/docs/samples/sample-error.js";
import { codeOf, operations, samples } from "./harness/contract.js";

let recorded: ReadonlyMap<string, readonly Sample[]>;
beforeAll(async () => (recorded = await recordResponses(samples)));
const responseOf = (operationId: string): Sample["response"] => recorded.get(operationId)?.[0]?.response;

test("adds responses to the first samples of documented operations only", () => {
  expect([...recorded.keys()]).toEqual([...samples.keys()]);
  for (const { operationId, detail } of operations) {
    const all = recorded.get(operationId) ?? [];
    expect(all.map((sample) => ({ ...sample, response: undefined }))).toEqual(
      samples.get(operationId)?.map((sample) => ({ ...sample, response: undefined })),
    );
    expect(all.map(({ response }) => response !== undefined)).toEqual(all.map((_, at) => at === 0 && detail !== "index"));
  }
});

test("records a listed status and its media type", () => {
  for (const { operationId, detail, responses } of operations) {
    if (detail === "index") continue;
    const { status, mediaType, body } = responseOf(operationId) ?? {};
    const media = Object.keys(responses.get(String(status))?.content ?? {});
    expect([operationId, mediaType, body === undefined]).toEqual([operationId, media[0], media.length === 0]);
  }
});

test("indents a JSON response", () => {
  expect(responseOf("readAccessGroupProject")).toEqual({
    status: 200,
    mediaType: "application/json",
    body: `{
  "accessGroupId": "ag_000000000001",
  "projectId": "prj_1",
  "teamId": "team_1",
  "role": "ADMIN",
  "createdAt": "1767225600000",
  "updatedAt": "1767225600000"
}`,
  });
  expect(responseOf("deleteAccessGroup")).toEqual({ status: 200 });
});

test("omits the ID token, and contains no emulator address", () => {
  expect(responseOf("exchangeSsoToken")?.text).toContain("ID token is omitted");
  expect(JSON.parse(responseOf("exchangeSsoToken")?.body ?? "{}")).toMatchObject({ expires_in: 3600, id_token: "<ID_TOKEN>" });
  expect(JSON.stringify([...recorded])).not.toMatch(/127\.0\.0\.1|localhost|eyJ/);
});

const failing = (code: string) =>
  recordResponses(new Map([["readAccessGroup", [{ kind: "function", label: "", language: "ts", code } as const]]]));

test("failing sample is reported with its operation", async () => {
  const code = codeOf("readAccessGroup", "function").replace('"web"', '"nobody"');
  await expect(failing(code)).rejects.toBeInstanceOf(SampleError);
  await expect(failing(code)).rejects.toThrow(/^The sample of readAccessGroup fails: .*410/);
});

test("failing sample is reported with all others at once", async () => {
  const wrong = { kind: "function", label: "", language: "ts", code: "nothing;" } as const;
  const two = new Map(["readAccessGroup", "deleteAccessGroup"].map((operationId) => [operationId, [wrong]]));
  await expect(recordResponses(two)).rejects.toMatchObject({ failures: { size: 2 } });
});

test("failing sample is a sample without requests", () =>
  expect(failing('import { createPlatform } from "@hosting-platform/sdk";\ncreatePlatform;\n')).rejects.toThrow("sends nothing"));
