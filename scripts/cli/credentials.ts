import type { Credential } from "../../packages/cli/src/internal/api.js";
import { CommandError } from "../core/cli/command-error.js";
import type { OperationModel } from "../model/operation.js";
import { listOfParameters } from "../model/parameters.js";
import { resolveReference } from "../model/schemas.js";
import { sentSchemes } from "../model/security.js";
import { variableNames } from "../model/variable-names.js";
import type { OpenApiDocument, Parameter, PathItem, SecurityRequirement } from "../read/openapi.js";

/** A security scheme with its environment variable, whose value is `USER:PASSWORD` for HTTP Basic. */
export interface Variable extends Credential {
  name: string;
  isBasic: boolean;
}

const AUTHORIZATION = { in: "header", field: "Authorization" } as const;

/** The credential of operations whose document has no scheme for it. */
export const UNDECLARED = "API_TOKEN";

/** The security schemes that requests are sent with, and the alternatives of an operation. */
export interface Security {
  variables: readonly Variable[];
  /** Names of schemes, the preferred alternative first. */
  alternatives: readonly (readonly string[])[];
  /** A scheme that the document does not have. */
  added?: object;
}

/** Returns the variables of security schemes. A certificate has none: it is one of the connection. */
export function variablesOf(document: OpenApiDocument): Variable[] {
  const schemes = sentSchemes(document);
  const names = variableNames(schemes.map(({ name }) => name));
  return schemes.map(({ name, type, place, parameter }, at) => ({
    ...{ name, variable: names[at] ?? "", isBasic: type === "basic" },
    ...(type === "apiKey" ? { in: place, field: parameter } : AUTHORIZATION),
  }));
}

/** For `Authorization: Bearer`, or the header of `--auth-header`. */
export const UNDECLARED_VARIABLE: Variable = { name: UNDECLARED, variable: UNDECLARED, isBasic: false, ...AUTHORIZATION };

/**
 * Returns the security of an operation. A header of `--auth-header` replaces that of the document. A parameter `Authorization`, which OpenAPI
 * leaves to the security schemes, is a credential, too.
 */
export function securityOf(document: OpenApiDocument, model: OperationModel, declared: readonly Variable[], header?: string): Security {
  if (header !== undefined) {
    const variables = [{ ...UNDECLARED_VARIABLE, field: header }];
    return { variables, alternatives: [[UNDECLARED]], added: { type: "apiKey", in: "header", name: header } };
  }
  const security: unknown = model.operation.security ?? document.security;
  // As in the client: without requirements, the API may take any one.
  const named = Array.isArray(security)
    ? security.map((all: SecurityRequirement | null) => Object.keys(all ?? {}))
    : [...declared.map(({ name }) => [name]), []];
  const alternatives = named.length === 0 ? [[]] : named;
  const variables = declared.filter(({ name }) => alternatives.some((all) => all.includes(name)));
  const parameter = authorizationOf(document, model);
  if (variables.some((each) => each.field.toLowerCase() === "authorization") || (declared.length > 0 && parameter === undefined))
    return { variables, alternatives };
  const isOptional = parameter?.required !== true;
  return {
    variables: [{ ...UNDECLARED_VARIABLE, isOptional }, ...variables],
    alternatives: [...alternatives.map((all) => [UNDECLARED, ...all]), ...(isOptional ? alternatives : [])],
    added: { type: "http", scheme: "bearer" },
  };
}

function authorizationOf(document: OpenApiDocument, { path, operation }: OperationModel): Parameter | undefined {
  const item = resolveReference<PathItem>(document, document.paths?.[path]);
  return [...listOfParameters(operation.parameters), ...listOfParameters(item?.parameters)]
    .map((reference) => resolveReference<Parameter>(document, reference))
    .find((parameter) => parameter?.in === "header" && /^authorization$/i.test(parameter.name));
}

export function pairOf(value: string): { username: string; password: string } {
  const [username = "", ...password] = value.split(":");
  return { username, password: password.join(":") };
}

/** Refuses a call without the credentials that its operation requires, or with a part of them: the client would send none. */
export function refuseMissing(id: string, { alternatives, variables }: Security, given: readonly string[]): void {
  const lacks = alternatives.map((all) => ({ all, lacking: variables.filter(({ name }) => all.includes(name) && !given.includes(name)) }));
  // The alternative without any is for a call without any.
  if (lacks.some(({ all, lacking }) => lacking.length === 0 && (given.length === 0 || all.length > 0))) return;
  const ways = lacks.filter(({ lacking }) => lacking.length > 0).toSorted((one, other) => one.lacking.length - other.lacking.length);
  const [least = "", ...others] = ways.map(({ lacking }) => lacking.map(({ variable }) => variable).join(" and "));
  if (given.length > 0) throw new CommandError(`${id} also takes ${least}; set it. Nothing was sent.`);
  const command = ways[0]?.lacking.length === 1 ? ', or pass --token-from "COMMAND"' : "";
  throw new CommandError(`${id} requires a credential: set ${[least, ...others].join(", or ")}${command}. Nothing was sent.`);
}
