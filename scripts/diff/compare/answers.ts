import type { Fact, Rated } from "./facts.js";
import { shown } from "./spots.js";

/** Bodies, answers, their headers and media types. */
export function rateAnswer(fact: Fact): Rated | undefined {
  const { typeName, kind, property, key, before, after, status } = fact;
  const happened = kind === "modified" ? "changed" : `was ${kind}`;
  switch (typeName) {
    case "RequestBody":
      if (property === "required") {
        return after === true
          ? { rule: "request-body-became-required", message: "The request body became required" }
          : { rule: "request-body-became-optional", message: "The request body became optional" };
      }
      if (kind === "removed") return { rule: "request-body-removed", message: "The request body was removed" };
      if (kind !== "added") return undefined;
      return isRequired(after)
        ? { rule: "required-request-body-added", message: "A required request body was added" }
        : { rule: "request-body-added", message: "An optional request body was added" };
    case "Responses":
      return undefined;
    case "Response":
      if (kind === "modified") return undefined;
      return {
        rule: `${isSuccess(key) ? "success" : "error"}-status-${kind}`,
        message: `The ${isSuccess(key) ? "success" : "error"} status ${key} ${happened}`,
      };
    case "MediaType":
      if (kind === "modified") return undefined;
      return {
        rule: mediaRule(kind, status),
        message: `The media type \`${key}\`${status === undefined ? "" : ` of the status ${status}`} ${happened}`,
      };
    case "MediaTypesMap":
      if (kind === "modified") return undefined;
      return {
        rule: contentRule(kind, status),
        message: `The content${status === undefined ? "" : ` of the status ${status}`} ${happened}`,
      };
    case "Header":
      if (kind !== "modified") return { rule: `response-header-${kind}`, message: `The response header \`${key}\` ${happened}` };
      if (property === "required") {
        const rule = after === true ? "response-header-became-required" : "response-header-became-optional";
        return { rule, message: `The response header \`${key}\` is ${after === true ? "always" : "not always"} there` };
      }
      if (property === "deprecated") return deprecated(after, `The response header \`${key}\``);
      return {
        rule: "response-header-changed",
        message: `\`${property ?? ""}\` of the response header \`${key}\` went from ${shown(before)} to ${shown(after)}`,
      };
    case "HeadersMap":
      return kind === "modified"
        ? undefined
        : {
            rule: `response-header-${kind}`,
            message: `The response headers ${namesIn(before ?? after)} ${kind === "added" ? "were added" : "were removed"}`,
          };
    case "Operation":
      return property === "deprecated" ? deprecated(after, "The operation") : undefined;
    default:
      return undefined;
  }
}

export function isSuccess(status: string): boolean {
  return status.startsWith("2");
}

function mediaRule(kind: "added" | "removed", status: string | undefined): string {
  if (status === undefined) return `media-type-${kind}`;
  return isSuccess(status) ? `success-media-type-${kind}` : `error-media-type-${kind}`;
}

/** An answer that had nothing and now has something is read otherwise, and the other way round. */
function contentRule(kind: "added" | "removed", status: string | undefined): string {
  return status !== undefined && isSuccess(status) ? `success-content-${kind}` : mediaRule(kind, status);
}

function deprecated(after: unknown, what: string): Rated {
  return after === true
    ? { rule: "deprecated", message: `${what} is deprecated` }
    : { rule: "no-longer-deprecated", message: `${what} is no longer deprecated` };
}

function isRequired(value: unknown): boolean {
  return typeof value === "object" && value !== null && "required" in value && value.required === true;
}

function namesIn(value: unknown): string {
  return typeof value === "object" && value !== null
    ? Object.keys(value)
        .map((name) => `\`${name}\``)
        .join(", ")
    : "";
}
