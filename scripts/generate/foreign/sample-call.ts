import { bodyChoices } from "../../emit/body-types.js";
import type { OpenApiDocument, Parameter } from "../../read/openapi.js";
import type { OperationModel } from "../../model/operation.js";
import { requirementsOf, sentSchemes } from "../../model/security.js";
import { isInsecure } from "../../model/servers.js";
import { isNumberFormat } from "../../model/normalize/normal-schema.js";
import { headerDefault } from "../../model/parameters.js";
import { resolveSchema } from "../../model/schemas.js";
import { propertyKey, quote } from "../../emit/text.js";
import { acceptedTypes, isPaginated, offeredTypes, successResponses } from "../../model/operation-facts.js";
import { streamFormat } from "../../model/media-types.js";

/** Returns a sample of the simplest call, and one that reads a stream if the document has one. */
export function usage(document: OpenApiDocument, models: readonly OperationModel[]): string[] {
  const [example] = simplestFirst(models);
  if (example === undefined) return [];
  const call = `await ${example.name}(client${sampleRequest(document, example)})`;
  const { options, usesServer, remark } = addressOf(document);
  const auth = sampleCredentials(document, example);
  const names = ["createClient", ...(auth === undefined ? [] : ["credentials"]), example.name, ...(usesServer ? ["serverUrl"] : [])];
  const lines = [
    `import { ${names.join(", ")} } from "./index.js";`,
    "",
    ...(auth === undefined ? [] : [declared(auth)]),
    `const client = createClient({ ${[...options, ...(auth === undefined ? [] : [`auth: ${auth}`])].join(", ")} });`,
    ...declaredParts(document, example),
    ...(streamChoice(example)?.isUsual === true ? loopOver(call) : [`const result = ${call};`]),
  ];
  const sample = `\`\`\`ts\n${lines.join("\n")}\n\`\`\``;
  return [sample, ...(remark === undefined ? [] : [remark]), ...streamUsage(document, models, example)];
}

/** Returns a sample that reads the stream whose request needs the least input; none if the first sample does, or if there is no stream. */
function streamUsage(document: OpenApiDocument, models: readonly OperationModel[], shown: OperationModel): string[] {
  const streams = simplestFirst(models.filter((model) => streamChoice(model) !== undefined && !hasTiedBody(document, model)));
  const [example] = streams;
  const choice = example && streamChoice(example);
  if (example === undefined || choice === undefined || streamChoice(shown)?.isUsual === true) return [];
  const { name } = example;
  const body = needsBody(example) ? `, body: Parameters<typeof ${name}>[1]["body"]` : "";
  const call = `await ${name}(client${sampleRequest(document, example, choice.isUsual ? [] : [`accept: ${quote(choice.type)}`])})`;
  const lines = [
    `import { ${name === shown.name ? "" : `${name}, `}type OperationClient } from "./index.js";`,
    "",
    `export async function readStream(client: OperationClient${body}): Promise<void> {`,
    ...loopOver(call).map((line) => `  ${line}`),
    "}",
  ];
  return ["A stream is an async iterable of its items:", `\`\`\`ts\n${lines.join("\n")}\n\`\`\``];
}

function loopOver(call: string): string[] {
  return [`for await (const item of ${call}) {`, "  // …", "}"];
}

/** Returns the stream that a call resolves to by default, or if it picks it; `undefined` if no call resolves to streams only. */
function streamChoice(model: OperationModel): { type: string; isUsual: boolean } | undefined {
  const isStream = (type: string): boolean => streamFormat(type) !== undefined;
  const type = offeredTypes(model).find(isStream);
  const usual = acceptedTypes(model).filter(isStream).length;
  const isMixed = usual > 0 && usual < acceptedTypes(model).length;
  const isAlways = successResponses(model).every(([, response]) => Object.keys(response.content ?? {}).some(isStream));
  return type === undefined || isMixed || !isAlways || isPaginated(model) ? undefined : { type, isUsual: usual > 0 };
}

/** Sorts operations by the input that a call needs. */
export function simplestFirst(models: readonly OperationModel[]): OperationModel[] {
  return [...models].sort((a, b) => effort(a) - effort(b));
}

/** Declares the body and the whole query of a sample, or its request if the type of the body depends on its media type. */
function declaredParts(document: OpenApiDocument, model: OperationModel): string[] {
  const request = `Parameters<typeof ${model.name}>[1]`;
  if (hasTiedBody(document, model)) return [`declare const request: ${request};`];
  const parts = [...(needsWholeQuery(model) ? ["query"] : []), ...(needsBody(model) ? ["body"] : [])];
  return parts.map((part) => `declare const ${part}: ${request}["${part}"];`);
}

function needsWholeQuery({ parameters }: OperationModel): boolean {
  return parameters.some((parameter) => parameter.in === "querystring" && isRequired(parameter));
}

