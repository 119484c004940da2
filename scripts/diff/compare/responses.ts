import { usualTypes } from "../../model/operation-facts.js";
import type { SourceTree } from "../../read/spec-file.js";
import { child, entriesOf, follow, type SpecNode } from "../../read/spec-node.js";
import { canonical } from "../canonical.js";
import type { Contract } from "../contract.js";
import type { Difference } from "../found.js";
import { cameOrWent, type Member, membersOf } from "../members.js";
import type { OperationPair } from "../match-operations.js";
import { compareServers } from "./document.js";
import { BODY_MARKS, compareMarks, DEPRECATION, HEADER_MARKS } from "./marks.js";
import { isInRange, isScalarHolder, mediaTypeKey, mediaTypesOf, type Trees } from "./media-schemas.js";
import { shown } from "./spots.js";

export function compareOperation({ base, revision }: OperationPair, contracts: Record<"base" | "revision", Contract>): Difference[] {
  const [before, after] = [base, revision].map(({ node, pathItem }) => child(node, "servers") ?? child(pathItem, "servers"));
  // An operation without servers has those of the document.
  const [old, now] = [before ?? child(contracts.base.root, "servers"), after ?? child(contracts.revision.root, "servers")];
  const compared = before === undefined && after === undefined ? [] : compareServers(old, now);
  const servers =
    (before !== undefined && after !== undefined) || compared.length === 0
      ? compared
      : cameOrWent(before, after, "", "The operation's own list of servers").map((each) => ({
          ...each,
          rule: "operation-servers-changed",
        }));
  return [...compareMarks("The operation", DEPRECATION, base.node, revision.node), ...servers];
}

export function compareBody(base: SpecNode, revision: SpecNode): Difference[] {
  return compareMarks("The request body", BODY_MARKS, base, revision);
}

/** Returns the headers of two responses. Header names are case-insensitive. */
export function headersOf(base: SpecNode, revision: SpecNode): Member[] {
  return membersOf(child(base, "headers"), child(revision, "headers"), (name) => name.toLowerCase());
}

/** Reports added and removed headers. */
export function compareHeaders(headers: readonly Member[]): Difference[] {
  return headers.flatMap(({ key, base, revision }) => cameOrWent(base, revision, "response-header", `The response header \`${key}\``));
}

/** The defaults of header fields. */
const HEADER_DEFAULTS = { style: "simple", explode: false } as const;

export function compareHeader(name: string, base: SpecNode, revision: SpecNode, trees: Trees): Difference[] {
  const what = `The response header \`${name}\``;
  const fields = Object.entries(HEADER_DEFAULTS).flatMap(([field, otherwise]): Difference[] => {
    const [before, after] = [child(base, field), child(revision, field)];
    const [from, to] = [before?.value ?? otherwise, after?.value ?? otherwise];
    const isScalar = field === "explode" && isScalarHolder(trees.base, base) && isScalarHolder(trees.revision, revision);
    if (from === to || isScalar) return [];
    const message = `\`${field}\` of the response header \`${name}\` changed from ${shown(from)} to ${shown(to)}`;
    return [{ rule: "response-header-changed", message, base: { node: before ?? base }, revision: { node: after ?? revision } }];
  });
  const [from, to] = [mediaTypesOf(base), mediaTypesOf(revision)];
  const media = {
    rule: "response-header-changed",
    message: `The media type of the response header \`${name}\` changed from ${from} to ${to}`,
  };
  const content = from === to ? [] : [{ ...media, base: { node: base }, revision: { node: revision } }];
  return [...compareMarks(what, HEADER_MARKS, base, revision), ...fields, ...content];
}

/** Reports an added or removed request body. */
export function compareBodies(tree: SourceTree, base: SpecNode | undefined, revision: SpecNode | undefined): Difference[] {
  const body = follow(tree, revision);
  if (body === undefined) return cameOrWent(base, revision, "request-body", "The request body");
  return child(body, "required")?.value === true
    ? cameOrWent(base, revision, "required-request-body", "A required request body")
    : cameOrWent(base, revision, "request-body", "An optional request body");
}

/** Reports added and removed media types. A success response with its first content, or without any, has rules of its own. */
export function compareContent(before: SpecNode, after: SpecNode, status?: string): Difference[] {
  const [base, revision] = [before, after]
    .map((node) => child(node, "content"))
    .map((node) => (entriesOf(node).length > 0 ? node : undefined));
  const prefix = status === undefined ? "" : `${kindOf(status)}-`;
  const where = status === undefined ? "" : ` of the status ${status}`;
  if (base === undefined || revision === undefined) {
    return cameOrWent(base, revision, prefix === "success-" ? "success-content" : `${prefix}media-type`, `The content${where}`);
  }
  const [types, newTypes] = [base, revision].map((content) => entriesOf(content).map(([type]) => type)) as [string[], string[]];
  const usual = usualTypes(newTypes);
  return membersOf(base, revision, mediaTypeKey).flatMap((media) => {
    const isAdded = media.base === undefined;
    const isFurther = prefix === "success-" && isAdded && !usual.includes(media.key);
    const name = `The media type \`${media.key}\`${where}`;
    const differences = cameOrWent(media.base, media.revision, isFurther ? "further-success-media-type" : `${prefix}media-type`, name);
    // Responses that the range of the older content includes, or requests that the range of the newer one does.
    const isIncluded =
      status === undefined
        ? isInRange(media.key, ...newTypes)
        : newTypes.every((type) => isInRange(type, ...types)) && (isAdded || media.key.endsWith("/*"));
    return isIncluded ? differences.map((each) => ({ ...each, reach: { request: "code", response: "code" } as const })) : differences;
  });
}

