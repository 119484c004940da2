import type { CallDetails } from "../errors/call-error.js";

/** What an error would say of the call that an answer is for. */
export const callOf = new WeakMap<Response, CallDetails>();
