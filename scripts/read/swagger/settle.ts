// Rewrites a Swagger 2.0 document so that @scalar/openapi-upgrader 0.4 converts it without loss. Each function gives the reason.
import { METHODS } from "../openapi.js";
import { nameOfPlace } from "../add-component.js";
import { isObject, joinPointer, pointerKeys } from "../spec-node.js";
import { type Fields, fieldsOf, isBody, listOf, ownParameters, removeBodies, settleParameter } from "./parameters.js";

/** A part of a Swagger document that OpenAPI 3 cannot express. */
export interface Remark {
  /** JSON Pointer in the Swagger document. */
  pointer: string;
  message: string;
  hint: string;
}

interface Operation {
  path: string;
  method: string;
  item: Fields;
  operation: Fields;
}

interface Settled {
  remarks: Remark[];
  /** The operations, as `post /things`, with a form that has a required field. */
  withRequiredForm: Set<string>;
}

const FORMS = ["multipart/form-data", "application/x-www-form-urlencoded"];

/** Rewrites a document in place. */
export function settle(document: Fields): Settled {
  const settled: Settled = { remarks: [], withRequiredForm: new Set() };
  const [, scheme, host] = /^(https?):\/\/(.*?)\/*$/.exec(String(document["host"])) ?? [];
  if (host !== undefined) {
    Object.assign(document, { host, schemes: [scheme] });
    settled.remarks.push({ pointer: "#/host", message: "The scheme in `host` is read as `schemes`.", hint: "move it to `schemes`" });
  }
  settled.remarks.push(...laterFields(document));
  moveTargets(document);
  visit(document, (node, [above]) => {
    if (above === "parameters") settleParameter(document, node);
    settleSchema(node);
  });
  const operations = operationsIn(document);
  for (const { item, operation } of operations) {
    operation["parameters"] = ownParameters(document, item, operation);
    settleServers(document, operation);
  }
  for (const { item } of operations) {
    if (Array.isArray(item["parameters"]))
      item["parameters"] = item["parameters"].filter((each) => isObject(each) && !isBody(document, each));
  }
  for (const each of operations) {
    settleTypes(document, each, settled);
    settleResponses(document, each.operation);
  }
  for (const response of Object.values(fieldsOf(document["responses"]))) settleResponse(response, typesOf(document["produces"]));
  removeBodies(document);
  document["servers"] = serversOf(document, document["schemes"]);
  for (const key of ["host", "basePath", "schemes"]) Reflect.deleteProperty(document, key);
  return settled;
}

/** Names the first of each field of OpenAPI 3. The library keeps them, so they are read as they are meant. */
function laterFields(document: Fields): Remark[] {
  const schemes = Object.entries(fieldsOf(document["securityDefinitions"]));
  const places: (readonly [keys: readonly string[], node: unknown])[] = [
    [[], document],
    ...schemes.map(([name, scheme]) => [["securityDefinitions", name], scheme] as const),
    ...operationsIn(document).flatMap(({ path, method, operation }) => {
      const responses = Object.entries(fieldsOf(operation["responses"]));
      const keys = ["paths", path, method];
      return [[keys, operation] as const, ...responses.map(([status, node]) => [[...keys, "responses", status], node] as const)];
    }),
  ];
  return ["components", "servers", "scheme", "flows", "requestBody", "content"].flatMap((field) => {
    const [keys] = places.find(([, node]) => isObject(node) && field in node) ?? [];
    const message = `\`${field}\` is a field of OpenAPI 3, not of Swagger 2.0.`;
    const hint = 'convert the document to OpenAPI 3, and write `openapi: "3.0.3"` in place of `swagger`; or remove the field';
    return keys === undefined ? [] : [{ pointer: [...keys, field].reduce(joinPointer, "#"), message, hint }];
  });
}

/** The library moves what is in the paths, and does not convert what is elsewhere: what references point to there becomes a definition. */
function moveTargets(document: Fields): void {
  const moved = new Map<string, string>();
  const move = (node: Fields, [above = ""]: readonly string[]): void => {
    const reference = String(node["$ref"]);
    if (above === "parameters") settleReference(node, reference);
    const from = reference.startsWith("#/") ? (pointerKeys(reference.slice(1)) ?? []) : [];
    if (from.length < 2 || above === "paths" || ["definitions", "parameters", "responses"].includes(from[0] ?? "")) return;
    const target = from.reduce<unknown>((value, key) => (value as Fields | undefined)?.[key], document);
    if (!isObject(target)) return;
    const section = ["parameters", "responses"].find((each) => each === above) ?? "definitions";
    const owner = (document[section] ??= {}) as Fields;
    const known = moved.get(`${section} ${reference}`);
    const name = nameOfPlace(owner, from, target);
    const place = known ?? joinPointer(`#/${section}`, name);
    node["$ref"] = place;
    if (known !== undefined) return;
    moved.set(`${section} ${reference}`, place);
    // A copy, since the library converts in place.
    visit((owner[name] = structuredClone(target)), move, [section, name]);
  };
  visit(document, move);
}

/** The `$ref` of a parameter to a definition, beside its name, is that of its schema. */
function settleReference(parameter: Fields, reference: string): void {
  if (!("in" in parameter) || !reference.startsWith("#/definitions/")) return;
  parameter["schema"] = { $ref: reference };
  delete parameter["$ref"];
}

/** Returns the operations of a document's paths. */
export function operationsIn(document: Fields): Operation[] {
  return Object.entries(fieldsOf(document["paths"])).flatMap(([path, item]) =>
    isObject(item)
      ? METHODS.flatMap((method) => {
          const operation = item[method];
          return isObject(operation) ? [{ path, method, item, operation }] : [];
        })
      : [],
  );
}

/**
 * Writes out the media types of an operation. The library drops a body whose list is empty, sends forms without files as multipart, which
 * few servers of such documents read, and does not know that fields are lists with commas by default.
 */
function settleTypes(document: Fields, { path, method, operation }: Operation, { remarks, withRequiredForm }: Settled): void {
  const parameters = listOf(operation["parameters"]).filter(isObject);
  const fields = parameters.filter((parameter) => parameter["in"] === "formData");
  const consumes = typesOf(operation["consumes"] ?? document["consumes"]);
  const forms = FORMS.filter((type) => consumes.includes(type));
  const hasFile = fields.some(({ type }) => type === "file");
  const sent = fields.length === 0 ? consumes : hasFile ? FORMS.slice(0, 1) : forms.length > 0 ? forms : FORMS.slice(1);
  operation["consumes"] = sent;
  operation["produces"] = typesOf(operation["produces"] ?? document["produces"]);
  if (fields.some((field) => field["required"] === true)) withRequiredForm.add(`${method} ${path}`);
  const used = fields[0] ?? parameters.find((parameter) => parameter["in"] === "body");
  for (const [index, parameter] of parameters.entries()) {
    const at = joinPointer(["paths", path, method, "parameters"].reduce(joinPointer, "#"), String(index));
    if (parameter["in"] === "body" && parameter !== used)
      remarks.push({ pointer: at, message: "The operation has another body; this one is left out.", hint: "describe one body, or a form" });
    if (parameter["type"] !== "array") continue;
    if (parameter["collectionFormat"] === "tsv") remarks.push({ pointer: `${at}/collectionFormat`, ...TSV });
    if (parameter["in"] === "formData") parameter["collectionFormat"] ??= "csv";
  }
}

const TSV = {
  message: "This `collectionFormat` has no counterpart in OpenAPI 3. Each item of the list is sent on its own.",
  hint: "use `collectionFormat: multi` if the server reads it",
};

/** A shared response has the media types of the document, so the success of an operation with its own gets a copy. Errors seldom follow them. */
function settleResponses(document: Fields, operation: Fields): void {
  const produces = typesOf(operation["produces"]);
  const isUsual = produces.join() === typesOf(document["produces"]).join();
  const responses = fieldsOf(operation["responses"]);
  for (const [status, response] of Object.entries(responses)) {
    const name = isObject(response) ? /^#\/responses\/([^/]+)$/.exec(String(response["$ref"]))?.[1] : undefined;
    const shared = name === undefined || isUsual || !status.startsWith("2") ? undefined : fieldsOf(document["responses"])[name];
    if (shared !== undefined) responses[status] = structuredClone(shared);
    // The library fails at a response without a value.
    else if (!isObject(response) && !status.startsWith("x-")) responses[status] = { description: "" };
    settleResponse(responses[status], produces);
  }
}

/**
 * A file is never JSON, nor XML as the other form of it, even if that is what all operations produce. The library would also leave the type of such a body open, and keep
 * the separators of headers, which OpenAPI 3 does not have.
 */
function settleResponse(response: unknown, produces: readonly string[]): void {
  if (!isObject(response)) return;
  for (const header of Object.values(fieldsOf(response["headers"]))) if (isObject(header)) delete header["collectionFormat"];
  const { schema } = response;
  if (!isObject(schema) || schema["type"] !== "file") return;
  const others = produces.filter((type) => !/[/+]json\b/i.test(type));
  const types = others.length < produces.length ? others.filter((type) => !/[/+]xml\b/i.test(type)) : others;
  const media = { schema: { contentMediaType: "application/octet-stream" } };
  response["content"] = Object.fromEntries((types.length > 0 ? types : ["*/*"]).map((type) => [type, media]));
  delete response["schema"];
  delete response["examples"];
}

/**
 * OpenAPI 3 has no separators within an item, and `null` must be among the values of an enumeration. The library drops an `x-example` that is
 * not listed by media type.
 */
function settleSchema(node: Fields): void {
  const { items, enum: values, "x-example": example } = node;
  if ("in" in node && example !== undefined && !isObject(example)) node["example"] ??= example;
  if (isObject(items) && "type" in node) delete items["collectionFormat"];
  // Kubernetes writes a port or a share so.
  if (node["format"] === "int-or-string" && node["type"] === "string") {
    delete node["type"];
    node["oneOf"] = [{ type: "integer" }, { type: "string" }];
  }
  if (node["x-nullable"] === true && Array.isArray(values) && !values.includes(null)) values.push(null);
}

/** The library ignores the schemes of an operation. */
function settleServers(document: Fields, operation: Fields): void {
  const { schemes } = operation;
  delete operation["schemes"];
  if (Array.isArray(schemes) && typeof document["host"] === "string") operation["servers"] = serversOf(document, schemes);
}

/**
 * Without schemes, the library takes http, which would send credentials unencrypted; the document's own scheme applies, which a file does
 * not have. The first server is the default of OpenAPI 3, so https comes first.
 */
function serversOf({ host, basePath }: Fields, schemes: unknown): { url: string }[] | undefined {
  const base = typeof basePath === "string" ? `/${basePath}`.replace(/^\/+|\/+$/g, "") : "";
  if (typeof host !== "string" || host === "") return base === "" ? undefined : [{ url: `/${base}` }];
  const known = ["https", "http"].filter((scheme) => [schemes].flat().includes(scheme));
  return (known.length > 0 ? known : ["https"]).map((scheme) => ({ url: `${scheme}://${host}${base === "" ? "" : `/${base}`}` }));
}

/** Returns a list of media types, by default JSON. */
function typesOf(list: unknown): string[] {
  const types = (typeof list === "string" ? [list] : listOf(list)).filter((type) => typeof type === "string");
  return types.length > 0 ? types : ["application/json"];
}

/** @param place the last keys of the node */
function visit(node: unknown, change: (node: Fields, place: readonly string[]) => void, place: readonly string[] = []): void {
  if (isObject(node)) change(node, place);
  if (typeof node !== "object" || node === null) return;
  for (const [key, below] of Object.entries(node)) visit(below, change, [...place.slice(-1), key]);
}
