import { expect, test } from "vitest";
import { type Block, code, heading, list, listItem, paragraph, text } from "../../../scripts/docs/markdown/nodes.js";
import { writeNodes } from "../../../scripts/docs/markdown/write-nodes.js";

const one = list([listItem(paragraph(text("one")))]);

test.each<[string, Block[], string]>([
  ["blocks with a blank line between them", [heading(1, text("A")), paragraph(text("b"), code("c")), ...one], "# A\n\nb`c`\n\n- one\n"],
  ["two lists with different bullets", [...one, ...one, paragraph(text("b")), ...one], "- one\n\n* one\n\nb\n\n- one\n"],
  ["nothing", [], ""],
])("writes %s", (_, nodes, expected) => {
  // Also from the cache.
  for (let times = 0; times < 2; times++) expect(writeNodes(nodes)).toBe(expected);
});
