/** Keywords whose schemas say more than two of them can be compared for. */
export const RULE_KEYWORDS: readonly string[] = [
  "not",
  "if",
  "then",
  "else",
  "contains",
  "propertyNames",
  "dependentRequired",
  "dependentSchemas",
  "patternProperties",
  "unevaluatedItems",
  "contentSchema",
];
