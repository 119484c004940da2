/** Instances inherit nothing. V8 reads their fields much faster than those of `{ __proto__: null }`. */
const Bare = /* @__PURE__ */ Object.assign(
  function () {
    // Has no fields.
  } as unknown as new () => object,
  { prototype: { __proto__: null } },
);

/**
 * Returns a copy without a prototype, which inherits nothing from a polluted `Object.prototype`. Fields of `more` override those of `fields`.
 * A literal that spreads `fields` would be far slower to copy.
 */
export function own<Fields extends object, More extends object>(fields: Fields | null | undefined, more?: More): Partial<Fields> & More {
  return Object.assign(new Bare(), fields, more);
}
