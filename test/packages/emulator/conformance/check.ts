import type { Api } from "./api.js";
import type { Groups } from "./groups.js";
import type { Target } from "./target.js";

/** What a check needs beyond the address and the token, and how many of each. */
export type Needs = Readonly<Partial<Record<Need, number>>>;

export type Need =
  | "slug"
  | "project"
  | "member"
  | "foreignGroup"
  | "foreignProject"
  | "foreignMember"
  | "virtualModelConfig"
  | "code"
  | "emulatorLike";

/** One rule that a service keeps or breaks. */
export interface Check {
  name: string;
  rule: string;
  /** The reference leaves it open and the emulator has chosen. */
  isChoice?: true;
  needs?: Needs;
  run(tools: Tools): Promise<unknown>;
}

export interface Tools {
  api: Api;
  groups: Groups;
  target: Target;
  projectId: string;
  uid: string;
}

type Details = Omit<Check, "name" | "isChoice">;

export const check = (name: string, details: Details): Check => ({ name, ...details });

export const choice = (name: string, details: Details): Check => ({ name, isChoice: true, ...details });
