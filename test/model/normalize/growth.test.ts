import { expect, test } from "vitest";
import { FaultyDocument } from "../../../scripts/read/document-fault.js";
import { refuseGrowth } from "../../../scripts/model/normalize/growth.js";
import { object, ref, schemasOf } from "../../generate/harness/small-documents.js";

const text = { type: "string" };
const leaf = object({ a: text, b: text });
const branch = object({ one: leaf, two: leaf });
const document = schemasOf({ Small: text, Large: ref("Small") });

test("refuses types that are out of proportion, with the name of the largest schema", () => {
  const view = schemasOf({ Small: text, Large: object({ one: branch, two: branch }) });
  expect(() => refuseGrowth(document, view, 50, 10)).not.toThrow();
  expect(() => refuseGrowth(document, view, 2, 1_000)).not.toThrow();
  const refused = () => refuseGrowth(document, view, 2, 10);
  expect(refused).toThrow(FaultyDocument);
  expect(refused).toThrow('more than 2 times as large as the document, most of them for the schema "Large"');
});

test("counts an endless view only up to the limit", () => {
  const endless = object({});
  endless.properties = { again: endless };
  expect(() => refuseGrowth(document, schemasOf({ Large: endless }), 2, 10)).toThrow(FaultyDocument);
});
