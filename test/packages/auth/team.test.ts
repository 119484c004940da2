import { team } from "@hosting-platform/auth";
import { RequestError } from "@hosting-platform/client";
import { expect, test } from "vitest";

test.each([
  [{ teamId: "team_1" }, { teamId: "team_1" }],
  [{ slug: "acme" }, { slug: "acme" }],
  [{ teamId: "team_1", slug: undefined }, { teamId: "team_1" }],
  [{ teamId: undefined, slug: "acme" }, { slug: "acme" }],
])("normalizes %j to %j and freezes it", (scope, expected) => {
  const given = team(scope);
  expect(given).toStrictEqual(expected);
  expect(Object.isFrozen(given)).toBe(true);
});

test.each<[scope: unknown]>([
  [{}],
  [undefined],
  ["team_1"],
  [{ teamId: "" }],
  [{ slug: "" }],
  [{ teamId: "  " }],
  [{ teamId: null }],
  [{ teamId: 1 }],
  [{ teamId: "team_1", slug: "acme" }],
  [{ teamId: "team_1", slug: null }],
])("refuses %j", (scope) => expect(() => team(scope as { teamId: string })).toThrow(RequestError));
