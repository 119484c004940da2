import { bodies } from "./bodies.js";
import { byPath } from "./by-path.js";
import { calls } from "./calls.js";
import type { Case } from "./case.js";
import { failures } from "./failures.js";
import { pages } from "./pages.js";
import { pollution } from "./pollution.js";
import { sso } from "./sso.js";
import { retries, times } from "./times.js";

export const CASES: readonly Case[] = [calls, byPath, failures, retries, times, bodies, sso, pages, pollution].flat();
