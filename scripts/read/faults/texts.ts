// The words for faults: by code, what it means, and the message and hint for its data.
import type { CheckData, CircleData, FaultData, JsonType, ReferenceData, StructureData } from "./fault.js";
import { componentAdvice, fieldAdvice, listAdvice, typeAdvice } from "./structure-advice.js";

type Texts<Data> = { readonly [Code in keyof Data]: readonly [meaning: string, words: (data: Data[Code]) => Words] };

type Words = readonly [message: string, hint: string];

/** Objects that are not as the specification says. */
export const STRUCTURE: Texts<StructureData> = {
  "missing-field": [
    "A required field is missing.",
    ({ object, field }) => [`${capital(nameOf(object))} lacks the field \`${field}\`.`, "add the field"],
  ],
  "missing-one-of": [
    "An object has none of the fields of which it requires one.",
    ({ object, fields }) => [`${capital(nameOf(object))} lacks one of the fields ${listed(fields)}.`, "add one of the fields"],
  ],
  "unexpected-field": [
    "An object has a field that OpenAPI does not define for it.",
    (data) => [
      data.isOfOtherType
        ? `The field \`${data.field}\` does not fit the type of ${nameOf(data.object)}.`
        : `${capital(nameOf(data.object))} has no field \`${data.field}\`.`,
      fieldAdvice(data),
    ],
  ],
  "wrong-type": [
    "A value has another JSON type than OpenAPI requires.",
    (data) => {
      const what = data.object === undefined ? `\`${data.field}\`` : capital(nameOf(data.object));
      return [`${what} must be ${TYPES[data.expected]}; it is ${TYPES[data.got]}.`, typeAdvice(data)];
    },
  ],
  "not-listed": [
    "A value is not in the list of allowed values.",
    (data) => [`\`${data.field}\` is ${shown(data.got)}; expected one of ${listed(data.allowed)}.`, listAdvice(data)],
  ],
  "below-minimum": [
    "A number is less than its minimum.",
    ({ field, minimum }) => [`\`${field}\` is less than ${minimum}.`, "fix the number"],
  ],
  "wrong-component": [
    "A `$ref` leads to a component of another kind.",
    (data) => [
      `The \`$ref\` leads to \`components/${data.section}\`, but its place takes one of \`components/${data.wanted}\`.`,
      componentAdvice(data),
    ],
  ],
};

/** References that lead nowhere. */
export const REFERENCES: Texts<ReferenceData> = {
  "mistyped-ref": [
    "The value of `$ref` is not a string.",
    // An unquoted `#` begins a comment.
    ({ got }) => [
      "The value of `$ref` is not a string.",
      `write the path of the target${got === "null" ? " in quotes" : ""}: \`$ref: "./Name.yaml"\``,
    ],
  ],
  "unresolved-ref": [
    "A `$ref` leads to nothing in its document.",
    ({ in: field = "$ref", ref, near }) => [
      `The \`${field}\` \`${ref}\` points to nothing in its document.`,
      meant(near, `fix the \`${field}\`, or add its target`),
    ],
  ],
  "missing-file": [
    "A `$ref` leads to a file that does not exist.",
    ({ in: field = "$ref", isAnchor, path, near }) => [
      `The \`${field}\` points to a missing file${isAnchor === true ? ", or to no unique schema with that `$anchor`" : ""}: \`${path}\`.`,
      meant(near, near === undefined ? `fix the \`${field}\`, or add the file` : "add the file"),
    ],
  ],
  "not-downloaded": [
    "A URL cannot be read.",
    ({ address, reason, hint = "check the URL in a browser, or download the file and pass its path", isPart = false }) => [
      `\`${address}\` cannot be read${isPart ? " completely" : ""}: ${reason}.`,
      hint,
    ],
  ],
};

/** Values and schemas that contain themselves. */
export const CIRCLES: Texts<CircleData> = {
  "circular-ref": [
    "`$ref`s lead back to each other without a value between them.",
    ({ ref, others }) => [
      `The \`$ref\` to \`${ref}\` is circular and never reaches a value.`,
      others.length === 0
        ? "replace the `$ref` with the value"
        : `replace this \`$ref\` with the value, or the one at ${others.join(", ")}`,
    ],
  ],
  "circular-value": [
    "A value contains itself.",
    () => [
      "The `$ref` is circular: here it is replaced with its target, which contains it.",
      "replace the `$ref` with the value that was meant",
    ],
  ],
  "endless-schema": [
    "A schema applies to its own value, or no finite value is valid.",
    ({ ref, kind }) =>
      kind === "in-place"
        ? [
            `The schema contains itself: \`${ref}\` leads back here for the same value.`,
            "replace the `$ref` with the schema that was meant",
          ]
        : [
            `The schema requires itself: each value would contain another without end, through \`${ref}\`.`,
            "refer to the schema that was meant, or make the property optional",
          ],
  ],
};

export const EXCEPTION = "list the finding with its reason in .redocly.lint-ignore.yaml, beside the configuration";

