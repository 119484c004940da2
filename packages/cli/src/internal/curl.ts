import { quoted } from "../../../../scripts/docs/samples/wire-curl.js";
import type { Api, CallRequest, Connection } from "./api.js";

const BASE_URL = "https://base-url.invalid";

/** Returns the curl command that sends a request of our client, with variables in place of credentials. Sends nothing. */
export async function curlOf(api: Api, connection: Connection, operationId: string, request: CallRequest): Promise<string> {
  const markers = api.credentials.map((name, index) => ({ name, marker: `credential-${index}-of-a-dry-run` }));
  const env = { ...connection.env, ...Object.fromEntries(markers.map(({ name, marker }) => [name, marker])) };
  const baseUrl = connection.baseUrl ?? Object.entries(env).find(([name]) => name.endsWith("_BASE_URL"))?.[1] ?? BASE_URL;
  const caller = await api.connect({ ...connection, env, baseUrl, tokenFrom: undefined, emulator: false });
  const sent: Request[] = [];
  const record: typeof fetch = async (input, init) => {
    sent.push(new Request(input, init));
    return Promise.resolve(new Response(null, { status: 204 }));
  };
  // Whatever the client makes of an empty response, the request is known.
  await caller.call(operationId, request, { fetch: record }).catch((error: unknown) => {
    if (sent.length === 0) throw error;
  });
  await caller.close();
  const [first] = sent;
  if (first === undefined) throw new Error("The client sent no request.");
  const marked = (text: string): string =>
    markers.reduce((all, { name, marker }) => all.replaceAll(marker, `'"$${name}"'`), quoted(text)).replace(/''$/, "");
  const body = await first.text();
  const headers = [...first.headers]
    .filter(([name]) => name !== "user-agent")
    .map(([name, value]) => `--header ${marked(`${name}: ${value}`)}`);
  const method = first.method === "GET" ? [] : [`--request ${first.method}`];
  return [`curl ${[...method, marked(first.url)].join(" ")}`, ...headers, ...(body === "" ? [] : [`--data-raw ${marked(body)}`])].join(
    " \\\n  ",
  );
}
