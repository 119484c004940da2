/** A copy without a prototype: what somebody puts on that of all objects is then none of its fields. */
export function own<Fields extends object>(fields: Fields | null | undefined): Partial<Fields> {
  return { __proto__: null, ...fields } as object;
}
