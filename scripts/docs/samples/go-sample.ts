import { RESPONSE_FILE } from "./base.js";
import { type SampleCredential, userVariables } from "./sample-variables.js";
import type { WireBody, WireField, WireRequest } from "./wire-request.js";

/** Writes a program for Go with its standard library. */
export function goSample({ method, url, headers, credentials, body, isDownload }: WireRequest): string {
  const keys = credentials.filter((one) => one.in === "query");
  const parts = keys.flatMap(({ name, variable }, at) => [
    text(`${at > 0 ? "&" : `${url}${url.includes("?") ? "&" : "?"}`}${encodeURIComponent(name)}=`),
    `url.QueryEscape(os.Getenv(${text(variable)}))`,
  ]);
  const address = parts.length === 0 ? text(url) : parts.join(" + ");
  const { before, reader, imports } = bodyOf(body);
  const isCertified = credentials.some((one) => one.in === "connection");
  const lines = [
    ...before,
    `request, err := http.NewRequest(${text(method)}, ${address}, ${reader})`,
    ...CHECK,
    ...headers.map(([name, value]) => `request.Header.Set(${text(name)}, ${text(value)})`),
    ...(body?.kind === "form" && body.multipart !== undefined ? [`request.Header.Set("Content-Type", ${formType(body.multipart)})`] : []),
    ...credentials.filter((one) => one.in === "header" || one.in === "cookie").map(credentialLine),
    ...(isCertified ? CERTIFIED : []),
    `response, err := ${isCertified ? "client" : "http.DefaultClient"}.Do(request)`,
    ...CHECK,
    "defer response.Body.Close()",
    "content, err := io.ReadAll(response.Body)",
    ...CHECK,
    ...(isDownload === true ? SAVE : ["fmt.Println(response.Status, string(content))"]),
  ];
  const needsFile = body?.kind === "file" || (body?.kind === "form" && body.fields.some(({ isFile }) => isFile === true));
  const needsEnvironment = credentials.some((one) => one.in !== "connection") || needsFile || isDownload === true;
  const all = [
    "fmt",
    "io",
    "net/http",
    ...imports,
    ...(isCertified ? ["crypto/tls"] : []),
    ...(needsEnvironment ? ["os"] : []),
    ...(keys.length === 0 ? [] : ["net/url"]),
  ];
  const list = [...new Set(all)].sort().map((name) => `\t"${name}"\n`);
  return `package main\n\nimport (\n${list.join("")})\n\nfunc main() {\n${lines.map((line) => `\t${line}\n`).join("")}}\n`;
}

const CHECK = ["if err != nil {", "\tpanic(err)", "}"];

const SAVE = [`err = os.WriteFile("${RESPONSE_FILE}", content, 0o644)`, ...CHECK, "fmt.Println(response.Status)"];

const CERTIFIED = [
  'certificate, err := tls.LoadX509KeyPair("client.pem", "client-key.pem")',
  ...CHECK,
  "config := &tls.Config{Certificates: []tls.Certificate{certificate}}",
  "client := &http.Client{Transport: &http.Transport{TLSClientConfig: config}}",
];

function formType(multipart: string): string {
  const type = "form.FormDataContentType()";
  return multipart === "form-data" ? type : `strings.Replace(${type}, "form-data", ${text(multipart)}, 1)`;
}

function credentialLine({ in: place, name, form, variable }: SampleCredential): string {
  const { username, password } = userVariables(variable);
  if (place === "cookie") return `request.AddCookie(&http.Cookie{Name: ${text(name)}, Value: os.Getenv(${text(variable)})})`;
  if (form === "basic") return `request.SetBasicAuth(os.Getenv(${text(username)}), os.Getenv(${text(password)}))`;
  if (form === "bearer") return `request.Header.Set("Authorization", "Bearer "+os.Getenv(${text(variable)}))`;
  return `request.Header.Set(${text(name)}, os.Getenv(${text(variable)}))`;
}

function bodyOf(body: WireBody | undefined): { before: string[]; reader: string; imports: string[] } {
  switch (body?.kind) {
    case "json":
      return { before: [], reader: `strings.NewReader(${raw(JSON.stringify(body.value, null, 2))})`, imports: ["strings"] };
    case "text":
      return { before: [], reader: `strings.NewReader(${raw(body.text)})`, imports: ["strings"] };
    case "file":
      return { before: [`body, err := os.Open(${text(body.file)})`, ...CHECK], reader: "body", imports: [] };
    case "form":
      return body.multipart === undefined ? urlEncoded(body.fields) : multipart(body.fields, body.multipart);
    case undefined:
      return { before: [], reader: "nil", imports: [] };
  }
}

type Fields = readonly WireField[];

function urlEncoded(fields: Fields): ReturnType<typeof bodyOf> {
  const before = ["values := url.Values{}", ...fields.map(({ name, text: value }) => `values.Add(${text(name)}, ${text(value)})`)];
  return { before, reader: "strings.NewReader(values.Encode())", imports: ["net/url", "strings"] };
}

function multipart(fields: Fields, subtype: string): ReturnType<typeof bodyOf> {
  const before = [
    "body := &bytes.Buffer{}",
    "form := multipart.NewWriter(body)",
    ...fields.flatMap(({ name, text: value, type, isFile }, at) => {
      if (isFile === true)
        return [
          `part${at}, err := form.CreateFormFile(${text(name)}, ${text(value)})`,
          ...CHECK,
          `data${at}, err := os.ReadFile(${text(value)})`,
          ...CHECK,
          `part${at}.Write(data${at})`,
        ];
      if (type === undefined) return [`form.WriteField(${text(name)}, ${text(value)})`];
      const disposition = `form-data; name="${name.replaceAll('"', "%22")}"`;
      const header = `textproto.MIMEHeader{"Content-Disposition": {${text(disposition)}}, "Content-Type": {${text(type)}}}`;
      return [`part${at}, err := form.CreatePart(${header})`, ...CHECK, `part${at}.Write([]byte(${text(value)}))`];
    }),
    "form.Close()",
  ];
  return {
    before,
    reader: "body",
    imports: [
      "bytes",
      "mime/multipart",
      ...(subtype === "form-data" ? [] : ["strings"]),
      ...(fields.some(({ type }) => type !== undefined) ? ["net/textproto"] : []),
    ],
  };
}

/** A JSON string is one of Go, except for the escapes of halves of surrogate pairs. */
function text(value: string): string {
  return JSON.stringify(value).replace(/\\ud[89a-f][\da-f]{2}/gi, "\\ufffd");
}

function raw(value: string): string {
  return value.includes("`") || value.includes("\r") ? text(value) : `\`${value}\``;
}
