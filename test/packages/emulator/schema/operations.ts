// The operations of the contract, read from the bundle alone.
import {
  type Accepts,
  acceptor,
  asObject,
  at,
  type Json,
  type JsonObject,
  objectAt,
  operations as found,
  pointerTo,
  resolve,
} from "../../../fixtures/instances/contract.js";

export interface Parameter {
  name: string;
  in: "path" | "query";
  isRequired: boolean;
  /** Stands for all that the contract does not name. */
  isFreeForm: boolean;
  schema: Json;
}

/** What a media type holds. */
export interface Media {
  schema: Json;
  accepts: Accepts;
}

export interface Operation {
  operationId: string;
  /** In capitals. */
  method: string;
  template: string;
  isIndexed: boolean;
  takesCredential: boolean;
  parameters: readonly Parameter[];
  body: { isRequired: boolean; media: ReadonlyMap<string, Media> } | undefined;
  /** By status; undefined where there is no body. */
  responses: ReadonlyMap<string, ReadonlyMap<string, Media> | undefined>;
}

export const ALL: readonly Operation[] = [...found].map(([operationId, { path, method, pathItem, operation }]) => {
  const place = pointerTo("paths", path, method);
  const parameters = [pathItem["parameters"], operation["parameters"]].flatMap((list) => (list ?? []) as Json[]).map(parameterOf);
  const { requestBody, security } = operation;
  const body = requestBody === undefined ? undefined : located(requestBody, `${place}/requestBody`);
  return {
    ...{ operationId, template: path, method: method.toUpperCase(), parameters },
    isIndexed: operation["x-detail"] === "index",
    takesCredential: !Array.isArray(security) || security.length > 0,
    body: body && { isRequired: body.value["required"] === true, media: mediaOf(body) },
    responses: new Map(
      Object.entries(objectAt(operation, "responses")).map(([status, response]) => {
        const answer = located(response, place + pointerTo("responses", status));
        return [status, answer.value["content"] === undefined ? undefined : mediaOf(answer)];
      }),
    ),
  };
});

/** Those that the reference shows, if only in part. */
export const SHOWN = ALL.filter(({ isIndexed }) => !isIndexed);
export const INDEXED = ALL.filter(({ isIndexed }) => isIndexed);

function parameterOf(parameter: Json): Parameter {
  const { name, in: place, required, schema = true } = resolve(parameter);
  if (place !== "path" && place !== "query") throw new Error(`A parameter in the ${JSON.stringify(place)} is new: say here what to do.`);
  const isFreeForm = asObject(schema)["type"] === "object";
  return { name: name as string, in: place, isRequired: required === true, isFreeForm, schema };
}

interface Located {
  pointer: string;
  value: JsonObject;
}

function located(value: Json, pointer: string): Located {
  const { $ref } = asObject(value);
  return typeof $ref === "string" ? located(at($ref.slice(1)) ?? null, $ref.slice(1)) : { pointer, value: asObject(value) };
}

function mediaOf({ pointer, value }: Located): Map<string, Media> {
  return new Map(
    Object.entries(objectAt(value, "content")).map(([type, media]): [string, Media] => {
      const schema = asObject(media)["schema"] ?? true;
      // Compiled when first asked: most are never.
      let accepts: Accepts | undefined;
      return [type, { schema, accepts: (value) => (accepts ??= acceptor(pointer + pointerTo("content", type, "schema")))(value) }];
    }),
  );
}

/** What is wrong with an answer by the contract; undefined where nothing is. An operation without stated errors may answer with any. */
export function answerFault(
  { responses }: Operation,
  answer: { status: number; contentType: string | null; text: string },
): string | undefined {
  const { status, contentType, text } = answer;
  const stated = [...responses.keys()];
  const key = [String(status), `${String(status)[0] ?? ""}XX`, "default"].find((one) => responses.has(one));
  if (key === undefined) return status >= 400 && stated.every((one) => one.startsWith("2")) ? undefined : `status ${status}`;
  const media = responses.get(key);
  if (media === undefined) return text === "" && contentType === null ? undefined : "a body where the contract has none";
  const type = contentType?.split(";")[0] ?? "";
  const content = media.get(type) ?? media.get("*/*");
  if (content === undefined) return `the media type ${type}`;
  if (content.schema === true || !type.endsWith("json")) return undefined;
  return content.accepts(JSON.parse(text)) ? undefined : `the body ${text}`;
}
