import type { Answer } from "../model/types.js";

const ID_TOKEN = "<ID_TOKEN>";

/** Returns the displayed part of a response. */
export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const mediaType = response.headers.get("content-type")?.split(";")[0]?.trim();
  const shown = withoutIdTokens(mediaType !== undefined && /[/+]json$/.test(mediaType) ? overLines(text) : text);
  return {
    status: response.status,
    ...(mediaType !== undefined && { mediaType }),
    ...(text !== "" && { body: shown }),
    ...(shown.includes(ID_TOKEN) && { text: "The ID token, another each time, is left out." }),
  };
}

function overLines(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2);
}

/** An ID token is another each time: its signature is made with random numbers, and it names the port of the emulator. */
function withoutIdTokens(text: string): string {
  return text.replace(/"eyJ[\w-]*\.[\w-]+\.[\w-]+"/g, `"${ID_TOKEN}"`);
}
