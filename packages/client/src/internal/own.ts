/** Returns a copy without a prototype, which inherits nothing from a polluted `Object.prototype`. */
export function own<Fields extends object>(fields: Fields | null | undefined): Partial<Fields> {
  return { __proto__: null, ...fields } as object;
}
