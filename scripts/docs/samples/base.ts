/** The base URL of the READMEs too; the platform's is not known. */
export const BASE_URL = "https://api.example.com";

/** Returns the address of the requests in samples: an operation's first server, on a host that is made up if the document names none. */
export function serverOfSamples([server = "/"]: readonly string[]): string {
  const url = server.replace(/^\{[^{}]*\}:/, "https:");
  return URL.canParse(url, BASE_URL) ? new URL(url, BASE_URL).href.replace(/\/$/, "") : BASE_URL;
}

/** The package that the samples use. */
export const PACKAGE = "@hosting-platform/sdk";

/** The variable that `environmentToken()` reads. */
export const TOKEN_VARIABLE = "HOSTING_PLATFORM_TOKEN";

/** The module of the generated client in the samples for other documents. */
export const GENERATED = "./api/index.js";

/** The files that samples send, and write bytes to. */
export const FILE = "file.bin";
export const RESPONSE_FILE = "response.bin";
