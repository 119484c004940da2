export const ENUM_STYLES = ["closed", "open"] as const;

/** The types of enumerations in responses: with values that the document does not list, or without. */
export type EnumStyle = (typeof ENUM_STYLES)[number];
