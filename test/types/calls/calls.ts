/** Calls of one kind, each compiled as a module of its own. */
export interface Calls {
  /** What stands in front of each. */
  start: string;
  /** Those that compile, by name. */
  right: Readonly<Record<string, string>>;
  wrong: readonly WrongCall[];
}

/** A call that does not compile, with all that the compiler says of it: one error, whose message begins with its code. */
export type WrongCall = readonly [name: string, code: string, message: string];

/** The module of a call. */
export function moduleOf({ start }: Calls, code: string): string {
  return `${start}${code}\n`;
}
