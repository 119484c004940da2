import { didYouMean } from "../../../../scripts/core/cli/nearest.js";
import { isSecretName } from "../../../../scripts/model/secret-names.js";
import { at, type OpenApiDocument } from "../../../emulator/src/internal/contract/document.js";
import type { Contract } from "../../../emulator/src/internal/contract/load-contract.js";
import type { Operation, Parameter } from "../../../emulator/src/internal/contract/operation.js";
import type { SchemaFault } from "../../../emulator/src/internal/contract/schema-fault.js";
import { isObject } from "../../../emulator/src/internal/state/json.js";
import type { CallRequest, Credential } from "./api.js";
import { checkBody, faultsOf, missing, propertiesAt, type RequestFault, type TypedRequest } from "./check-body.js";
import { fitted, gathered, isText, meanings, textOf } from "./typed-values.js";

export const PLACES = ["path", "query", "header", "cookie"] as const;

/** The credentials of an API, and those that an operation takes. */
export interface Credentials {
  known: readonly Credential[];
  taken: readonly Credential[];
}

/** Headers that OpenAPI leaves to the client, also where a document has them as parameters. */
const OF_THE_CLIENT = ["accept", "content-type", "authorization"];

/** Headers of a connection, which a request does not choose. */
const OF_THE_CONNECTION = /^(?:connection|content-length|expect|keep-alive|te|trailer|transfer-encoding|upgrade)$/i;

const isSame = (one: unknown, other: unknown): boolean => String(one).toLowerCase() === String(other).toLowerCase();

/** Checks for the parameter that a credential is sent as. */
export function isSentAs({ in: place, field }: Credential, parameter: { in: string; name: string }): boolean {
  return place === parameter.in && (place === "header" ? isSame(field, parameter.name) : field === parameter.name);
}

/** Returns all faults of a request. Values that are text become what their schema asks for, as in a URL. */
export function checkRequest(
  contract: Contract,
  operation: Operation,
  { bodyText, bodyFields, headerLines = [], ...request }: TypedRequest,
  credentials: Credentials = { known: [], taken: [] },
): { request: CallRequest; faults: RequestFault[] } {
  const faults: RequestFault[] = [];
  const checked: CallRequest = { ...request };
  const addHeader = (name: string, value: unknown): void => {
    const [same = name] = Object.keys(checked.headers ?? {}).filter((other) => isSame(other, name));
    checked.headers = { ...checked.headers, [same]: [checked.headers?.[same] ?? [], String(value)].flat().join(", ") };
  };
  for (const line of headerLines) {
    const [, name = "", value = ""] = /^([^\s:]+):\s*(.*)$/.exec(line) ?? [];
    const message = lineFault(name, credentials);
    if (message === undefined) addHeader(name, value);
    else faults.push({ at: name, rule: "header.line", message });
  }
  for (const place of PLACES) {
    const { values, ...found } = checkPlace(contract, operation, place, request[place] ?? {}, credentials.taken);
    faults.push(...found.faults);
    const entries = Object.entries(values);
    const isLeft = ([name]: [string, unknown]): boolean => place === "header" && OF_THE_CLIENT.includes(name.toLowerCase());
    for (const [name, value] of entries.filter(isLeft)) addHeader(name, value);
    if (Object.keys({ ...request[place], ...values }).length > 0)
      checked[place] = Object.fromEntries(entries.filter((each) => !isLeft(each)));
  }
  const { faults: others, ...body } = checkBody(contract, operation, { ...request, bodyText, bodyFields });
  return { request: { ...checked, ...body }, faults: [...faults, ...others] };
}

/** Returns the reason why a header is refused. */
function lineFault(name: string, { known, taken }: Credentials): string | undefined {
  if (name === "") return "-H takes NAME: VALUE";
  if (OF_THE_CONNECTION.test(name)) return `-H takes no ${name}, which the connection sets`;
  const scheme = [...taken, ...known].find((each) => isSentAs(each, { in: "header", name }));
  if (scheme !== undefined) return credentialFault("-H", scheme);
  const isSecret = /^(?:proxy-authorization|cookie)$/i.test(name) || isSecretName(name);
  return isSecret ? `-H takes no credential: set its variable, see --help, or name the header in --auth-header` : undefined;
}

const credentialFault = (place: string, { variable }: Credential): string =>
  `${place} takes no credential: set ${variable}, or pass --token-from`;

