import type { Json } from "../model/types.js";
import { RESPONSE_FILE } from "./base.js";
import { type SampleCredential, userVariables } from "./sample-variables.js";
import type { WireBody, WireField, WireRequest } from "./wire-request.js";

/** Writes a program for Python 3 with the library requests (https://requests.readthedocs.io). */
export function pythonSample({ method, url, headers, credentials, body, isDownload }: WireRequest): string {
  // The library sends parts as a form only.
  const mixed = body?.kind === "form" && body.multipart !== "form-data" ? body.multipart : undefined;
  const sent = [
    ...credentials
      .filter((one) => one.in === "header" && !isUser(one))
      .map((one) => [one.form === "bearer" ? "Authorization" : one.name, credentialText(one)] as const),
    // The library sets it for plain JSON and forms.
    ...headers
      .filter(([name, value]) => name !== "Content-Type" || !(body?.kind === "form" || value === "application/json"))
      .map(([name, value]) => [name, text(value)] as const),
    ...(mixed === undefined ? [] : [["Content-Type", `content_type.replace("form-data", ${text(mixed)})`] as const]),
  ];
  const call = /^(?:GET|PUT|POST|DELETE|OPTIONS|HEAD|PATCH)$/.test(method)
    ? [`requests.${method.toLowerCase()}(`]
    : ["requests.request(", `    ${text(method)},`];
  const lines = [
    ...call,
    `    ${text(url)},`,
    ...keyLines("params", credentials, "query"),
    ...keyLines("cookies", credentials, "cookie"),
    ...(sent.length === 0 ? [] : [`    headers={`, ...sent.map(([name, value]) => `        ${text(name)}: ${value},`), "    },"]),
    ...credentials.filter(isUser).map(({ form, variable }) => {
      const { username, password } = userVariables(variable);
      return `    auth=${form === "digest" ? "HTTPDigestAuth" : ""}(os.environ[${text(username)}], os.environ[${text(password)}]),`;
    }),
    ...(credentials.some((one) => one.in === "connection") ? ['    cert=("client.pem", "client-key.pem"),'] : []),
    ...(mixed === undefined ? bodyLines(body) : ["    data=body,"]),
    "    timeout=60,",
    ")",
  ];
  const imports = [
    ...(credentials.some((one) => one.in !== "connection") ? ["import os", ""] : []),
    "import requests",
    ...(credentials.some(({ form }) => form === "digest") ? ["from requests.auth import HTTPDigestAuth"] : []),
    ...(mixed === undefined ? [] : ["from urllib3.filepost import encode_multipart_formdata"]),
  ];
  const before =
    mixed === undefined || body?.kind !== "form"
      ? ""
      : `body, content_type = encode_multipart_formdata([${body.fields.map(mixedPart).join(", ")}])\n`;
  const end =
    isDownload === true ? `with open("${RESPONSE_FILE}", "wb") as file:\n    file.write(response.content)` : "print(response.text)";
  return `${imports.join("\n")}\n\n${before}response = ${lines.join("\n")}\nresponse.raise_for_status()\n${end}\n`;
}

/** Writes the credentials of a place as a dictionary. */
function keyLines(argument: string, credentials: readonly SampleCredential[], place: SampleCredential["in"]): string[] {
  const items = credentials.filter((one) => one.in === place).map((one) => `${text(one.name)}: ${credentialText(one)}`);
  return items.length === 0 ? [] : [`    ${argument}={${items.join(", ")}},`];
}

function isUser({ form }: SampleCredential): boolean {
  return form === "basic" || form === "digest";
}

function mixedPart({ name, text: value, type, isFile }: WireField): string {
  if (isFile === true) return `(${text(name)}, (${text(value)}, open(${text(value)}, "rb").read()))`;
  return `(${text(name)}, ${type === undefined ? text(value) : `(None, ${text(value)}, ${text(type)})`})`;
}

function credentialText({ form, variable }: SampleCredential): string {
  return form === "bearer" ? `f"Bearer {os.environ['${variable}']}"` : `os.environ[${text(variable)}]`;
}

function bodyLines(body: WireBody | undefined): string[] {
  switch (body?.kind) {
    case "json":
      return [`    json=${literal(body.value, 4)},`];
    case "text":
      return [`    data=${text(body.text)}.encode(),`];
    case "file":
      return [`    data=open(${text(body.file)}, "rb"),`];
    case "form": {
      // Without files, the library sends no multipart body; and only files have a media type.
      const areParts = body.multipart !== undefined && body.fields.every(({ isFile }) => isFile !== true);
      const parts = body.fields.filter(({ isFile, type }) => areParts || isFile === true || type !== undefined);
      return [
        ...fieldLines(
          "data",
          body.fields.filter((field) => !parts.includes(field)),
          (field) => text(field.text),
        ),
        ...fieldLines("files", parts, partText),
      ];
    }
    case undefined:
      return [];
  }
}

function partText({ text: value, type, isFile }: WireField): string {
  if (isFile === true) return `open(${text(value)}, "rb")`;
  return `(None, ${text(value)}${type === undefined ? "" : `, ${text(type)}`})`;
}

/** Writes fields as a dictionary, or as a list if a name is repeated. */
function fieldLines(argument: string, fields: readonly WireField[], write: (field: WireField) => string): string[] {
  if (fields.length === 0) return [];
  const isList = new Set(fields.map(({ name }) => name)).size < fields.length;
  const items = fields.map((field) => (isList ? `(${text(field.name)}, ${write(field)})` : `${text(field.name)}: ${write(field)}`));
  return [`    ${argument}=${isList ? "[" : "{"}${items.join(", ")}${isList ? "]" : "}"},`];
}

/** A JSON string is one of Python, except for the escapes of halves of surrogate pairs, which are no text in both. */
function text(value: string): string {
  return JSON.stringify(value);
}

function literal(value: Json, indent: number): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  const pad = " ".repeat(indent + 4);
  const rows = Array.isArray(value)
    ? value.map((item: Json) => literal(item, indent + 4))
    : Object.entries(value).map(([name, member]) => `${text(name)}: ${literal(member, indent + 4)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  if (rows.length === 0) return `${open ?? ""}${close ?? ""}`;
  return `${open ?? ""}\n${rows.map((row) => `${pad}${row},\n`).join("")}${" ".repeat(indent)}${close ?? ""}`;
}
