import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { isNode, keysOf, parametersOf } from "../nodes/nodes.js";
import { type Location, tell } from "../../read/rule-report.js";

/** Characters that a reader does not see: format characters, and spaces at an end. */
const UNSEEN = /\p{Cf}|^\s|\s$/u;

/** Latin letters beside Cyrillic ones, many of which look alike. */
const MIXED = /[a-z]\p{Script=Cyrillic}|\p{Script=Cyrillic}[a-z]/iu;

/** Forbids names that a reader takes for one: they differ only in case, or have characters that nobody sees. */
export const similarNames: Oas3Rule = () => ({
  Schema(schema, ctx) {
    if (!isNode(schema)) return;
    const at = ctx.location.child(["properties"]);
    check(
      keysOf(schema["properties"]).map((name) => [name, at.child([name])]),
      "property",
      ctx,
    );
    const values: unknown[] = Array.isArray(schema["enum"]) ? schema["enum"] : [];
    const texts = values.flatMap((value, index): Named[] =>
      typeof value === "string" && value !== "" ? [[value, ctx.location.child(["enum", index])]] : [],
    );
    check(texts, "value", ctx);
  },
  Operation(operation, ctx) {
    for (const place of ["query", "header"]) {
      const named = parametersOf(ctx, operation, ctx.location).filter(({ node }) => node["in"] === place);
      check(
        named.map(({ node, from }) => [String(node["name"]), from]),
        `${place} parameter`,
        ctx,
      );
    }
  },
});

type Named = [name: string, at: Location];

function check(names: readonly Named[], kind: string, ctx: UserContext): void {
  const seen = new Map<string, string>();
  for (const [name, at] of names) {
    const folded = name
      .replace(/\p{Cf}/gu, "")
      .trim()
      .toLowerCase();
    const other = seen.get(folded);
    const said = (message: string, hint: string): void => tell(ctx, at, message, hint, "key");
    if (UNSEEN.test(name)) said(`The ${kind} ${shown(name)} has invisible characters.`, "type it again, without spaces around it");
    else if (MIXED.test(name)) said(`The ${kind} \`${name}\` mixes Latin and Cyrillic letters.`, "type it again with one keyboard layout");
    else if (other !== undefined && other !== name)
      said(`The ${kind} \`${name}\` differs from \`${other}\` only in case.`, "rename or remove one of the two");
    seen.set(folded, name);
  }
}

function shown(name: string): string {
  return JSON.stringify(name).replace(/\p{Cf}/gu, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);
}
