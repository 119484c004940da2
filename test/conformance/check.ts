// What a check is.
import type { Api, Exchange } from "./api.js";
import type { Groups } from "./groups.js";

/** The service that is checked, and what it lends to the checks. */
export interface Target {
  /** Where the service is; all paths are relative to it. */
  baseUrl: string;
  /** Sent as the bearer credential; printed nowhere. */
  token: string;
  /** The team to act for; without it the service decides. */
  teamId?: string;
  slug?: string;
  /** IDs of projects of the team: access groups of the suite's own are linked to them, nothing else is done to them. */
  projectIds: readonly string[];
  /** IDs of users of the team: they become members of access groups of the suite's own, nothing else is done to them. */
  memberIds: readonly string[];
  /** The ID of an access group of a team that the token may not act for: it is asked for, and never changed. */
  foreignGroupId?: string;
  /** The body that a virtual model config is made from. What is made stays, since no operation deletes it. */
  virtualModelConfig?: unknown;
  /** What the token exchange is checked with; the code is used up. */
  sso?: SsoCredentials;
  /** `globalThis.fetch` by default. */
  fetch?: typeof globalThis.fetch;
}

export interface SsoCredentials {
  clientId: string;
  clientSecret: string;
  code: string;
  redirectUri?: string;
}

/** What a check needs beyond the address and the token. */
export type Need = "project" | "twoProjects" | "member" | "twoMembers" | "foreignGroup" | "virtualModelConfig" | "sso";

/** One rule that a service keeps or breaks. */
export interface Check {
  /** Unique in the suite. */
  name: string;
  /** The section of the reference that states the rule. */
  section: string;
  /** The rule itself, as a sentence. */
  rule: string;
  /** The reference leaves it open and the emulator has chosen. */
  isChoice?: true;
  needs?: readonly Need[];
  run(tools: Tools): Promise<void>;
}

/** What a check works with. */
export interface Tools {
  api: Api;
  groups: Groups;
  target: Target;
}

/** A rule is broken. */
export class Broken extends Error {
  override readonly name = "Broken";

  constructor(
    message: string,
    /** The request and the answer that show it. */
    readonly exchange: Exchange,
  ) {
    super(message);
  }
}

/** Throws `Broken` unless the condition holds. */
export function hold(condition: boolean, exchange: Exchange, message: string): asserts condition {
  if (!condition) throw new Broken(message, exchange);
}

/** Throws `Broken` unless both are the same JSON. */
export function same(actual: unknown, expected: unknown, exchange: Exchange, what: string): void {
  const [have, want] = [JSON.stringify(actual), JSON.stringify(expected)];
  hold(have === want, exchange, `${what} is ${have}, not ${want}`);
}
