import { variableNames } from "../../model/variable-names.js";
import type { OpenApiDocument } from "../../read/openapi.js";
import { sentSchemes } from "../model/security.js";
import type { CredentialView } from "../model/types.js";

/** A credential as it is sent, and the environment variable that samples read it from. */
export type SampleCredential = NonNullable<CredentialView["sent"]> & { variable: string };

const USUAL = { plain: "API_KEY", bearer: "API_TOKEN", basic: "API", digest: "API_KEY" };

/**
 * Returns the variables of the security schemes: one for each, since another scheme takes another secret. The only scheme of a kind has the
 * usual name. That of a user is the start of two; clients without HTTP Digest take the whole header from it.
 */
export function sampleVariables(document: OpenApiDocument): ReadonlyMap<string, string> {
  const schemes = [...sentSchemes(document)].map(([name, { form }]) => ({ name, usual: USUAL[form] }));
  const wanted = schemes.map(({ name, usual }) => (schemes.filter((each) => each.usual === usual).length === 1 ? usual : name));
  const variables = variableNames(wanted);
  return new Map(schemes.map(({ name }, at) => [name, variables[at] ?? ""]));
}

export function userVariables(variable: string): { username: string; password: string } {
  const start = variable.replace(/_KEY$/, "");
  return { username: `${start}_USERNAME`, password: `${start}_PASSWORD` };
}
