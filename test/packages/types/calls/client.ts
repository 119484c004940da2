import { EQUALS, IMPORTS } from "../../../harness/type-assertions.js";
import type { Calls } from "./calls.js";
import { RIGHT } from "./client-right.js";
import { WRONG } from "./client-wrong.js";

/** The operations, the client by path and the errors. */
export const client: Calls = { start: IMPORTS + EQUALS, right: RIGHT, wrong: WRONG };
