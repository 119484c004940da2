import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { detailOf, isNode, keysOf, parametersOf } from "../nodes/nodes.js";
import { type Location, tell } from "../../read/rule-report.js";

const DETAILS = ["index", "partial"];
const PAGINATION = ["items", "next", "cursor", "limit"];

/** The type of the node that has each extension. */
const PLACES: Readonly<Record<string, { type: string; words: string } | undefined>> = {
  "x-detail": { type: "Operation", words: "an operation" },
  "x-pagination": { type: "Operation", words: "an operation" },
  "x-tagGroups": { type: "Root", words: "the root" },
};

/** Allows only the extensions defined in spec/EXTENSIONS.md, in their places and with their values. */
export const extensions: Oas3Rule = () => ({
  any(node: unknown, ctx) {
    const prefix = ctx.type.extensionsPrefix;
    if (prefix === undefined) return;
    for (const key of keysOf(node).filter((name) => name.startsWith(prefix))) {
      const place = PLACES[key];
      if (ctx.type.name === place?.type) continue;
      tell(
        ctx,
        [key],
        place === undefined ? `Unknown extension \`${key}\`.` : `\`${key}\` is only allowed on ${place.words}.`,
        place === undefined
          ? "remove it, or define it in spec/EXTENSIONS.md and in this rule"
          : `move it to ${place.words.replace(/^an /, "the ")}`,
        "key",
      );
    }
  },
  Root(root, ctx) {
    const { "x-tagGroups": groups } = root as { "x-tagGroups"?: unknown };
    if (groups === undefined) return;
    const listed = (Array.isArray(groups) ? (groups as unknown[]) : []).flatMap((group) => (isNode(group) ? group["tags"] : undefined));
    const names = (root.tags ?? []).map(({ name }) => name);
    const faults = listed
      .filter((name, at) => typeof name !== "string" || !names.includes(name) || listed.indexOf(name) !== at)
      .map((name) => `\`${JSON.stringify(name)}\` is no tag of the document, or in two groups.`);
    for (const message of faults) {
      const hint = "list the tags of the document in the `tags` of one group each";
      tell(ctx, ["x-tagGroups"], message, hint, "key");
    }
  },
  Operation(operation, ctx) {
    const detail = detailOf(operation);
    if (detail !== undefined && !(typeof detail === "string" && DETAILS.includes(detail))) {
      tell(
        ctx,
        ["x-detail"],
        `Invalid \`x-detail\`: \`${JSON.stringify(detail)}\`.`,
        "use index or partial, or remove it if the operation is documented",
      );
    }
    if ("x-pagination" in operation) checkPagination(operation["x-pagination"], operation, ctx);
  },
});

function checkPagination(value: unknown, operation: unknown, ctx: UserContext): void {
  const at = ctx.location.child(["x-pagination"]);
  if (ctx.key !== "get" || detailOf(operation) !== undefined) {
    tell(ctx, at, "`x-pagination` is only allowed on a documented GET.", "remove it", "key");
    return;
  }
  const keys = keysOf(value);
  if (keys.length !== PAGINATION.length || !PAGINATION.every((key) => keys.includes(key)) || !isNode(value)) {
    tell(ctx, at, "`x-pagination` must have exactly four keys.", `use ${PAGINATION.join(", ")}`, "key");
    return;
  }
  const query = parametersOf(ctx, operation, ctx.location).filter(({ node }) => node["in"] === "query");
  for (const key of ["items", "next"]) checkPointer(value[key], at.child([key]), ctx);
  for (const key of ["cursor", "limit"]) {
    if (query.some(({ node }) => node["name"] === value[key])) continue;
    tell(
      ctx,
      at.child([key]),
      `The operation has no query parameter \`${String(value[key])}\`.`,
      "name a query parameter of this operation",
    );
  }
}

function checkPointer(value: unknown, at: Location, ctx: UserContext): void {
  if (typeof value === "string" && /^(\/([^~/]|~[01])+)+$/.test(value)) return;
  tell(ctx, at, `\`${String(value)}\` is not a JSON Pointer to a property.`, "use the form /pagination/next");
}
