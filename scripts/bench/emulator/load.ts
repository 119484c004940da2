// How many requests a service answers in a second.
import { median, series } from "../packages/series.js";
import { Connections, inParallel } from "./connections.js";
import type { Service } from "./services.js";

/** How many connections ask at once. */
export const CONNECTIONS = 50;

/** How long each round lasts, in milliseconds. */
const ROUND = 2000;

/** Requests per second of each service, one after the other, `runs` times; medians. Rejects where an answer is none of success. */
export async function requestRates(
  services: Readonly<Record<string, Service>>,
  path: string,
  runs: number,
  round = ROUND,
): Promise<Map<string, number>> {
  const turns = Object.entries(services).map(([name, service]) => ({ name, run: () => rateOf(service, path, round) }));
  return new Map([...(await series(turns, runs))].map(([name, rates]) => [name, median(rates)]));
}

async function rateOf(service: Service, path: string, round: number): Promise<number> {
  const connections = new Connections(service, CONNECTIONS);
  let answers = 0;
  const begin = performance.now();
  try {
    await inParallel(
      () => performance.now() - begin < round,
      CONNECTIONS,
      async () => {
        const { status, text } = await connections.request({ path });
        if (status !== 200) throw new Error(`${service.url}${path} answers ${status}: ${text}`);
        answers++;
      },
    );
    return (answers / (performance.now() - begin)) * 1000;
  } finally {
    connections.close();
  }
}
