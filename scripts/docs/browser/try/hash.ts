import type { TryItOperation } from "../../view/try-it-operation.js";

/** The data that an operation's page passes to the form, without secrets and hosts. */
export interface TryItHash {
  operation: TryItOperation;
  /** The reader's choice; empty for the system's theme. */
  theme: "light" | "dark" | "";
}

/** Parses the fragment; undefined if it is invalid, since links may come from anyone. */
export function readHash(hash: string): TryItHash | undefined {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  const operation = parse(values.get("operation") ?? "");
  return isOperation(operation) ? { operation, theme: themeOf(values.get("theme")) } : undefined;
}

/** Returns the Markdown twin that a page of the site asks for; undefined for anything else, since links may come from anyone. */
export function pageIn(hash: string, base: string): string | undefined {
  const page = new URLSearchParams(hash.replace(/^#/, "")).get("page") ?? "";
  if (!URL.canParse(page)) return undefined;
  const { origin, pathname, href } = new URL(page);
  return origin === new URL(base).origin && pathname.endsWith("/index.md") ? href : undefined;
}

/** Returns a theme that another window has named; empty for anything else. */
export function themeOf(theme: unknown): TryItHash["theme"] {
  return theme === "light" || theme === "dark" ? theme : "";
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const METHOD = /^(?:GET|PUT|POST|DELETE|OPTIONS|HEAD|PATCH)$/;

/** Starts with a single slash: two would start a host name. */
const TEMPLATE = /^\/(?![/\\])[^?#\\\s]*$/;

function isOperation(value: unknown): value is TryItOperation {
  return (
    isRecord(value) &&
    typeof value["operationId"] === "string" &&
    typeof value["method"] === "string" &&
    METHOD.test(value["method"]) &&
    typeof value["template"] === "string" &&
    TEMPLATE.test(value["template"]) &&
    typeof value["takesCredential"] === "boolean" &&
    typeof value["takesFurtherQuery"] === "boolean" &&
    isListOf(value["servers"], (server) => typeof server === "string") &&
    isListOf(value["credentials"], isCredential) &&
    Array.isArray(value["parameters"]) &&
    value["parameters"].every(isParameter) &&
    (value["body"] === undefined || isBody(value["body"]))
  );
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return value === undefined || (Array.isArray(value) && value.every(isItem));
}

function isCredential(value: unknown): boolean {
  return (
    isRecord(value) &&
    ["label", "name"].every((key) => typeof value[key] === "string") &&
    ["header", "query"].includes(String(value["in"])) &&
    ["bearer", "basic", "plain"].includes(String(value["form"]))
  );
}

function isParameter(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value["name"] === "string" &&
    (value["in"] === "path" || value["in"] === "query" || value["in"] === "header") &&
    typeof value["required"] === "boolean" &&
    typeof value["type"] === "string" &&
    Array.isArray(value["values"]) &&
    (value["sample"] === undefined || typeof value["sample"] === "string")
  );
}

function isBody(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value["required"] === "boolean" &&
    Array.isArray(value["mediaTypes"]) &&
    value["mediaTypes"].every(
      (content) =>
        isRecord(content) &&
        typeof content["mediaType"] === "string" &&
        isListOf(content["files"], (name) => typeof name === "string") &&
        isListOf(content["types"], Array.isArray),
    )
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
