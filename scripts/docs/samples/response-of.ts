import type { SampleResponse } from "../model/types.js";

const ID_TOKEN = "<ID_TOKEN>";

/** Returns the displayed part of a response. */
export async function responseOf(response: Response): Promise<SampleResponse> {
  const text = await response.text();
  const mediaType = response.headers.get("content-type")?.split(";")[0]?.trim();
  const shown = withoutIdTokens(mediaType !== undefined && /[/+]json$/.test(mediaType) ? indentedJson(text) : text);
  return {
    status: response.status,
    ...(mediaType !== undefined && { mediaType }),
    ...(text !== "" && { body: shown }),
    ...(shown.includes(ID_TOKEN) && { text: "The ID token is omitted, since it differs each time." }),
  };
}

function indentedJson(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2);
}

/** Replaces ID tokens: they differ each time, since their signature is random and they contain the emulator's port. */
function withoutIdTokens(text: string): string {
  return text.replace(/"eyJ[\w-]*\.[\w-]+\.[\w-]+"/g, `"${ID_TOKEN}"`);
}