function hasTiedBody(document: OpenApiDocument, model: OperationModel): boolean {
  return needsBody(model) && bodyChoices(document, model, "").length > 1;
}

/** Returns the credentials that an operation requires, as a call of \`credentials()\`; undefined if it requires none. */
function sampleCredentials(document: OpenApiDocument, { operation, authenticated }: OperationModel): string | undefined {
  const [names] = authenticated ? requirementsOf(document, operation.security ?? document.security) : [];
  const schemes = new Map(sentSchemes(document).map((scheme) => [scheme.name, scheme]));
  if (names === undefined) return undefined;
  const types = names.map((name) => schemes.get(name)?.type ?? "bearer");
  // Each scheme takes a secret of its own.
  const values = names.map((name, at) => {
    const before = types.slice(0, at).filter((type) => type === types[at]).length;
    return `${propertyKey(name)}: ${VALUES[types[at] ?? "bearer"].replaceAll(/\w+/g, (word) => `${word}${before === 0 ? "" : before + 1}`)}`;
  });
  return `credentials({ ${values.join(", ")} })`;
}

const VALUES = { bearer: "token", apiKey: "apiKey", basic: "{ username, password }" };

/** Declares the constants of a sample's credentials, which the reader replaces. */
function declared(auth: string): string {
  const names = auth.match(/(?<=[ {])(?:token|apiKey|username|password)\d*\b(?!:)/g) ?? [];
  return `declare const ${names.map((name) => `${name}: string`).join(", ")};`;
}

/** Returns the options of a client for the first server, and a remark on them. A server without a host gets one to replace. */
function addressOf({ servers }: OpenApiDocument): { options: string[]; usesServer: boolean; remark?: string } {
  const url: unknown = servers?.[0]?.url;
  const remark = "The document names no complete address of the API: replace that of the sample with yours.";
  if (typeof url !== "string") return { options: [`baseUrl: "${PLACEHOLDER}"`], usesServer: false, remark };
  if (isInsecure(url))
    return {
      options: ["baseUrl: serverUrl()", "allowInsecure: true"],
      usesServer: true,
      remark: "The address in the document is not encrypted, which `allowInsecure` accepts.",
    };
  if (/^https?:\/\//i.test(url)) return { options: ["baseUrl: serverUrl()"], usesServer: true };
  return { options: [`baseUrl: new URL(serverUrl(), "${PLACEHOLDER}").href`], usesServer: true, remark };
}

const PLACEHOLDER = "https://api.example.com";

/** Ranks operations by how much input a call needs. The README shows the simplest one. */
function effort(model: OperationModel): number {
  const required = model.parameters.filter((parameter) => isRequired(parameter)).length;
  return (
    (needsBody(model) || needsWholeQuery(model) ? 1000 : 0) +
    (model.method === "get" ? 0 : 100) +
    required * 10 +
    (model.operation.deprecated === true ? 50 : 0)
  );
}

function isRequired({ in: place, required }: Parameter): boolean {
  return place === "path" || required === true;
}

function needsBody({ requestBody }: OperationModel): boolean {
  return requestBody?.required === true;
}

function sampleRequest(document: OpenApiDocument, model: OperationModel, more: readonly string[] = []): string {
  const places = (["path", "query", "header", "cookie"] as const).flatMap((place) => {
    const required = model.parameters.filter(
      (parameter) =>
        parameter.in === place &&
        isRequired(parameter) &&
        !IGNORED.test(parameter.name) &&
        headerDefault(document, parameter) === undefined,
    );
    if (required.length === 0) return [];
    const values = required.map((parameter) => `${propertyKey(parameter.name)}: ${sampleOf(document, parameter)}`);
    return [`${place}: { ${values.join(", ")} }`];
  });
  if (hasTiedBody(document, model)) return ", request";
  if (needsWholeQuery(model)) places.push("query");
  if (needsBody(model)) places.push("body");
  places.push(...more);
  return places.length === 0 ? "" : `, { ${places.join(", ")} }`;
}

/** Header parameters that OpenAPI says to ignore. */
const IGNORED = /^(accept|content-type|authorization)$/i;

function sampleOf(document: OpenApiDocument, { schema, name }: Parameter): string {
  const own = resolveSchema(document, schema) ?? {};
  const { type = isNumberFormat(own) ? "number" : undefined, enum: values, items } = own;
  const [first] = values ?? [];
  if (typeof first === "string") return quote(first);
  if (typeof first === "number" || typeof first === "boolean") return String(first);
  switch ([type].flat().find((each) => each !== "null")) {
    case "integer":
    case "number":
      return "1";
    case "boolean":
      return "true";
    case "array":
      return `[${sampleOf(document, { name, in: "query", ...(items && { schema: items }) })}]`;
    case "object":
      return "{}";
    default:
      return quote(name);
  }
}
