import { dirname, relative, resolve, sep } from "node:path";
import type { Oas3Rule } from "@redocly/openapi-core";
import { tell } from "../../read/rule-report.js";

/** A `$ref` stays inside the folder of the contract: what is read is what is reviewed. */
export const localRef: Oas3Rule = () => {
  let folder = "";
  return {
    Root(_root, ctx) {
      folder = dirname(ctx.location.source.absoluteRef);
    },
    ref(node, ctx) {
      const message = fault(node.$ref, ctx.location.source.absoluteRef, folder);
      if (message === undefined) return;
      tell(ctx, { message, hint: "refer to a file of the contract by its relative path", at: ctx.location.child(["$ref"]) });
    },
    Example(example, ctx) {
      if (example.externalValue === undefined) return;
      tell(ctx, {
        message: "`externalValue` points outside the contract.",
        hint: "write the example under `value`",
        at: ctx.location.child(["externalValue"]),
        on: "key",
      });
    },
  };
};

function fault(ref: string, file: string, folder: string): string | undefined {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(ref)) return `\`${ref}\` is a URL.`;
  if (/^[/\\]/.test(ref)) return `\`${ref}\` is an absolute path.`;
  if (staysBelow(ref, file, folder)) return undefined;
  const target = resolve(dirname(file), decode(ref.split("#")[0] ?? ""));
  const inside = relative(folder, ref.startsWith("#") ? file : target);
  return inside === ".." || inside.startsWith(`..${sep}`) ? `\`${ref}\` leads out of the contract's folder.` : undefined;
}

/** Whether a reference goes up less often than its file stands deep: to resolve each of thousands takes long. */
function staysBelow(ref: string, file: string, folder: string): boolean {
  if (!file.startsWith(folder + sep) || /[%\\]/.test(ref)) return false;
  const depth = file.slice(folder.length + 1).split(sep).length - 1;
  return ref.split("/").filter((part) => part === "..").length <= depth;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
