import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { filesOfRecipe } from "../../harness/recipes.js";

const { Dockerfile = "" } = filesOfRecipe("Docker");

test("has a valid Dockerfile in the emulator's README", () => expect(validate(Dockerfile)).toEqual([]));

test("detects an invalid Dockerfile", () => {
  expect(validate(Dockerfile.replace("HEALTHCHECK CMD", "HEALTHCHECK RUN"))).toHaveLength(1);
  expect(validate("")).toHaveLength(1);
});
