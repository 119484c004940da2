import type { Detail } from "../../read/source-operations.js";
import type { OperationPair } from "../match-operations.js";

/** The rules for an operation whose level of detail increased. */
const BETTER: Readonly<Record<string, string>> = {
  "index documented": "operation-documented",
  "index partial": "operation-known-in-part",
  "partial documented": "operation-known-better",
};

export function detailRule({ base, revision }: OperationPair): string {
  return BETTER[`${base.detail} ${revision.detail}`] ?? "operation-known-less";
}

/** Checks if the operation's level of detail increased. Its behavior is unchanged. */
export function isKnownBetter({ base, revision }: OperationPair): boolean {
  return `${base.detail} ${revision.detail}` in BETTER;
}

export function detailSaid(detail: Detail): string {
  return detail === "index" ? "known by method and path only" : detail === "partial" ? "partly documented" : "documented";
}
