import * as types from "@hosting-platform/types";
import { expect, test } from "vitest";
import { OPEN } from "./calls/enumerations.js";

test.each(OPEN)("%s has its values at run time, in %s", (_, constant, values) => {
  expect(Reflect.get(types, constant)).toEqual(values);
});

test("these are all the enumerations, and that of requests", () => {
  const constants = Object.keys(types).sort();
  expect(constants).toEqual([...OPEN.map(([, constant]) => constant), "ASSIGNABLE_PROJECT_ROLES"].sort());
});
