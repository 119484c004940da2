import { dirname, relative, resolve, sep } from "node:path";
import type { Oas3Rule } from "@redocly/openapi-core";
import { tell } from "../../read/rule-report.js";
import { decoded } from "../../read/spec-node.js";

/** Requires a `$ref` to stay inside the contract's folder, so that no unreviewed file is read. */
export const localRef: Oas3Rule = () => {
  let folder = "";
  return {
    Root(_root, ctx) {
      folder = dirname(ctx.location.source.absoluteRef);
    },
    ref(node, ctx) {
      const message = fault(node.$ref, ctx.location.source.absoluteRef, folder);
      if (message === undefined) return;
      tell(ctx, ["$ref"], message, "refer to a file of the contract by relative path");
    },
    Example(example, ctx) {
      if (example.externalValue === undefined) return;
      const hint = "write the example under `value`";
      tell(ctx, ["externalValue"], "`externalValue` is not allowed.", hint, "key");
    },
  };
};

function fault(ref: string, file: string, folder: string): string | undefined {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(ref)) return `\`${ref}\` is a URL.`;
  if (/^[/\\]/.test(ref)) return `\`${ref}\` is an absolute path.`;
  if (ref.includes("\\")) return `\`${ref}\` has a backslash, which only Windows reads as a slash.`;
  if (staysBelow(ref, file, folder)) return undefined;
  const target = resolve(dirname(file), decoded(ref.split("#")[0] ?? ""));
  const inside = relative(folder, ref.startsWith("#") ? file : target);
  return inside === ".." || inside.startsWith(`..${sep}`) ? `\`${ref}\` leaves the contract's folder.` : undefined;
}

/** Compares the count of `..` with the file's depth: a cheap check that spares resolving thousands of references. */
function staysBelow(ref: string, file: string, folder: string): boolean {
  if (!file.startsWith(folder + sep) || ref.includes("%")) return false;
  const depth = file.slice(folder.length + 1).split(sep).length - 1;
  return ref.split("/").filter((part) => part === "..").length <= depth;
}
