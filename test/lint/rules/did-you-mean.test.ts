import { expect, it } from "vitest";
import { lintSpec } from "../../../scripts/open/author.js";
import { type Change, edit, withVariant } from "../checks/variant.js";

const BOATS = "groups/boats/paths/v1@boats.yaml";
const PAGE = "groups/boats/schemas/BoatPage.yaml";

// prettier-ignore
it.each<[what: string, change: Change, rule: string, message: string, hint: string]>([
  ["a tag", edit(BOATS, "[Boats]", "[BOATS]"), "operation-tag-defined", "The tag `BOATS` is not declared.", "did you mean `Boats`? If not, "],
  [
    "a name in `required`",
    edit("groups/boats/schemas/Boat.yaml", "required: [name]", "required: [nmae]"),
    "no-required-schema-properties-undefined",
    "The required property `nmae` is not declared.",
    "did you mean `name`? If not, ",
  ],
  ["a `$ref` to a file", edit(PAGE, "$ref: Boat.yaml", "$ref: Baot.yaml"), "no-unresolved-refs", "The `$ref` points to a missing file: `./Baot.yaml`.", "did you mean `Boat.yaml`? If not, "],
  [
    "a `$ref` into a file",
    edit(PAGE, "$ref: Boat.yaml", '$ref: "Boat.yaml#/properties/naem"'),
    "no-unresolved-refs",
    "The `$ref` `Boat.yaml#/properties/naem` points to nothing in its document.",
    "did you mean `Boat.yaml#/properties/name`? If not, ",
  ],
  ["a tag that resembles no other", edit(BOATS, "[Boats]", "[Gulls]"), "operation-tag-defined", "The tag `Gulls` is not declared.", "add the tag to `tags`"],
])("quotes %s, and suggests the nearest", async (_, change, rule, message, hint) => {
  const findings = await withVariant([change], (tree) => lintSpec(tree));
  const found = findings.filter((finding) => finding.rule === rule);
  expect(found).toMatchObject([{ message }]);
  expect(found[0]?.hint?.startsWith(hint)).toBe(true);
});
