import type { OperationPage } from "./types.js";

/** Names the credentials of an operation: `Bearer token`, `API key in header X-Key, or no credential`. */
export function credentialText(security: OperationPage["security"]): string {
  const alternatives = security.map((schemes) => schemes.map(withScopes).join(" and ") || "no credential");
  return alternatives.length === 0 ? "No credential" : [...new Set(alternatives)].join(" or ");
}

function withScopes({ title, scopes }: OperationPage["security"][number][number]): string {
  return scopes.length === 0 ? title : `${title} (${scopes.join(", ")})`;
}
