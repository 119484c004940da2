import { quoted } from "../../../../scripts/docs/samples/wire-curl.js";
import { harmless } from "./text.js";
import type { Api, CallRequest, Connection } from "./api.js";

const ANY_URL = "https://base-url.invalid";

/** Returns the curl command that sends a request of our client, with variables in place of credentials. Sends nothing. */
export async function curlOf(api: Api, connection: Connection, operationId: string, request: CallRequest): Promise<string> {
  const given = api
    .credentialsOf(operationId, connection)
    .filter(
      ({ variable, isOptional }) => isOptional !== true || connection.tokenFrom !== undefined || connection.env[variable] !== undefined,
    );
  const markers = given.map(({ variable: name }, index) => ({ name, marker: `credential-${index}-of-a-dry-run` }));
  const env = { ...connection.env, ...Object.fromEntries(markers.map(({ name, marker }) => [name, marker])) };
  const caller = await api.connect({ ...connection, env, anyUrl: ANY_URL, tokenFrom: undefined, emulator: false });
  const sent: Request[] = [];
  const record: typeof fetch = async (input, init) => {
    sent.push(new Request(input, init));
    return Promise.resolve(new Response(null, { status: 204 }));
  };
  // Whatever the client makes of an empty response, the request is known.
  await caller.call(operationId, request, { fetch: record }).catch((error: unknown) => {
    if (sent.length === 0) throw error;
  });
  await caller.close?.();
  const [first] = sent;
  if (first === undefined) throw new Error("The client sent no request.");
  const forms = markers.flatMap(({ name, marker }): [string, string][] => [
    [marker, `$${name}`],
    [btoa(`${marker}:`), `$(printf %s "$${name}" | base64 | tr -d "\\n")`],
  ]);
  const marked = (text: string): string =>
    forms.reduce((all, [form, shell]) => all.replaceAll(form, `'"${shell}"'`), quoted(text)).replace(/''$/, "");
  const body = Buffer.from(await first.arrayBuffer());
  const headers = [...first.headers]
    .filter(([name]) => name !== "user-agent" || Object.keys(request.headers ?? {}).some((own) => own.toLowerCase() === name))
    .map(([name, value]) => `--header ${marked(`${name}: ${value}`)}`);
  const method = first.method === "GET" ? [] : [first.method === "HEAD" ? "--head" : `--request ${first.method}`];
  const text = body.toString();
  const isText = Buffer.from(text).equals(body) && harmless(text, []) === text;
  const data = text === "" ? [] : [isText ? `--data-raw ${marked(text)}` : "--data-binary @-"];
  return [`${isText ? "" : printed(body)}curl ${[...method, marked(first.url)].join(" ")}`, ...headers, ...data].join(" \\\n  ");
}

/** Writes bytes to a pipe, since no argument can have a NUL. */
function printed(bytes: Buffer): string {
  const escaped = (each: string): string => `\\${each.charCodeAt(0).toString(8).padStart(3, "0")}`;
  return `printf -- '${bytes.toString("latin1").replace(/[^ -$&(-[\]-~]/g, escaped)}' | `;
}
