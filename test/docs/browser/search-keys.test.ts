import { expect, it } from "vitest";
import { nextChoice, opensSearch } from "../../../scripts/docs/browser/search-keys.js";

const NONE = { ctrlKey: false, metaKey: false, altKey: false };

it.each([
  [{ key: "/" }, false, true],
  [{ key: "/" }, true, false],
  [{ key: "/", ctrlKey: true }, false, false],
  [{ key: "/", altKey: true }, false, false],
  [{ key: "k", ctrlKey: true }, true, true],
  [{ key: "K", metaKey: true }, false, true],
  [{ key: "k" }, false, false],
  [{ key: "k", ctrlKey: true, altKey: true }, false, false],
  [{ key: "a" }, false, false],
])("decides if %j opens the search while typing (%s): %s", (press, isTyping, want) =>
  expect(opensSearch({ ...NONE, ...press }, isTyping)).toBe(want),
);

it.each([
  ["ArrowDown", -1, 3, 0],
  ["ArrowDown", 0, 3, 1],
  ["ArrowDown", 2, 3, 0],
  ["ArrowUp", 0, 3, 2],
  ["ArrowUp", 2, 3, 1],
  ["ArrowUp", -1, 3, 2],
  ["ArrowDown", -1, 0, undefined],
  ["Home", 1, 3, undefined],
])("moves by %s from result %d of %d to %s", (key, chosen, count, want) => expect(nextChoice(key, chosen, count)).toBe(want));
