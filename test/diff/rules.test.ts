import { describe, expect, test } from "vitest";
import { RULES } from "../../scripts/diff/index.js";

describe("the rules", () => {
  test.each(Object.entries(RULES))(
    "%s has a name in kebab-case, a verdict and a reason",
    (name, { request, response, code, why, isText }) => {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect([request, response, code].filter((verdict) => verdict !== undefined)).not.toEqual([]);
      expect(why).toMatch(/^[^A-Z].*[^.]$|^Redocly/);
      if (isText === true) expect([request, response, code]).toEqual([undefined, undefined, "compatible"]);
    },
  );
});
