/** Makes V8 optimize functions later. */
export function optimizeLater(): void;
