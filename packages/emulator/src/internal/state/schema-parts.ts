import { PROJECT_ROLES, TEAM_ROLES } from "@hosting-platform/types";
import { LATEST } from "./clock.js";

/** A JSON Schema (2020-12). A finding uses `description`, if present, to complete "must be …". */
export type Schema = Readonly<Record<string, unknown>>;

export const text: Schema = { type: "string", minLength: 1 };
/** Keys are IDs joined with slashes. Cursors encode IDs in UTF-8, which excludes lone surrogates. */
export const id: Schema = {
  type: "string",
  pattern: "^[^/\\p{Cs}]+$",
  description: "a non-empty string without slashes or lone surrogates",
};
export const time: Schema = { type: "integer", minimum: 0 };
const moment: Schema = { ...time, maximum: LATEST };
export const times: Record<string, Schema> = { createdAt: moment, updatedAt: moment };
export const teamRole = oneOf(TEAM_ROLES);
export const projectRole = oneOf(PROJECT_ROLES);

export function list(items: Schema, rules: Schema = {}): Schema {
  return { type: "array", items, ...rules };
}

export function set(items: Schema): Schema {
  return list(items, { uniqueItems: true });
}

export function oneOf(values: readonly string[]): Schema {
  return { enum: values };
}

export function object(required: Record<string, Schema>, optional: Record<string, Schema> = {}): Schema {
  return { type: "object", properties: { ...required, ...optional }, required: Object.keys(required), additionalProperties: false };
}

export function map(members: Schema): Schema {
  return { type: "object", additionalProperties: members };
}
