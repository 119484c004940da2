import { EmulatorError, type EmulatorErrorCode } from "../../emulator-error.js";
import { type Finding, isObject, listFindings, pointerTo } from "./json.js";
import { frozenCopy, NotJsonError } from "./frozen-copy.js";
import { schemaCheck, type SchemaFinding } from "./schema-findings.js";
import type { Schema } from "./schema-parts.js";

/**
 * Creates a function that returns a frozen copy of a value, or throws an error with all findings. `findConflicts` finds what a schema cannot
 * express; parts of a wrong type are missing in an object, and `{}` in an array. `instead` tells what to do with a function or pattern.
 */
export function checker<Value>(code: EmulatorErrorCode, title: string, schema: Schema, instead = "") {
  const findWrongForm = schemaCheck(schema);
  const invalid = (findings: readonly Finding[], options = {}): EmulatorError =>
    new EmulatorError(code, `${title}\n${listFindings(findings)}`, { at: findings[0]?.at, ...options });
  return (value: unknown, findConflicts: (value: Value) => Finding[] = () => []): Value => {
    let copy: Value;
    try {
      copy = frozenCopy(value as Value);
    } catch (error) {
      if (!(error instanceof NotJsonError)) throw error;
      const advice = ["function", "RegExp"].includes(error.type ?? "") && instead !== "" ? `. ${instead}` : "";
      throw invalid([{ at: error.at, message: `json: ${error.message}${advice}` }], { cause: error });
    }
    const wrongForm = findWrongForm(copy);
    // Not again as missing in what holds it.
    const isTold = (place: string): boolean =>
      wrongForm.some((finding) => finding.at === place || (isOfType(finding) && finding.at.startsWith(`${place}/`)));
    const findings = [...wrongForm, ...findConflicts(wellTyped(copy, wrongForm)).filter(({ at }) => !isTold(at))];
    if (findings.length > 0) throw invalid(findings);
    return copy;
  };
}

/** The advice for conditions, and for bodies that are not JSON. */
export const BY_HANDLER = "A handler, which is a function, may look at the request and call next()";

const isOfType = ({ keyword }: SchemaFinding): boolean => keyword === "type";

function wellTyped<Value>(value: Value, findings: readonly SchemaFinding[]): Value {
  const wrong = new Set(findings.filter(isOfType).map(({ at }) => at));
  const copy = (part: unknown, at: string): unknown => {
    if (Array.isArray(part)) return part.map((item, index) => (wrong.has(`${at}/${index}`) ? {} : copy(item, `${at}/${index}`)));
    if (!isObject(part)) return part;
    const members = Object.entries(part).map(([name, member]) => [name, pointerTo(at, name), member] as const);
    return Object.fromEntries(members.filter(([, place]) => !wrong.has(place)).map(([name, place, member]) => [name, copy(member, place)]));
  };
  return (wrong.size === 0 ? value : wrong.has("") ? {} : copy(value, "")) as Value;
}
