import fc from "fast-check";
import type { Snapshot, Store } from "../../../../packages/emulator/src/internal/types.js";

export type Action =
  | { kind: "put"; key: string; value: unknown }
  | { kind: "delete"; key: string }
  | { kind: "remember" }
  | { kind: "restore" }
  | { kind: "reopen" };

/** Short, so that they meet; with what sorts in another way by code points, and with names that objects treat in a way of their own. */
const key = fc.oneof(
  fc.stringMatching(/^[ab]{0,2}\/[0-2]{0,2}$/),
  fc.constantFrom("", "__proto__", "constructor", "7", "10", "\uffff", "\ud83d\ude00", "\ud800", "a\n", "a\\b"),
);

/**
 * None has a key that ends with a backslash: `JSON.parse` of Node 24 and 26 gives it back for other keys with an escape in its place
 * (nodejs/node#63785).
 */
const value = fc.jsonValue().filter((json) => !JSON.stringify(json).includes(`\\\\":`));

export const actions: fc.Arbitrary<Action[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant("put" as const), key, value }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("delete" as const), key }) },
    { weight: 1, arbitrary: fc.constantFrom<Action>({ kind: "remember" }, { kind: "restore" }, { kind: "reopen" }) },
  ),
  { maxLength: 60 },
);

export const ranges: fc.Arbitrary<{ prefix?: string; after?: string }> = fc.record({ prefix: key, after: key }, { requiredKeys: [] });

/** Does an action, and says whether a deletion found something. */
export function act(store: Store, action: Action, remembered: Snapshot): boolean | undefined {
  if (action.kind === "put") store.put("settings", action.key, { value: action.value });
  if (action.kind === "restore") store.restore(remembered);
  return action.kind === "delete" ? store.delete("settings", action.key) : undefined;
}
