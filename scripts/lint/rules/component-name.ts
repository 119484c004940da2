import { basename, dirname } from "node:path";
import type { Oas3Rule } from "@redocly/openapi-core";
import { tell } from "../../read/rule-report.js";

const PASCAL = { pattern: /^[A-Z][A-Za-z0-9]*$/, form: "PascalCase" };
const CAMEL = { pattern: /^[a-z][A-Za-z0-9]*$/, form: "lowerCamelCase" };

const KINDS: Record<string, { folder: string; pattern: RegExp; form: string }> = {
  Schema: { folder: "schemas", ...PASCAL },
  Response: { folder: "responses", ...PASCAL },
  RequestBody: { folder: "requestBodies", ...PASCAL },
  Parameter: { folder: "parameters", ...CAMEL },
};

/** Requires a component file to be in its kind's folder, in its kind's case, with a name that is unique regardless of case. */
export const componentName: Oas3Rule = () => {
  const files = new Set<string>();
  const names = new Map<string, string>();
  return {
    ref(_node, ctx, target) {
      const kind = ctx.type.name;
      const due = KINDS[kind];
      const file = target.location?.source.absoluteRef;
      if (due === undefined || file === undefined || target.location?.pointer !== "#/" || files.has(`${kind} ${file}`)) return;
      files.add(`${kind} ${file}`);
      const name = basename(file).replace(/\.[^.]*$/, "");
      const at = ctx.location.child(["$ref"]);
      if (!due.pattern.test(name)) {
        tell(ctx, at, `\`${name}\` is not in ${due.form}.`, `rename the file; ${kind} names are in ${due.form}`);
      }
      if (basename(dirname(file)) !== due.folder) {
        tell(ctx, at, `\`${name}\` is not in a \`${due.folder}\` folder.`, `move the file to ${due.folder}/ in its group or in shared/`);
      }
      const key = `${kind} ${name.toLowerCase()}`;
      const other = names.get(key);
      if (other !== undefined && other !== name) {
        tell(ctx, at, `\`${name}\` differs from \`${other}\` only in case.`, "rename one of the two files");
      }
      names.set(key, name);
    },
  };
};
