import { expect, test } from "vitest";
import { responseOf } from "../../../scripts/docs/samples/record-responses.js";

test("omits an ID token, and says so in the text", async () =>
  expect(await responseOf(Response.json({ id_token: "eyJhbGciOiJSUzI1NiJ9.eyJhIjoxfQ.c2lnbmF0dXJl" }))).toEqual({
    status: 200,
    mediaType: "application/json",
    body: '{\n  "id_token": "<ID_TOKEN>"\n}',
    text: "The ID token is omitted, since it differs each time.",
  }));

test("returns no text for a response without an ID token", async () =>
  expect(await responseOf(Response.json({ a: 1 }))).not.toHaveProperty("text"));
