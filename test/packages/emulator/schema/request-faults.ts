// Requests that break one rule.
import type { Json } from "../../../fixtures/instances/contract.js";
import { faultsOf } from "./instance-faults.js";
import { asText, toJson, toText, UNKNOWN_NAMES } from "./instances.js";
import type { Parameter } from "./operations.js";
import { encodeBody, FORM_TYPE, isForm, JSON_TYPE, type Request, type Sent, toSent } from "./requests.js";

/** What the answer has to say. */
export interface Refused {
  status: number;
  /** One of these. */
  rules: readonly string[];
  place: { in: string; at: string } | undefined;
}

/** A request that breaks one rule. */
export interface WrongRequest {
  what: string;
  sent: Sent;
  refused: Refused;
}

/** The names of teams: of one that the token may act for, of one that it may not. */
export interface Teams {
  own: Readonly<Record<"teamId" | "slug", string>>;
  foreign: Readonly<Record<"teamId" | "slug", string>>;
}

type Wrong = (what: string, changes: Partial<Sent>, rules: readonly string[], place?: Refused["place"], status?: number) => WrongRequest;

const BODY = { in: "body", at: "" };
const CONTENT_TYPE = { in: "header", at: "content-type" };
const AUTHORIZATION = { in: "header", at: "authorization" };

/** The ways to break one rule in a right request, which should name no team. */
export function wrongRequests(request: Request, token: string, teams: Teams): WrongRequest[] {
  const sent = toSent(request, token);
  const wrong: Wrong = (what, changes, rules, place, status = 400) => ({
    what,
    sent: { ...sent, ...changes },
    refused: { status, rules, place },
  });
  return [
    ...wrongCredentials(request, sent, wrong),
    ...wrongTeams(request, sent, teams, wrong),
    ...wrongPaths(request, wrong),
    ...wrongQueries(request, sent, wrong),
    ...wrongBodies(request, sent, wrong),
  ];
}

function wrongCredentials({ operation }: Request, { headers }: Sent, wrong: Wrong): WrongRequest[] {
  if (!operation.takesCredential) return [];
  const { authorization = "", ...rest } = headers;
  const token = authorization.slice("Bearer ".length);
  const sending = (value: string, rule: string): WrongRequest =>
    wrong(`authorization: ${value}`, { headers: { ...rest, authorization: value } }, [rule], AUTHORIZATION, 401);
  return [
    wrong("no credential", { headers: rest }, ["credential.required"], AUTHORIZATION, 401),
    ...[`Basic ${token}`, "Bearer", token, `Bearer ${token} ${token}`, `Bearer ${token},`, `Bearer "${token}"`, `Bearer  ${token}!`].map(
      (value) => sending(value, "credential.bearer"),
    ),
    ...[`Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Bearer ${token.toUpperCase()}`, "Bearer __proto__", "Bearer constructor"].map(
      (value) => sending(value, "credential.known"),
    ),
  ];
}

function wrongTeams({ operation }: Request, { path }: Sent, { own, foreign }: Teams, wrong: Wrong): WrongRequest[] {
  const query = (entries: readonly (readonly [string, string])[]): Partial<Sent> => ({ path: withQuery(path, entries) });
  const at = (name: string): Refused["place"] => ({ in: "query", at: name });
  return [
    wrong(
      "teamId and slug",
      query([
        ["teamId", own.teamId],
        ["slug", own.slug],
      ]),
      ["team.once"],
      at("slug"),
    ),
    wrong(
      "slug and teamId",
      query([
        ["slug", own.slug],
        ["teamId", own.teamId],
      ]),
      ["team.once"],
      at("teamId"),
    ),
    ...(["teamId", "slug"] as const).flatMap((name) => [
      wrong(
        `${name} twice`,
        query([
          [name, own[name]],
          [name, own[name]],
        ]),
        ["team.once"],
        at(name),
      ),
      wrong(`an empty ${name}`, query([[name, ""]]), ["team.named"], at(name)),
      wrong(`a ${name} that nobody has`, query([[name, "nobody"]]), ["team.allowed"], at(name), 403),
      // Without a credential there are no others.
      ...(operation.takesCredential ? [wrong(`a ${name} of others`, query([[name, foreign[name]]]), ["team.allowed"], at(name), 403)] : []),
    ]),
  ];
}

function wrongPaths({ operation }: Request, wrong: Wrong): WrongRequest[] {
  const names = [...operation.template.matchAll(/\{([^{}]+)\}/g)];
  return names.flatMap((_, index) =>
    ["%ff", "%a", "%", "a%c3"].map((text) => {
      let count = 0;
      return wrong(`${text} in the path`, { path: operation.template.replaceAll(/\{[^{}]+\}/g, () => (count++ === index ? text : "x")) }, [
        "path.encoding",
      ]);
    }),
  );
}

