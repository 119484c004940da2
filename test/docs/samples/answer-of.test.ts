import { expect, test } from "vitest";
import { answerOf } from "../../../scripts/docs/samples/answer-of.js";

test("an ID token is left out, and the answer says so", async () =>
  expect(await answerOf(Response.json({ id_token: "eyJhbGciOiJSUzI1NiJ9.eyJhIjoxfQ.c2lnbmF0dXJl" }))).toEqual({
    status: 200,
    mediaType: "application/json",
    body: '{\n  "id_token": "<ID_TOKEN>"\n}',
    text: "The ID token, another each time, is left out.",
  }));

test("an answer that is whole says nothing of the kind", async () =>
  expect(await answerOf(Response.json({ a: 1 }))).not.toHaveProperty("text"));
