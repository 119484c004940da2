// Loaded before a sample, in the process of that sample.
import { writeFileSync } from "node:fs";

export interface Destinations {
  /** Where the emulator is, which stands for `api.example.com`. */
  emulator: string;
  /** Where the server is that stands for all other hosts below example.com. */
  elsewhere: string;
  /** The file that has, once the process has ended, what was sent. */
  notes: string;
}

/** A request, in the order of sending. */
export interface Note {
  method: string;
  /** As the sample named it; `emulator` where it named the emulator's own address. */
  host: string;
  path: string;
  query: string;
  /** Undefined where no answer came. */
  status?: number;
}

/** Sends what goes to a host below example.com to the loopback address instead, and notes it. */
export function sendExampleHostsTo({ emulator, elsewhere, notes }: Destinations): void {
  const sent: Note[] = [];
  process.on("exit", () => writeFileSync(notes, JSON.stringify(sent)));
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const { origin, hostname, pathname: path, search: query } = url;
    const isExample = hostname.endsWith(".example.com");
    const target = isExample ? new URL(path + query, hostname === "api.example.com" ? emulator : elsewhere) : url;
    const request = new Request(target, input instanceof Request ? input : init);
    const note: Note = { method: request.method, host: origin === emulator ? "emulator" : hostname, path, query };
    sent.push(note);
    const answer = await send(request, input instanceof Request ? init : undefined);
    note.status = answer.status;
    return answer;
  };
}