/** Faults whose code is their rule. */
export const CHECKS: Texts<CheckData> = {
  "refused-ref": [
    "A `$ref` leads to a file or URL that is not allowed; see `--allow-ref`.",
    ({ ref, reason, allow, near }) => {
      const [what, hint] = REFUSALS[reason];
      return [`\`${ref}\` ${what}.`, meant(near, allow === undefined ? hint : `${hint}, or allow it: --allow-ref ${allow}`)];
    },
  ],
  "no-identical-paths": [
    "Two paths differ only in the names of their parameters.",
    ({ path, other }) => [
      `The paths \`${other}\` and \`${path}\` differ only in the names of their parameters.`,
      "keep one of the two and move the methods of the other to it",
    ],
  ],
  "no-ambiguous-paths": [
    "A URL can be of two paths.",
    ({ path, other }) => [
      `A URL can be of both paths, \`${other}\` and \`${path}\`.`,
      `servers can tell the two apart only by their order; change one of them, or ${EXCEPTION}`,
    ],
  ],
  "no-duplicated-enum-values": [
    "A value is twice in `enum`.",
    ({ value }) => [`\`enum\` has ${shown(value)} twice.`, "remove one of the two values"],
  ],
  "no-enum-type-mismatch": [
    "A value of `enum` or `const` is not of the schema's type.",
    ({ field, value, types }) => [
      `The value ${shown(value)} of \`${field}\` is not of type ${types.map((type) => `\`${type}\``).join(" or ")}.`,
      "use values of the type, such as texts in quotes, or fix the type; null needs a nullable type",
    ],
  ],
  "no-required-schema-properties-undefined": [
    "A required property is not declared.",
    ({ name, near }) => [
      `The required property \`${name}\` is not declared.`,
      meant(near, "declare the property, or remove it from `required`"),
    ],
  ],
  "no-schema-type-mismatch": [
    "A schema has keywords of another type.",
    ({ type, field }) => [
      `A schema of type ${type} has \`${field}\`.`,
      "use `properties` with type object and `items` with type array, or fix the type",
    ],
  ],
  "no-undefined-server-variable": [
    "A variable of a server's URL is not declared, or not used.",
    ({ name, isUnused }) => [
      isUnused ? `The URL does not use the variable \`${name}\`.` : `The variable \`${name}\` of the URL is not declared.`,
      "use the same names in the URL's `{…}` and in `variables`",
    ],
  ],
  "nullable-type-sibling": [
    "`nullable` has no `type` beside it.",
    () => ["`nullable` has no effect without a `type`.", "add a `type` beside `nullable`"],
  ],
  "operation-2xx-response": [
    "An operation describes no success.",
    () => ["The operation describes no success.", "describe the response of a success"],
  ],
  "operation-tag-defined": [
    "A tag is not declared, or missing.",
    ({ tag, near }) =>
      tag === undefined
        ? ["The operation has no tag.", "add `tags: [NAME]`, a tag of the root document's `tags`"]
        : [`The tag \`${tag}\` is not declared.`, meant(near, "add the tag to `tags` of the root document, or use an existing one")],
  ],
  "path-declaration-must-exist": [
    "A parameter in a path has no name.",
    () => ["A parameter of the path has no name.", "write a name between the braces"],
  ],
  "path-not-include-query": ["A path contains a query.", () => ["The path has a query.", "move the query to parameters with `in: query`"]],
  "component-name": [
    "Two files have components of one name.",
    ({ name, other }) => [
      `Two components are named \`${name}\`; this one is \`${other}\` in the output.`,
      "rename the file of one of the two",
    ],
  ],
  "spec-components-invalid-map-name": [
    "The name of a component has characters that OpenAPI does not allow.",
    ({ section, name }) => [`\`${name}\` is no valid name in \`${section}\`.`, "use letters, digits, dots, hyphens and underscores only"],
  ],
};

const COPY = "copy the target to the document's folder";
const RELATIVE = "use the file's relative path";

const REFUSALS: Readonly<Record<FaultData["refused-ref"]["reason"], Words>> = {
  scheme: ["is not a file or an http(s) URL", RELATIVE],
  absolute: ["is an absolute path", RELATIVE],
  outside: ["is outside the document's folder", COPY],
  link: ["is a link to a file outside the document's folder", COPY],
  url: ["is a URL", COPY],
};

const TYPES: Readonly<Record<JsonType, string>> = {
  object: "an object",
  array: "a list",
  string: "a text",
  number: "a number",
  integer: "an integer",
  boolean: "true or false",
  null: "null",
};

/** Returns the name of an object in a sentence: of a map or list, by its values. */
function nameOf(object: string): string {
  if (object === "Root") return "the document";
  if (/^(?:All|Any|One)Of$/.test(object)) return `\`${object.charAt(0).toLowerCase()}${object.slice(1)}\``;
  const [, of = "", kind = ""] = /^(?:Named)?(.*?)(Map|List|)$/.exec(object) ?? [];
  const words = of.replace(/(?<=[a-z\d])(?=[A-Z])/g, " ").toLowerCase();
  // A map is known by its field, such as `responses`.
  if (kind === "" && words.endsWith("s")) return `\`${words.split(" ").at(-1) ?? ""}\``;
  return kind === "" ? `the ${words}` : `the ${kind.toLowerCase()} of ${words.replace(/s$/, "")}s`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function listed(values: readonly string[]): string {
  return values.map((value) => `\`${value}\``).join(", ");
}

function shown(value: unknown): string {
  return typeof value === "object" && value !== null ? (Array.isArray(value) ? "a list" : "an object") : `\`${String(value)}\``;
}

function meant(near: string | undefined, otherwise: string): string {
  return near === undefined ? otherwise : `did you mean \`${near}\`? If not, ${otherwise}`;
}
