/** Calls of one kind, each compiled as a module of its own. */
export interface Calls {
  start: string;
  right: Readonly<Record<string, string>>;
  wrong: readonly WrongCall[];
}

/** A call that does not compile, and the code of the only error in it. */
export type WrongCall = readonly [name: string, code: string, error: string];
