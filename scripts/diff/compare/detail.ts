import type { Detail } from "../../read/source-operations.js";
import type { OperationPair } from "../match-operations.js";

/** What it is called that more is known of an operation. */
const BETTER: Readonly<Record<string, string>> = {
  "index documented": "operation-documented",
  "index partial": "operation-known-in-part",
  "partial documented": "operation-known-better",
};

export function detailRule({ base, revision }: OperationPair): string {
  return BETTER[`${base.detail} ${revision.detail}`] ?? "operation-known-less";
}

/** Whether more of an operation is known now: what it does is as it was. */
export function isKnownBetter({ base, revision }: OperationPair): boolean {
  return `${base.detail} ${revision.detail}` in BETTER;
}

export function detailSaid(detail: Detail): string {
  return detail === "index" ? "known by method and path only" : detail === "partial" ? "known in part" : "documented";
}
