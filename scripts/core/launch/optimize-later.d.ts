/** Makes V8 optimize functions later. */
export function optimizeLater(): void;

/** The flags of V8 that it sets. */
export const FLAGS: readonly string[];
