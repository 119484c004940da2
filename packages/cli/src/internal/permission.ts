import { didYouMean } from "../../../../scripts/core/cli/nearest.js";
import { UsageError } from "../../../../scripts/core/cli/spec-command.js";
import { CommandError } from "../../../../scripts/core/cli/command-error.js";
import { tagSegment } from "../../../../scripts/docs/model/paths.js";
import type { Operation } from "../../../emulator/src/internal/contract/operation.js";
import type { Api } from "./api.js";

/** The leave and the limits of a session. */
export interface Policy {
  /** Methods that change something are refused without it. */
  allow: readonly ("write" | "delete")[];
  /** Tags and operationIds; all if empty. */
  only: readonly string[];
  callsPerMinute: number;
  /** Milliseconds for a call with all its pages and attempts. */
  deadline: number;
  /** 16 MiB unless it is set. */
  maxResponseBytes?: number;
}

const READING = ["GET", "HEAD", "OPTIONS", "QUERY"];

/** Checks that an operation is among those of the session. */
export function isAmong({ data }: Api, { only }: Policy, operationId: string): boolean {
  if (only.length === 0) return true;
  const tag = data.records.find(({ id }) => id === operationId)?.path.split("/")[0];
  return only.some((each) => each === operationId || tagSegment(each) === tag);
}

/** Throws a `UsageError` for a name that is no tag and no operation: a session with it could call nothing. */
export function refuseUnknownNames({ data }: Api, only: readonly string[]): void {
  if (only.length === 0) return;
  const named = data.records.filter(({ kind }) => kind === "operation" || kind === "tag");
  const unknown = only.find((each) => !named.some(({ id, path }) => id === each || path === `${tagSegment(each)}/`));
  if (unknown === undefined) return;
  const names = named.map(({ id, title }) => id ?? title);
  const near = didYouMean(unknown, names, "Search for it first.");
  throw new UsageError(`--only ${unknown}: there is no tag and no operation of this name. ${near}`);
}

/** Throws a `CommandError` for an operation that the session may not send. */
export function refuseWithoutLeave(api: Api, policy: Policy, { operationId, method }: Operation): void {
  if (!isAmong(api, policy, operationId))
    throw new CommandError(`${operationId} is not among --only ${policy.only.join(", ")}; nothing was sent.`);
  const needed = method === "DELETE" ? "delete" : "write";
  if (READING.includes(method) || policy.allow.includes(needed)) return;
  throw new CommandError(`${operationId} is a ${method}, which this server may not send. Start it with --allow ${needed} to permit that.`);
}
