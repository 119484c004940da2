import { EmulatorError } from "../../emulator-error.js";
import type { Emulator } from "../../emulator.js";
import type { Contract } from "../contract/load-contract.js";
import { unknownOperation } from "../nearest.js";
import { CONDITIONS } from "../requests/conditions.js";
import { findImpossible } from "../requests/find-impossible.js";
import type { HandlerOptions } from "../user-handler.js";
import { BY_HANDLER, checker } from "../state/checked-copy.js";
import { object } from "../state/schema-parts.js";
import type { AnyHandler } from "./stub-entry.js";
import type { StubList } from "./stub-list.js";

const FORM = object({}, { ...CONDITIONS, once: { type: "boolean" } });
const check = checker<HandlerOptions>("invalid-option", "The options of the handler are invalid.", FORM, BY_HANDLER);

export function createHandle({ operations }: Contract, stubs: StubList): Emulator["handle"] {
  return (operationId: string, ...rest: unknown[]) => {
    const operation = operations.get(operationId);
    if (operation === undefined) throw unknownOperation(operationId, operations.keys());
    const [options, handler] = rest.length > 1 ? rest : [{}, rest[0]];
    if (typeof handler !== "function")
      throw new EmulatorError("invalid-option", `The handler of ${operationId} must be a function, not ${typeof handler}`);
    const { once = false, ...match } = check(options, (given) => findImpossible(given, [operation]));
    const form = { operation: operationId, match, respond: handler as AnyHandler, ...(once && { times: 1 }) };
    const entry = stubs.insert("handler", form, form);
    return () => void stubs.removeAll((each) => each === entry);
  };
}