function wrongQueries({ operation, parameters }: Request, { path }: Sent, wrong: Wrong): WrongRequest[] {
  const query = (entries: readonly (readonly [string, string])[]): Partial<Sent> => ({ path: withQuery(path, entries) });
  const isOpen = operation.parameters.some(({ isFreeForm }) => isFreeForm);
  const known = new Set(operation.parameters.filter(({ in: place }) => place === "query").map(({ name }) => name));
  const unknown = [...UNKNOWN_NAMES, "Limit", "furtherQuery", "page"].filter((name) => !known.has(name));
  const given = parameters.filter(([parameter]) => parameter.in === "query" && !TEAM.has(parameter.name));
  return [
    ...(isOpen
      ? []
      : unknown.map((name) => wrong(`the query parameter ${name}`, query([[name, "1"]]), ["query.known"], { in: "query", at: name }))),
    ...given.flatMap(([parameter, instance]) => {
      const place = { in: "query", at: parameter.name };
      const text = toText(instance);
      const replaced = (value: string): Partial<Sent> => ({ path: withQuery(path, [[parameter.name, value]], parameter.name) });
      return [
        wrong(`${parameter.name} twice`, query([[parameter.name, text]]), ["query.once"], place),
        ...faultsOf(instance).flatMap(({ value, what, rules }) =>
          isText(parameter, value) ? [wrong(`${parameter.name}: ${what}`, replaced(asText(value)), rules, place)] : [],
        ),
        ...(isNumber(parameter) ? NO_INTEGERS : []).map((value) => wrong(`${parameter.name}: ${value}`, replaced(value), ["type"], place)),
      ];
    }),
  ];
}

const TEAM = new Set(["teamId", "slug"]);
const NO_INTEGERS = ["", " ", "ten", "1.5", "1.0", "1e1", "+1", " 1", "01", "0x10", "NaN", "Infinity", "true", "null", "１", "1,2"];

function isNumber({ schema }: Parameter): boolean {
  return typeof schema === "object" && schema !== null && "type" in schema && (schema["type"] === "integer" || schema["type"] === "number");
}

/** A query has text alone: what is no number or no text is the text of one. */
function isText(parameter: Parameter, value: Json): boolean {
  return isNumber(parameter) ? typeof value === "number" : typeof value === "string";
}

function wrongBodies({ operation, body }: Request, { headers }: Sent, wrong: Wrong): WrongRequest[] {
  const withType = (type: string | undefined): Record<string, string> => {
    const rest = Object.fromEntries(Object.entries(headers).filter(([name]) => name !== "content-type"));
    return type === undefined ? rest : { ...rest, "content-type": type };
  };
  if (operation.body === undefined) {
    if (operation.method === "GET") return [];
    return [wrong("a body", { body: "{}", headers: withType(JSON_TYPE) }, ["body.known"], BODY)];
  }
  if (body === undefined) return [];
  const { mediaType, instance } = body;
  const value = toJson(instance);
  const text = encodeBody(mediaType, value);
  const bytes = new TextEncoder().encode(text);
  const otherType = [FORM_TYPE, JSON_TYPE].find((type) => operation.body?.media.has(type) === false);
  return [
    ...(operation.body.isRequired
      ? [
          wrong("no body", { body: undefined, headers: withType(undefined) }, ["body.required"], BODY),
          wrong("an empty body", { body: "" }, ["body.required"], BODY),
        ]
      : []),
    ...[
      "text/plain",
      "application/xml",
      "application/jsonp",
      "constructor",
      "*/*",
      `${mediaType}; charset=utf-16`,
      `${mediaType};charset="iso-8859-1"`,
      ...(otherType === undefined ? [] : [otherType]),
    ].map((type) => wrong(`the media type ${type}`, { headers: withType(type) }, ["body.mediaType"], CONTENT_TYPE)),
    wrong(`${mediaType}: no media type`, { body: bytes, headers: withType(undefined) }, ["body.mediaType"], CONTENT_TYPE),
    wrong(`${mediaType}: bytes that are no UTF-8`, { body: new Uint8Array([...bytes, 0xff]) }, ["body.encoding"], BODY),
    ...(mediaType === FORM_TYPE ? wrongForms(value, wrong) : wrongTexts(text, wrong)),
    ...faultsOf(instance).flatMap((fault) =>
      mediaType === JSON_TYPE || isForm(fault.value)
        ? [
            wrong(`${mediaType}: ${fault.at} ${fault.what}`, { body: encodeBody(mediaType, fault.value) }, fault.rules, {
              in: "body",
              at: fault.at,
            }),
          ]
        : [],
    ),
  ];
}

/** Texts that are no JSON. */
function wrongTexts(text: string, wrong: Wrong): WrongRequest[] {
  const isNoNumber = !/^\d/.test(text);
  const texts = {
    ...{
      "an opened brace": "{",
      "a brace too many": `${text}}`,
      "a comma too many": `[${text},]`,
      "a form": "name=a",
      "no value of JSON": "undefined",
    },
    ...(isNoNumber && { "a text without its end": text.slice(0, -1) }),
  };
  return Object.entries(texts).map(([what, body]) => wrong(what, { body }, [body === "" ? "body.required" : "body.json"], BODY));
}

function wrongForms(value: Json, wrong: Wrong): WrongRequest[] {
  const text = encodeBody(FORM_TYPE, value);
  return Object.keys(value as object).map((name) =>
    wrong(`the field ${name} twice`, { body: `${text}&${new URLSearchParams([[name, "other"]]).toString()}` }, ["body.once"], {
      in: "body",
      at: `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`,
    }),
  );
}

/** A path with further parameters in its query, without those of a name. */
function withQuery(path: string, entries: readonly (readonly [string, string])[], without?: string): string {
  const [pathname = "", search = ""] = path.split("?");
  const query = [...new URLSearchParams(search)].filter(([name]) => name !== without);
  return `${pathname}?${new URLSearchParams([...query, ...entries].map(([name, value]) => [name, value])).toString()}`;
}
