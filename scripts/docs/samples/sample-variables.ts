import { variableNames } from "../../model/variable-names.js";
import type { OpenApiDocument } from "../../read/openapi.js";
import { sentSchemes } from "../model/security.js";
import type { CredentialView } from "../model/types.js";

/** A credential as it is sent, and the environment variable that samples read it from. */
export type SampleCredential = NonNullable<CredentialView["sent"]> & { variable: string };

const USUAL = { plain: "API_KEY", bearer: "API_TOKEN", basic: "API", digest: "API" };

/**
 * Returns the variables of the security schemes: one for each, since another scheme takes another secret. The only scheme of a kind has the
 * usual name. That of a user is the start of two.
 */
export function sampleVariables(document: OpenApiDocument): ReadonlyMap<string, string> {
  const schemes = [...sentSchemes(document)].map(([name, { form }]) => ({ name, usual: USUAL[form] }));
  const wanted = schemes.map(({ name, usual }) => (schemes.filter((each) => each.usual === usual).length === 1 ? usual : name));
  const variables = variableNames(wanted);
  return new Map(schemes.map(({ name }, at) => [name, variables[at] ?? ""]));
}

export function userVariables(variable: string): { username: string; password: string } {
  return { username: `${variable}_USERNAME`, password: `${variable}_PASSWORD` };
}

/** Returns the variable of the whole header, which clients without HTTP Digest take. */
export function wholeVariable(variable: string): string {
  return variable === USUAL.digest ? USUAL.plain : variable;
}
