import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join, parse, relative } from "node:path";
import { RULE_HINTS } from "./rule-hints.js";
import { FIXABLE, HINT_SEPARATOR } from "./rule-report.js";
import { REFUSED } from "./confined-resolver.js";
import { compare, type Finding, isUrl } from "../core/cli/finding.js";
import { UnreadableSpec } from "../core/cli/unreadable-spec.js";
import { nearestOf } from "../core/cli/nearest.js";
import { fileOfAnchor } from "./named-schemas.js";
import { sentence } from "./syntax-fault.js";

/** Hints for forms of `struct` messages. */
const STRUCT_HINTS: [form: RegExp, hint: string][] = [
  [/^Property ` *[\u00a0\u2000-\u200b\u3000\ufeff]/, "it begins with a space of another kind; indent with plain spaces"],
  [/^Property `[^`]*[\u2018-\u201f]/, "it has typographic quotes; write plain ones"],
  [/^Property `\d[^`]*` is not/, 'a response has a status such as `"404"`, a range such as `4XX`, or `default`'],
  [/^Property `(?:[a-z]+|\*)\/[\w.+*-]+` is not/, "write a media type in `content`; a path begins with a slash"],
  [/must be present/, "add the field"],
  [/must contain at least one/i, "add one of the fields"],
  [/is not (expected|allowed) here/, "remove it, or fix its name"],
  [/^`type` can be one of the following only: "apiKey"/, "basic and bearer are a `scheme` of type http; mutualTLS is of OpenAPI 3.1"],
  [/^`type` can be one of the following only: (?!.*"null").*"array"/, "use one of these values; in OpenAPI 3.0, null is `nullable: true`"],
  [/^`type` can be one of the following only/, 'use one of these values; null needs quotes in YAML: `"null"`'],
  [/^`in` can be one of the following only:.*"path"/, "use one of these values; a body or a form is in `requestBody`"],
  [/can be one of the following only/, "use one of these values"],
  [/^Expected type `array` but got `boolean`/, "list the required properties in the object, beside `properties`: `required: [id]`"],
  [/^Expected type (?:`\w+` \(array\)|`array`) but got/, "write a list: each item in a line of its own, after `- `"],
  [/^Expected type `Response` \(object\) but got `string`/, "write the text as `description` of the response"],
  [/^Expected type `Schema` \(object\) but got `string`/, "write an object, such as `{ type: string }` or a `$ref` to a schema"],
  [/^Expected type `Discriminator` /, "write the name of the property in an object: `{ propertyName: type }`"],
  [/^Expected type `Tag` /, "write the name in an object: `- name: Pets`"],
  [/^Expected type `Example` /, "write the data as its `value`"],
  [/^Expected type `ExamplesMap` /, "name each example, and write its data as `value`: `examples: { first: { value: … } }`"],
  [/^Expected type `Responses` .* `array`/, 'write each response below its status: `"200": { description: Done. }`'],
  [/^Expected type `MediaTypesMap` /, "write each media type as a key: `application/json: { schema: … }`"],
  [/^Expected type `\w+` \(object\) but got/, "write an object: its fields as `key: value`, each in a line of its own without `- `"],
  [/^Expected type `string` but got `(?:integer|number|boolean)`/, "put the value in quotes"],
  [/^Expected type `string` but got `object`/, "put the text in quotes: a colon and a space make an object"],
  [/^Expected type `number` but got `boolean`/, "write the limit itself: `exclusiveMinimum: 0` in place of `minimum: 0`"],
  [/^Expected type `boolean` but got `(?:integer|number)`/, "write true, and the limit beside it: `minimum: 0`"],
  [/^Expected type `boolean`/, "write true or false, without quotes"],
  [/^Expected type/, "use a value of that type"],
  [/must be (greater|less)/, "fix the number"],
];

const newIn = (version: string, ...names: string[]): [form: RegExp, hint: string] => [
  new RegExp(`^Property \`(?:${names.join("|")})\` is not`),
  `OpenAPI ${version} added it; raise the version in \`openapi\`, or remove it`,
];
const wasIn = (version: string, names: string, hint: string): [form: RegExp, hint: string] => [
  new RegExp(`^Property \`(?:${names})\` is not`),
  `it is of ${version}; ${hint}`,
];

/** Hints for fields of another version of OpenAPI or another object, to which no field of this one is near. */
const OTHERS: [form: RegExp, hint: string][] = [
  newIn("3.1", "const", "if", "then", "else", "contains", "patternProperties", "prefixItems", "propertyNames", "webhooks", "pathItems"),
  newIn("3.1", "dependent\\w+", "unevaluated\\w+", "content(?:Encoding|MediaType|Schema)", "\\$(?:defs|id|anchor|comment)", "identifier"),
  newIn("3.2", "query", "additionalOperations", "itemSchema", "itemEncoding", "prefixEncoding", "dataValue", "serializedValue"),
  wasIn("OpenAPI 3.0", "nullable", 'null is a type now: `type: [string, "null"]`'),
  wasIn("Swagger 2.0", "host|basePath|schemes", "write `servers`"),
  wasIn("Swagger 2.0", "definitions", "write `components/schemas`"),
  wasIn("Swagger 2.0", "securityDefinitions", "write `components/securitySchemes`"),
  wasIn("Swagger 2.0", "consumes|produces|schema", "write the media types in `content`, each with its `schema`"),
  wasIn("Swagger 2.0", "collectionFormat", "write `style` and `explode`"),
  [/at least two schemas\. Use the schema directly/, "write the schema in place of the keyword"],
  [/^Schema in `\w+` duplicates the schema/, "remove one of the two"],
  [/^Schema in `\w+` is inline, so the `discriminator`/, "move the schema to `components/schemas`, and refer to it"],
  [/^Property `ref` is not/, "did you mean $ref?"],
  [/^Property `(?:min|max)` is not/, "a number has `minimum` and `maximum`, a text `minLength` and `maxLength`"],
  [/^Property `optional` is not/, "what `required` does not list is optional"],
  [
    /^Property `(?:type|format|items|enum|default|pattern|m[ai][nx]\w+|\w+Of|properties)` is not/,
    "it describes a schema; write it in `schema`",
  ],
];

/** Rules of parts without which no example can be checked. */
const BROKEN = ["no-unresolved-refs", "refused-ref", "yaml-syntax", "unreadable", "struct", "nullable-type-sibling"];

/** Prepares Redocly's findings for printing: separates hints, removes duplicates and consequences, and makes paths relative. */
export function improveFindings<F extends Finding>(findings: readonly F[]): F[] {
  const improved = findings.map((finding) => ({ ...finding, ...(unresolved(finding) ?? withHint(finding)) }));
  const seen = new Set<string>();
  return improved
    .filter((finding) => !isConsequence(finding, improved))
    .map((finding) => ({ ...finding, message: withoutMachinePaths(finding.message, finding.file) }))
    .filter((finding) => {
      const key = JSON.stringify([finding.file, finding.line, finding.column, finding.rule, finding.message]);
      return !seen.has(key) && seen.add(key);
    });
}

/** Returns the error for an unusable root document. */
export function unreadableSpec(finding: Finding): UnreadableSpec {
  return new UnreadableSpec(improveFindings([finding])[0] ?? finding);
}

/** Checks if a finding is only a consequence of another one. */
function isConsequence({ rule, message, file, line }: Finding, all: readonly Finding[]): boolean {
  switch (rule) {
    case "no-unresolved-refs":
    case "refused-ref":
      return all.some((cause) => cause.rule === "contract/local-ref" && cause.file === file && cause.line === line);
    case "no-illogical-composition-keywords": {
      const selecting = /Declare (`.+`) in every schema/.exec(message)?.[1];
      return all.some((cause) => cause.message === `The variant has no property ${selecting}, which selects it.` && cause.file === file);
    }
    case "no-ambiguous-paths":
      return all.some((cause) => cause.rule === "no-identical-paths" && cause.file === file && cause.line === line);
    default:
      return (
        (message.endsWith(", which is no schema.") && all.some((cause) => isUnresolvedAt(cause, file, line))) ||
        // The validator knows discriminators of constants only.
        message.startsWith("Example validation errored: discriminator: ") ||
        (message.startsWith("Example validation errored") &&
          all.some((cause) => BROKEN.includes(cause.rule) || cause.message.startsWith("Invalid regular expression")))
      );
  }
}

function isUnresolvedAt(cause: Finding, file: string, line: number): boolean {
  return cause.rule === "no-unresolved-refs" && cause.file === file && cause.line === line;
}

function unresolved(finding: Finding): Finding | undefined {
  const cause = /^Can't resolve \$ref(?:: (.*))?$/s.exec(finding.message);
  if (cause === null) return undefined;
  const reason = cause[1] ?? "";
  if (reason.startsWith(REFUSED)) {
    const [message = "", hint = ""] = reason.slice(REFUSED.length).split(HINT_SEPARATOR);
    return { ...finding, rule: "refused-ref", message, hint };
  }
  const missing = /^ENOENT: .*? '(.*)'$/s.exec(reason)?.[1];
  if (missing !== undefined) {
    const isAnchor = fileOfAnchor(missing) !== undefined;
    const kind = isAnchor ? "a missing file, or to no unique schema with that `$anchor`" : "a missing file";
    const message = `The \`$ref\` points to ${kind}: \`${fromFile(missing, finding.file)}\`.`;
    return { ...finding, message, hint: nearFile(missing, finding.file) ?? "fix the `$ref`, or add the file" };
  }
  if (reason === "")
    return { ...finding, message: "The `$ref` points to nothing in its document.", hint: "fix the `$ref`, or add its target" };
  const [message = "", hint] = reason.split(HINT_SEPARATOR);
  return { ...withHint(finding), message: sentence(message), ...(hint !== undefined && { hint }) };
}

/** Returns a hint with the file that has nearly the path of a missing one. */
function nearFile(missing: string, file: string): string | undefined {
  // A fragment without its slash is part of a path.
  const [path = "", fragment] = missing.split(/#(?=[^/])/);
  let meant: string | undefined;
  try {
    meant = nearPath(path);
  } catch {
    return undefined;
  }
  return (
    meant &&
    `did you mean \`${relative(dirname(file), meant).replaceAll("\\", "/")}${fragment === undefined ? "" : `#/${fragment}`}\`? If not, add the file`
  );
}

/** Returns the path that is there and nearest: in another case, with an extension, or with few other letters. */
function nearPath(path: string): string | undefined {
  if (existsSync(path)) return path;
  const folder = dirname(path) === path ? undefined : nearPath(dirname(path));
  if (folder === undefined || !statSync(folder).isDirectory()) return undefined;
  const [names, name] = [readdirSync(folder), basename(path)];
  const same = names.find((each) => each.toLowerCase() === name.toLowerCase()) ?? names.find((each) => parse(each).name === name);
  const near = same ?? nearestOf(name, names);
  return near && join(folder, near);
}

function withHint(finding: Finding): Finding {
  const { hint, ...rest } = finding;
  if (finding.rule.startsWith("contract/")) {
    const [message = "", advice] = finding.message.split(HINT_SEPARATOR);
    if (advice === undefined) return finding;
    return { ...rest, message, hint: advice, ...(finding.message.endsWith(FIXABLE) && { fixable: true }) };
  }
  if (hint !== undefined && finding.rule === "struct" && !/^did you mean|^https?:/.test(hint)) return finding;
  const other = finding.rule === "spec-ref-siblings" ? undefined : OTHERS.find(([form]) => form.test(finding.message));
  // Nearly a field of `components`.
  if (other !== undefined) return { ...rest, hint: hint === "did you mean schemas?" ? hint : other[1] };
  const form = finding.rule === "struct" ? STRUCT_HINTS.find(([each]) => each.test(finding.message)) : undefined;
  const own = form?.[1] ?? RULE_HINTS[finding.rule];
  if (own !== undefined) return { ...rest, hint: hint === undefined || isUrl(hint) || FAR.test(hint) ? own : hint };
  return hint !== undefined && isUrl(hint) ? { ...rest, hint: `see ${hint}` } : finding;
}

/** The core's suggestion of all values, where none is near, and of the shortest one. */
const FAR = / or .+ or .+ or |^did you mean null\?$/;

/** Makes absolute paths in a message relative to the finding's file. */
function withoutMachinePaths(message: string, file: string): string {
  const folders = ancestors(dirname(file)).sort((a, b) => compare(b, a));
  return message.replace(/(?<=^|[\s'"`(])\/[^\s'"`)]+/g, (path) => {
    const bare = path.split("#")[0] ?? path;
    return folders.some((folder) => bare.startsWith(`${folder}/`)) ? `${fromFile(bare, file)}${path.slice(bare.length)}` : path;
  });
}

/** Returns a folder and its parents, except the first level, since a URL path of the API may look like one. */
function ancestors(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder || dirname(parent) === parent ? [folder] : [folder, ...ancestors(parent)];
}

function fromFile(path: string, file: string): string {
  const way = relative(dirname(file), path).replaceAll("\\", "/");
  return way.startsWith(".") ? way : `./${way}`;
}
