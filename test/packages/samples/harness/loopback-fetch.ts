/** The base URLs that replace `api.example.com` and all other hosts below example.com. */
export type Destinations = Readonly<{ emulator: string; elsewhere: string }>;

export interface Note {
  method: string;
  /** As the sample named it; `emulator` where it named the emulator's own address. */
  host: string;
  path: string;
  query: string;
  status?: number;
}

/** The emulator's address by default. */
const BY_DEFAULT = "http://127.0.0.1:4010";

/** Returns a `fetch` that leads example hosts to the loopback interface, and notes its requests in `sent` in the order of sending. */
export function loopbackFetch({ emulator, elsewhere }: Destinations, sent: Note[], send = globalThis.fetch): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const { origin, hostname, pathname: path, search: query } = url;
    const isEmulator = origin === emulator || origin === BY_DEFAULT;
    const isExample = isEmulator || hostname.endsWith(".example.com");
    const target = isExample ? new URL(path + query, isEmulator || hostname === "api.example.com" ? emulator : elsewhere) : url;
    const request = new Request(target, input instanceof Request ? input : init);
    const note: Note = { method: request.method, host: isEmulator ? "emulator" : hostname, path, query };
    sent.push(note);
    const response = await send(request, input instanceof Request ? init : undefined);
    note.status = response.status;
    return response;
  };
}
