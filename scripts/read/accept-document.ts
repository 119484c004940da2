import type { Finding } from "../core/cli/finding.js";
import { unreadableSpec } from "./improve-findings.js";
import type { SpecFile } from "./spec-file.js";
import { isObject } from "./spec-node.js";
import { surroundingsFault } from "./syntax-fault.js";

const READ = "only OpenAPI 3.0, 3.1 and 3.2 and Swagger 2.0 are supported";

/** Completes a version that is a number or lacks its last part, in memory. Returns a warning then. */
export function completeVersion(file: SpecFile): Finding[] {
  const { content } = file;
  const root = (typeof content === "object" ? content : {}) as Record<string, unknown> | null;
  const key = root?.["openapi"] === undefined ? "swagger" : "openapi";
  const given = root?.[key];
  const [, version = ""] = /^\s*v?(\d+(?:\.\d+)*)\s*$/.exec(text(given)) ?? [];
  // The number 3.0 is 3.
  const [major, minor = "0", patch = "0"] = version.split(".");
  const isRead = key === "swagger" ? /^2(?:\.0)*$/.test(version) : /^3(?:\.[0-2](?:\.\d+)?)?$/.test(version);
  const full = !isRead ? undefined : key === "swagger" ? "2.0" : `${major}.${minor}.${patch}`;
  if (root === null || full === undefined || full === given) return [];
  root[key] = full;
  return [
    { ...findingAt(file, `#/${key}`, `\`${key}\` is no full version; it is read as ${full}.`, `write ${key}: "${full}"`), rule: "struct" },
  ];
}

/** Throws `UnreadableSpec` unless a root document is OpenAPI in a supported version. The message names the kind of document it is. */
export function acceptDocument(file: SpecFile): void {
  const { content } = file;
  const refuse = (pointer: string, message: string, hint: string): never => {
    throw unreadableSpec(findingAt(file, pointer, message, hint));
  };
  if (file.text.trim() === "" || content === undefined || content === null) refuse("#/", "The file is empty.", "pass an OpenAPI document");
  if (file.text.startsWith("version https://git-lfs"))
    refuse("#/", "The file is a pointer of Git LFS, not its content.", "run git lfs pull; in CI, check out with LFS");
  const surrounded =
    isObject(content) && ("openapi" in content || "swagger" in content) ? undefined : surroundingsFault(file.path, file.text);
  if (surrounded !== undefined) throw unreadableSpec(surrounded.finding);
  if (typeof content !== "object" || content === null || Array.isArray(content)) {
    return refuse(
      "#/",
      "The file is not an OpenAPI document: its root is not an object.",
      "pass a JSON or YAML file with an `openapi` field",
    );
  }
  const { openapi, swagger } = content as { openapi?: unknown; swagger?: unknown };
  if (openapi === undefined && swagger !== undefined) {
    if (swagger === 2) refuse("#/swagger", "`swagger` is a number; expected a string.", 'quote the version: swagger: "2.0"');
    if (swagger !== "2.0")
      refuse(
        "#/swagger",
        `Swagger ${text(swagger)} is not supported.`,
        text(swagger).startsWith("3.") ? "name the field `openapi`" : `${READ}; convert the document`,
      );
    return;
  }
  if (openapi === undefined) {
    const [key, name, hint] = otherKind(content);
    return refuse(`#/${key}`, `The file is ${name}, not an OpenAPI document: it has no \`openapi\` field.`, hint);
  }
  if (typeof openapi !== "string") {
    return refuse("#/openapi", `\`openapi\` is ${kindOf(openapi)}; expected a string.`, 'quote the version, such as openapi: "3.1.0"');
  }
  if (/^3\.[0-2]$/.test(openapi))
    refuse("#/openapi", `\`${openapi}\` is not a full version.`, `write all three numbers: openapi: "${openapi}.0"`);
  const hint = /^2(?:\.0)*$/.test(openapi) ? 'name the field `swagger`: swagger: "2.0"' : `${READ}; convert the document`;
  if (!/^3\.[0-2]\./.test(openapi)) refuse("#/openapi", `OpenAPI ${openapi} is not supported.`, hint);
}

/** Returns the field that identifies another kind of document, its name, and a hint. */
function otherKind(content: object): [key: string, name: string, hint: string] {
  const root = content as Record<string, unknown>;
  if ("asyncapi" in root) return ["asyncapi", `AsyncAPI ${text(root["asyncapi"])}`, READ];
  for (const [name, remedy, key, ...keys] of OTHERS)
    if ([key, ...keys].every((each) => each in root)) return [key, name, `${READ}; ${remedy}`];
  const inner = Object.keys(root).find((key) => isObject(root[key]) && ("openapi" in root[key] || "swagger" in root[key]));
  if (inner !== undefined)
    return [inner, `one that has the document in \`${inner}\``, `save the value of \`${inner}\` as a file of its own`];
  const failure = ["error", "message", "detail"].map((key) => root[key]).find((said) => typeof said === "string");
  if (failure !== undefined && root["info"] === undefined)
    return ["", `the error of a server, ${JSON.stringify(failure)}`, "save the document again, with the credentials that its server needs"];
  const misspelt = Object.keys(root).find((key) => key.toLowerCase() === "openapi");
  if (misspelt !== undefined) return [misspelt, `one with \`${misspelt}\``, "write `openapi` in lowercase"];
  return ["", "another kind of file", `${READ}; a document begins with openapi: "3.1.0"`];
}

const OWNER = "pass the OpenAPI document that it belongs to";
const CONVERT = "convert it to OpenAPI, and pass the result";
const APPLY = "apply it, and pass the result: npx @redocly/cli bundle openapi.yaml --overlay overlay.yaml --output applied.yaml";

/** Other kinds of files, the remedy, and the keys that such a file has. */
const OTHERS: readonly (readonly [name: string, remedy: string, key: string, ...keys: string[]])[] = [
  ["an Arazzo description", OWNER, "arazzo"],
  ["an OpenAPI overlay", APPLY, "overlay"],
  ["an OpenRPC document", OWNER, "openrpc"],
  ["Swagger 1", CONVERT, "swaggerVersion"],
  ["a resource of Kubernetes", OWNER, "apiVersion", "kind"],
  ["a collection of Postman", CONVERT, "item", "info"],
  ["a discovery document of Google", CONVERT, "discoveryVersion"],
  ["a JSON Schema", OWNER, "$schema"],
];

function kindOf(value: unknown): string {
  return value === null ? "null" : Array.isArray(value) ? "a list" : typeof value === "object" ? "an object" : `a ${typeof value}`;
}

function text(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function findingAt(file: SpecFile, pointer: string, message: string, hint: string): Finding {
  return { file: file.path, ...file.locate(pointer), rule: "unreadable", message, hint };
}
