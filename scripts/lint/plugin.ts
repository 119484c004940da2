import type { Oas3Rule, Plugin } from "@redocly/openapi-core";
import { kebabCaseOfName } from "../model/case.js";
import * as rules from "./rules/index.js";

/** The contract's rules, by their name after `contract/` in redocly.yaml. */
export const RULES: Record<string, Oas3Rule> = Object.fromEntries(
  Object.entries(rules).map(([name, rule]) => [kebabCaseOfName(name), rule]),
);

// Redocly loads a plugin's default export, which must be a function.
export default function contractPlugin(): Plugin {
  return { id: "contract", rules: { oas3: RULES } };
}
