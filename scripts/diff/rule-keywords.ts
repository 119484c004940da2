/** Keywords whose schemas cannot be compared as wider or narrower. */
export const RULE_KEYWORDS: readonly string[] = [
  "not",
  "if",
  "then",
  "else",
  "contains",
  "propertyNames",
  "dependentRequired",
  "dependentSchemas",
  "unevaluatedItems",
  "contentSchema",
  "$dynamicRef",
];