/** Checks the parameters of a place. */
function checkPlace(
  contract: Contract,
  operation: Operation,
  place: (typeof PLACES)[number],
  given: object,
  taken: readonly Credential[],
): { values: Record<string, unknown>; faults: RequestFault[] } {
  const faults: RequestFault[] = [];
  const values: Record<string, unknown> = {};
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  const names = parameters.map(({ name }) => name);
  const isNamed = (one: string, other: string): boolean => (place === "header" ? isSame(one, other) : one === other);
  const credentialOf = (name: string): Credential | undefined => taken.find((each) => isSentAs(each, { in: place, name }));
  const namesAt = ([name, ...path]: readonly string[]): string[] =>
    name === undefined ? names : propertiesAt(contract.document, parameters.find((each) => each.name === name)?.schema, path);
  // Clients of agents send null for what is absent.
  for (const [name, value] of Object.entries(gathered(given, namesAt)).filter((each) => each[1] !== null)) {
    const where = `${place}.${name}`;
    const parameter = parameters.find((each) => isNamed(each.name, name));
    const credential = credentialOf(name);
    if (credential !== undefined) faults.push({ at: where, rule: "credential", message: credentialFault(where, credential) });
    else if (parameter !== undefined) faults.push(...checkValue(contract, operation, parameter, { name, value, values }));
    else if (parameters.some((each) => takesMore(contract.document, each, name))) values[name] = value;
    else faults.push({ at: where, rule: `${place}.known`, message: unknownText(operation, place, name, names) });
  }
  for (const { name, isRequired, isFreeForm, schema } of parameters) {
    const isLeft = place === "header" && OF_THE_CLIENT.includes(name.toLowerCase());
    if (!isRequired || isFreeForm || isLeft || Object.hasOwn(values, name) || credentialOf(name) !== undefined) continue;
    const own = at(contract.document, schema) as { const?: unknown; enum?: unknown[] };
    const [only, ...others] = own.enum ?? [own.const];
    if (only !== undefined && others.length === 0) values[name] = only;
    // The client sends the default of a header.
    else if (place !== "header" || !("default" in own)) faults.push(missing(`${place}.${name}`));
  }
  return { values, faults };
}

function unknownText({ operationId, parameters }: Operation, place: string, name: string, names: readonly string[]): string {
  const other = parameters.find((each) => each.name === name);
  const known = names.length === 0 ? "" : `It has ${names.join(", ")}.`;
  const advice = other === undefined ? didYouMean(name, names, known) : `Use ${other.in}.${name}.`;
  const others = place === "header" ? "The command sends others by -H." : "";
  return [`${operationId} has no ${place} parameter ${name}.`, advice, others].filter(Boolean).join(" ");
}

/** Checks a value of a parameter, and adds what is sent to the values. */
function checkValue(
  contract: Contract,
  { template }: Operation,
  parameter: Parameter,
  { name, value, values }: { name: string; value: unknown; values: Record<string, unknown> },
): RequestFault[] {
  const where = `${parameter.in}.${name}`;
  const found = fitting(contract, parameter, value);
  values[parameter.name] = found.value;
  const isDots = /^\.\.?$/.test(String(value)) && template.split("/").includes(`{${name}}`);
  return [
    ...(isDots ? [{ at: where, rule: "path.segment", message: `${where} must not be a . or .. segment, which a URL cannot have` }] : []),
    ...(found.fault === undefined
      ? []
      : [{ at: where, rule: found.fault.rule, message: `${where}${found.fault.at.replaceAll("/", ".")} ${found.fault.advice}` }]),
  ];
}

/** Tries a value as it is, then as JSON or as text: `"10"` is a number where the schema has one. A single value may be a list of one. */
function fitting(contract: Contract, { in: place, schema }: Parameter, value: unknown): { value: unknown; fault?: SchemaFault } {
  const text = textOf(value);
  const check = (each: unknown): SchemaFault | undefined => faultsOf(contract, schema, each)[0];
  const others = isObject(value) ? [fitted(value, check)] : isText(text) ? meanings(text, /header|path/.test(place)) : [[value]];
  const tried = [value, ...others].map((each) => ({ value: each, fault: check(each) }));
  const [first] = tried;
  // A fault within a value is one of the form that was meant: of texts with commas, a list.
  const fault = tried.findLast((each) => each.fault?.rule !== "type" || each.fault.at !== "")?.fault ?? first?.fault;
  const fits = tried.find((each) => each.fault === undefined);
  if (fits === undefined && fault !== undefined) return { value, fault };
  // An integer of more digits than JavaScript has is sent as it is written.
  return { value: Number.isInteger(fits?.value) && !Number.isSafeInteger(fits?.value) ? value : fits?.value };
}

/** Checks for an object whose properties, or any, are parameters of their own. */
function takesMore(document: OpenApiDocument, { isFreeForm, schema }: Parameter, name: string): boolean {
  if (!isFreeForm) return false;
  const names = propertiesAt(document, schema, []);
  return names.length === 0 || names.includes(name) || "additionalProperties" in (at(document, schema) as object);
}