/** Pairs responses by status, and a status of one document with the range of the other that includes it; errors of a range apart. */
export function statusPairs(base: SpecNode | undefined, revision: SpecNode | undefined): [paired: Member[], errorsInRange: Member[]] {
  const including = (responses: SpecNode | undefined, status: string): SpecNode | undefined => {
    const all = new Map(entriesOf(responses).map(([key, node]) => [statusKey(key), node]));
    // A success that is gone is told by its status, whatever the default response is.
    const otherwise = responses === base ? defaultSuccess(base) : undefined;
    return all.get(rangeOf(status)) ?? (kindOf(status) === "error" ? all.get("DEFAULT") : otherwise);
  };
  const [paired, errors]: [Member[], Member[]] = [[], []];
  for (const member of membersOf(base, revision, statusKey)) {
    const { key } = member;
    const isError = kindOf(key) === "error" && (member.base === undefined || member.revision === undefined);
    const pair = { key, base: member.base ?? including(base, key), revision: member.revision ?? including(revision, key) };
    (isError ? errors : paired).push(pair);
  }
  return [paired, errors];
}

/** Returns the default response if it is the success, since there is no other. */
function defaultSuccess(responses: SpecNode | undefined): SpecNode | undefined {
  const all = entriesOf(responses).map(([status, node]) => [statusKey(status), node] as const);
  return all.some(([status]) => kindOf(status) === "success") ? undefined : all.find(([status]) => status === "DEFAULT")?.[1];
}

function rangeOf(status: string): string {
  return `${status.charAt(0)}XX`;
}

/** Reports added and removed status codes. */
export function compareStatuses(tree: SourceTree, base: SpecNode | undefined, revision: SpecNode | undefined): Difference[] {
  const members = membersOf(base, revision, statusKey);
  const [gone, came] = [members.filter(isOnly("base")), members.filter(isOnly("revision"))];
  const [before, after] = [gone[0], came[0]];
  if (before?.base !== undefined && after?.revision !== undefined && gone.length + came.length === 2) {
    const message = `The success status changed from ${before.key} to ${after.key}`;
    const places = { base: { node: before.base, of: "key" }, revision: { node: after.revision, of: "key" } } as const;
    const reach = rangeOf(after.key) === statusKey(before.key) ? { reach: IN_RANGE } : {};
    return [
      { rule: "success-status-changed", message, ...reach, ...places },
      ...members.flatMap((member) => (member === before || member === after ? [] : compareStatus(tree, base, revision, member))),
    ];
  }
  return members.flatMap((member) => {
    const reach = isIncluded(member, base, revision) ? { reach: IN_RANGE } : {};
    return compareStatus(tree, base, revision, member).map((each) => ({ ...each, ...reach }));
  });
}

/** Success statuses that the older document included in a range, whose bodies are compared. */
const IN_RANGE = { response: "code" } as const;

/** Checks for a success status of the older range, or for that range where some of its statuses are left. */
function isIncluded({ key, base }: Member, before: SpecNode | undefined, after: SpecNode | undefined): boolean {
  const includes = (responses: SpecNode | undefined, isOne: (status: string) => boolean): boolean =>
    entriesOf(responses).some(([status]) => isOne(statusKey(status)));
  if (kindOf(key) !== "success") return false;
  return base === undefined
    ? includes(before, (status) => status === rangeOf(key))
    : statusKey(key) === rangeOf(key) && includes(after, (status) => kindOf(status) === "success");
}

/** Selects success statuses that only one document has. */
const isOnly =
  (side: "base" | "revision") =>
  (member: Member): boolean =>
    kindOf(member.key) === "success" && member[side] !== undefined && member[side === "base" ? "revision" : "base"] === undefined;

function compareStatus(
  tree: SourceTree,
  old: SpecNode | undefined,
  now: SpecNode | undefined,
  { key, base, revision: response }: Member,
): Difference[] {
  const kind = kindOf(key);
  const isKnown = response !== undefined && (defaultSuccess(old) !== undefined || isKnownContent(tree, key, response, entriesOf(now)));
  const rule = base === undefined && kind === "success" && isKnown ? "same-success-status" : `${kind}-status`;
  const noun = key === "default" ? "The default response" : /^[13]/.test(key) ? `The status ${key}` : `The ${kind} status ${key}`;
  return cameOrWent(base, response, rule, noun);
}

/** Checks if another success status has the same content, so that the function's result keeps its type. */
function isKnownContent(tree: SourceTree, status: string, response: SpecNode, responses: readonly [string, SpecNode][]): boolean {
  const contentOf = (node: SpecNode): string | undefined => {
    const content = child(follow(tree, node) ?? node, "content");
    return content && canonical(entriesOf(content).map(([type, media]) => [type, child(media, "schema")?.value]));
  };
  return responses.some(([other, node]) => other !== status && kindOf(other) === "success" && contentOf(response) === contentOf(node));
}

/** Returns a status without the case of a range: `4xx` is `4XX`. */
export function statusKey(status: string): string {
  return status.toUpperCase();
}

function kindOf(status: string): "success" | "error" {
  return status.startsWith("2") ? "success" : "error";
}
