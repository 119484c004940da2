// Requests that the contract allows.
import fc from "fast-check";
import { asObject, type Json } from "../../../fixtures/instances/contract.js";
import { anyOf, type Instance, type Known, asText, samplesOf, toJson, toText } from "./instances.js";
import type { Operation, Parameter } from "./operations.js";

export const JSON_TYPE = "application/json";
export const FORM_TYPE = "application/x-www-form-urlencoded";

/** A request that the contract allows, in its parts. */
export interface Request {
  operation: Operation;
  parameters: readonly (readonly [Parameter, Instance])[];
  /** Parameters that the contract allows without naming them. */
  furtherQuery?: readonly (readonly [string, string])[];
  body: RequestBody | undefined;
}

export interface RequestBody {
  mediaType: string;
  instance: Instance;
}

/** A request as it is sent. */
export interface Sent {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
}

/** What is known of the service that is asked, by place and name: `path idOrName`, `query projectId`, `body code`. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

const knownIn =
  (known: KnownValues, place: string): Known =>
  (name) =>
    known[`${place} ${name}`] ?? [];

/** The team of a request is no matter of its schema: both parameters may not stand together, and both are optional. */
const isTeam = ({ name }: Parameter): boolean => name === "teamId" || name === "slug";

/**
 * A request with what is required alone, then others that differ from it in one parameter, each value at the limits of its schema among
 * them, one with all parameters, and each with each body in each media type.
 */
export function sampleRequests(operation: Operation, known: KnownValues): Request[] {
  const bodies = sampleBodies(operation, known);
  const samples = operation.parameters
    .filter(({ isFreeForm }) => !isFreeForm)
    .map((parameter) => [parameter, parameterSamples(parameter, known)] as const);
  const [first] = bodies;
  const required = samples.flatMap(([parameter, [value]]) =>
    parameter.isRequired && value !== undefined ? [[parameter, value] as const] : [],
  );
  const all = samples.flatMap(([parameter, [value]]) =>
    value === undefined || parameter.name === "slug" || parameter.name === "next" ? [] : [[parameter, value] as const],
  );
  const isOpen = operation.parameters.some(({ isFreeForm }) => isFreeForm);
  return [
    ...bodies.map((body) => ({ operation, parameters: required, body })),
    ...samples.flatMap(([parameter, values]) =>
      values.map((value) => ({
        operation,
        parameters: [...required.filter(([other]) => other !== parameter), [parameter, value] as const],
        body: first,
      })),
    ),
    { operation, parameters: all, body: first },
    ...(isOpen
      ? [
          {
            operation,
            parameters: all,
            furtherQuery: [
              ["a", "1"],
              ["b", ""],
              ["b", "2"],
            ] as const,
            body: first,
          },
        ]
      : []),
  ];
}

function parameterSamples(parameter: Parameter, known: KnownValues): Instance[] {
  return samplesOf(parameter.schema, parameter.name, knownIn(known, parameter.in)).filter((instance) => isSendable(parameter, instance));
}

/** An empty segment, or one of dots, is none that a path could have; an empty team is one of the faults. */
function isSendable(parameter: Parameter, instance: Instance): boolean {
  const text = toText(instance);
  return parameter.in === "path" ? !["", ".", ".."].includes(text) : !(isTeam(parameter) && text === "");
}

function sampleBodies({ body }: Operation, known: KnownValues): (RequestBody | undefined)[] {
  if (body === undefined) return [undefined];
  const made = [...body.media].flatMap(([mediaType, { schema }]) =>
    samplesOf(schema, "", knownIn(known, "body"))
      .map((instance) => ({ mediaType, instance }))
      .filter(isExpressible),
  );
  return body.isRequired ? made : [...made, undefined];
}

/** A form has fields of text alone. */
function isExpressible({ mediaType, instance }: RequestBody): boolean {
  return mediaType !== FORM_TYPE || isForm(toJson(instance));
}

export function isForm(value: Json): boolean {
  return (
    typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every((field) => typeof field === "string")
  );
}

/** Any request that the contract allows. */
export function anyRequest(operation: Operation, known: KnownValues): fc.Arbitrary<Request> {
  const entries = operation.parameters
    .filter(({ isFreeForm }) => !isFreeForm)
    .map((parameter) => {
      const value = anyOf(parameter.schema, parameter.name, knownIn(known, parameter.in)).filter((instance) =>
        isSendable(parameter, instance),
      );
      const entry = value.map((instance) => [parameter, instance] as const);
      return parameter.isRequired ? entry : fc.option(entry, { nil: undefined });
    });
  const given = fc.tuple(...entries).map((all) => onlyOneTeam(all.filter((entry) => entry !== undefined)));
  return fc.tuple(given, anyBody(operation, known)).map(([parameters, body]) => shown({ operation, parameters, body }));
}

/** In a counterexample it stands as it is sent. */
function shown(request: Request): Request {
  return Object.assign(request, { [fc.toStringMethod]: () => JSON.stringify(toSent(request, "…")) });
}

function onlyOneTeam(parameters: Request["parameters"]): Request["parameters"] {
  const [team] = parameters.filter(([parameter]) => isTeam(parameter));
  return parameters.filter((entry) => !isTeam(entry[0]) || entry === team);
}

function anyBody({ body }: Operation, known: KnownValues): fc.Arbitrary<RequestBody | undefined> {
  if (body === undefined) return fc.constant(undefined);
  const made = [...body.media].map(([mediaType, { schema }]) => {
    const instances = anyOf(schema, "", knownIn(known, "body")).map((instance) => ({ mediaType, instance }));
    return instances.filter(isExpressible);
  });
  return fc.oneof(...made, ...(body.isRequired ? [] : [fc.constant(undefined)]));
}

/** A request as it is sent, with the token where the operation takes one. */
export function toSent({ operation, parameters, furtherQuery = [], body }: Request, token: string): Sent {
  const valueOf = (parameter: Parameter, instance: Instance): [string, string] => [parameter.name, toText(instance)];
  const inPath = new Map(parameters.filter(([{ in: place }]) => place === "path").map((entry) => valueOf(...entry)));
  const query = parameters.filter(([{ in: place }]) => place === "query").map((entry) => valueOf(...entry));
  return {
    method: operation.method,
    path:
      operation.template.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => encodeURIComponent(inPath.get(name) ?? "")) +
      queryOf([...query, ...furtherQuery]),
    headers: {
      ...(operation.takesCredential && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": body.mediaType }),
    },
    body: body && encodeBody(body.mediaType, toJson(body.instance)),
  };
}

export function queryOf(entries: readonly (readonly [string, string])[]): string {
  return entries.length === 0 ? "" : `?${new URLSearchParams(entries.map(([name, value]) => [name, value])).toString()}`;
}

export function encodeBody(mediaType: string, value: Json): string {
  return mediaType === FORM_TYPE
    ? new URLSearchParams(Object.entries(asObject(value)).map(([name, field]) => [name, asText(field)])).toString()
    : JSON.stringify(value);
}
