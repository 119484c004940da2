import type { Fault } from "../../read/spec-node.js";
import type { Contract } from "./check.js";

/** Finds what `npm run new` left to write, which it marks with TODO, once a line: a contract with a mark must not be released. */
export function todos({ tree }: Contract): Fault[] {
  return [...tree.files.values()].flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index): Fault[] => {
      const column = line.search(/\bTODO\b/) + 1;
      const [, what = ""] = /TODO:? *(.*)/.exec(line) ?? [];
      return column === 0
        ? []
        : [{ file: path, line: index + 1, column, message: "This is left to write.", hint: what || "replace `TODO`" }];
    }),
  );
}
