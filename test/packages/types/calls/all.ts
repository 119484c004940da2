import { auth } from "./auth.js";
import type { Calls } from "./calls.js";
import { client } from "./client.js";
import { emulator } from "./emulator.js";
import { enumerations } from "./enumerations.js";
import { pagination } from "./pagination.js";
import { platform } from "./platform.js";
import { schemas } from "./schemas.js";

const CALLS: Readonly<Record<string, Calls>> = { auth, client, emulator, enumerations, pagination, platform, schemas };

/** A call as a module of its own, and the errors of the compiler in it. */
export interface CallModule {
  kind: string;
  name: string;
  /** The module's name, such as `client-3`. */
  module: string;
  text: string;
  errors: readonly string[];
}

export const CALL_MODULES: readonly CallModule[] = Object.entries(CALLS).flatMap(([kind, { start, right, wrong }]) => {
  const rows = [
    ...Object.entries(right).map(([name, code]) => [`compiles ${name}`, code] as const),
    ...wrong.map(([name, code, error]) => [`rejects ${name}`, code, error] as const),
  ];
  return rows.map(([name, code, ...errors], index) => ({
    kind,
    name: `${name} (${kind})`,
    module: `${kind}-${index}`,
    text: `${start}${code}\n`,
    errors,
  }));
});

export const modulesOf = (calls: readonly CallModule[]): Record<string, string> =>
  Object.fromEntries(calls.map(({ module, text }) => [module, text]));

/** Makes the codes of all versions equal: where a message ends with the reason, version 7 reports that alone, by its own code. */
export const sameCode = (code: string): string => (["TS2739", "TS2741"].includes(code) ? "TS2345" : code);
