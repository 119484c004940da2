import type { SampleRun, SampleWorld } from "../../../../scripts/docs/samples/run-sample.js";
import { parseCurl } from "./parse-curl.js";

export async function sendCurl(
  command: string,
  { url, token, fill = {} }: SampleWorld,
): Promise<Pick<SampleRun, "requests" | "responses">> {
  const filled = Object.entries(fill).reduce((text, [from, to]) => text.replaceAll(from, to), command);
  const { method, url: address, headers, body } = parseCurl(filled, { HOSTING_PLATFORM_TOKEN: token });
  const { origin, pathname, search } = new URL(address);
  if (origin !== "https://api.example.com") throw new Error(`It sends to ${origin}.`);
  const request = new Request(`${url}${pathname}${search}`, { method, headers, ...(body !== undefined && { body }) });
  return { requests: [request.clone()], responses: [await fetch(request)] };
}
