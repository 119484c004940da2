import type { Finding } from "../core/cli/finding.js";
import { UnreadableSpec } from "../core/cli/unreadable-spec.js";
import { FileFault } from "./file-fault.js";
import type { FileCode, FileData } from "./faults/file-texts.js";
import type { SpecFile } from "./spec-file.js";
import { isObject } from "./spec-node.js";
import { surroundingsFault } from "./text-kind.js";

/** Completes a version that is a number or lacks its last part, in memory. Returns a warning then. */
export function completeVersion(file: SpecFile): Finding[] {
  const { content } = file;
  if (!isObject(content)) return [];
  const key = content["openapi"] === undefined ? "swagger" : "openapi";
  const full = fullVersion(key, content[key]);
  if (full === undefined || full === content[key]) return [];
  content[key] = full;
  const message = `\`${key}\` is no full version; it is read as ${full}.`;
  return [{ file: file.path, ...file.locate(`#/${key}`), rule: "struct", message, hint: `write ${key}: "${full}"` }];
}

function fullVersion(key: "openapi" | "swagger", given: unknown): string | undefined {
  const text = typeof given === "string" || typeof given === "number" ? String(given) : "";
  const [, version = ""] = /^\s*v?(\d+(?:\.\d+)*)\s*$/.exec(text) ?? [];
  if (key === "swagger") return /^2(?:\.0)*$/.test(version) ? "2.0" : undefined;
  // The number 3.0 is 3.
  const [major, minor = "0", patch = "0"] = version.split(".");
  return /^3(?:\.[0-2](?:\.\d+)?)?$/.test(version) ? `${major}.${minor}.${patch}` : undefined;
}

type Refusal = { [Code in FileCode]: readonly [key: string, code: Code, data: FileData[Code]] }[FileCode];

/** Throws `UnreadableSpec` unless a root document is OpenAPI in a supported version. The fault has the kind of document it is. */
export function acceptDocument(file: SpecFile): void {
  const refusal = refusalOf(file);
  if (refusal === undefined) return;
  const [key, code, data] = refusal;
  const surrounded = key === "openapi" || key === "swagger" ? undefined : surroundingsFault(file.path, file.text);
  throw new UnreadableSpec((surrounded ?? new FileFault(file.path, code, data, file.locate(`#/${key}`))).finding);
}

/** Returns the field at fault, and the fault. */
function refusalOf({ content, text }: SpecFile): Refusal | undefined {
  if (text.trim() === "" || content === undefined || content === null) return ["", "empty-document", {}];
  if (text.startsWith("version https://git-lfs")) return ["", "lfs-pointer", {}];
  if (!isObject(content)) return ["", "no-object", {}];
  const key = content["openapi"] === undefined ? "swagger" : "openapi";
  const version = content[key];
  if (version === undefined) return otherKind(content);
  const [kind, example, read, other, field] = VERSIONS[key];
  if (typeof version !== "string" || /^3\.[0-2]$/.test(version)) return [key, "mistyped-version", { key, example }];
  if (read.test(version)) return undefined;
  return other.test(version) ? [key, "misplaced-version", { kind, version, field }] : [key, "unsupported-version", { kind, version }];
}

const VERSIONS = {
  openapi: ["OpenAPI", "3.1.0", /^3\.[0-2]\./, /^2(?:\.0)*$/, "swagger"],
  swagger: ["Swagger", "2.0", /^2\.0$/, /^3\./, "openapi"],
} as const;

/** Returns the fault of another kind of document, and the field that identifies it. */
function otherKind(root: Record<string, unknown>): Refusal {
  const other = OTHERS.find(([, ...keys]) => keys.every((each) => each in root));
  if (other !== undefined) return [other[1], other[0], {}];
  const keys = Object.keys(root);
  const key = keys.find((each) => isObject(root[each]) && ("openapi" in root[each] || "swagger" in root[each]));
  if (key !== undefined) return [key, "wrapped-document", { key }];
  const said = ["error", "message", "detail"].map((each) => root[each]).find((each) => typeof each === "string");
  if (said !== undefined && root["info"] === undefined) return ["", "server-error", { said }];
  const misspelt = keys.find((each) => each.toLowerCase() === "openapi");
  return misspelt === undefined ? ["", "other-kind", {}] : [misspelt, "misspelt-field", { key: misspelt }];
}

/** Other kinds of documents, and the fields that one has. */
const OTHERS = [
  ["asyncapi", "asyncapi"],
  ["arazzo", "arazzo"],
  ["overlay", "overlay"],
  ["openrpc", "openrpc"],
  ["swagger1", "swaggerVersion"],
  ["kubernetes", "apiVersion", "kind"],
  ["postman", "item", "info"],
  ["discovery", "discoveryVersion"],
  ["schema", "$schema"],
] as const;
