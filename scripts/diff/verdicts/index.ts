import type { Rules } from "../rule.js";
import { DOCUMENT_RULES } from "./document.js";
import { OPERATION_RULES } from "./operations.js";
import { SCHEMA_RULES } from "./schemas.js";
import { VALUE_RULES } from "./values.js";

/** The rule of each kind of change. A change without a rule is a bug. */
export const RULES: Rules = { ...OPERATION_RULES, ...SCHEMA_RULES, ...VALUE_RULES, ...DOCUMENT_RULES };
