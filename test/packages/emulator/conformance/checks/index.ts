import type { Check } from "../check.js";
import { ABSENCE } from "./absence.js";
import { LIFE } from "./life.js";
import { LISTS } from "./lists.js";
import { MEMBERS } from "./members.js";
import { ORDERS } from "./orders.js";
import { OTHERS } from "./others.js";
import { PROJECTS } from "./projects.js";
import { REFUSALS } from "./refusals.js";
import { SSO } from "./sso.js";
import { TEAMS } from "./teams.js";

/** The suite, in the order in which it runs: the token exchange first, as codes are soon no longer good. */
export const CHECKS: readonly Check[] = [SSO, LIFE, LISTS, MEMBERS, PROJECTS, ORDERS, ABSENCE, TEAMS, REFUSALS, OTHERS].flat();
