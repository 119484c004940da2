import { setTimeout as delay } from "node:timers/promises";
import { CASE_PATIENCE } from "../../../harness/patience.js";
import { type Exchange, hold } from "./assertions.js";
import { bodyFault, type Operation, operationOf } from "./contract.js";
import type { Target } from "./target.js";

export interface Call {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | readonly string[]>>;
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  text?: string;
  /** `application/json` by default. */
  contentType?: string;
  /** The `Authorization` header; null for none. The token by default. */
  authorization?: string | null;
}

/** How often a request is sent again that was one too many, and how long it waits at most for that, in milliseconds. */
const PATIENCE = { attempts: 4, wait: 60_000 };

export class Api {
  onSent: ((operation: Operation, call: Call, exchange: Exchange | undefined) => void) | undefined;

  constructor(readonly target: Target) {}

  async send(id: string, call: Call = {}): Promise<Exchange> {
    const operation = operationOf(id);
    let exchange: Exchange | undefined;
    try {
      return (exchange = await this.#exchange(operation, call));
    } finally {
      this.onSent?.(operation, call, exchange);
    }
  }

  /** The response of a success, whose status and body are as the contract says. */
  async call(id: string, call: Call = {}): Promise<Exchange> {
    const exchange = await this.send(id, call);
    const { success, validate } = operationOf(id);
    hold(exchange.status === success, exchange, `the status is ${exchange.status}, not ${success}`);
    if (validate === undefined) return exchange;
    const fault = exchange.json === undefined ? "it is no JSON" : bodyFault(validate, exchange.json);
    hold(fault === undefined, exchange, `the body is not as the contract says: ${fault}`);
    return exchange;
  }

  async refused(id: string, statuses: readonly number[], call: Call = {}): Promise<void> {
    const exchange = await this.send(id, call);
    hold(statuses.includes(exchange.status), exchange, `the status is ${exchange.status}, not ${statuses.join(" or ")}`);
  }

  async notGranted(id: string, call: Call = {}): Promise<void> {
    const exchange = await this.send(id, call);
    hold(exchange.status >= 400 && exchange.status < 500, exchange, `the status is ${exchange.status}, none of a request that is refused`);
  }

  async #exchange(operation: Operation, call: Call): Promise<Exchange> {
    const url = this.#url(operation, call);
    const requestBody = call.text ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
    for (let attempt = 1; ; attempt++) {
      const response = await (this.target.fetch ?? fetch)(url, {
        method: operation.method,
        headers: this.#headers(operation, call, requestBody),
        redirect: "manual",
        signal: AbortSignal.timeout(CASE_PATIENCE),
        ...(requestBody !== undefined && { body: requestBody }),
      });
      const text = await response.text();
      const { status } = response;
      const contentType = response.headers.get("content-type") ?? "";
      if (status !== 429 || attempt === PATIENCE.attempts) {
        return { operation: operation.id, method: operation.method, url, requestBody, status, contentType, text, json: parsed(text) };
      }
      const seconds = Number(response.headers.get("retry-after") ?? "1");
      await delay(Math.min(Number.isFinite(seconds) ? seconds * 1000 : 1000, PATIENCE.wait));
    }
  }

  #headers(operation: Operation, call: Call, body: string | undefined): Record<string, string> {
    const { authorization = operation.isAuthenticated ? `Bearer ${this.target.token}` : null } = call;
    return {
      accept: "application/json",
      ...(authorization !== null && { authorization }),
      ...(body !== undefined && { "content-type": call.contentType ?? "application/json" }),
    };
  }

  #url({ path }: Operation, call: Call): string {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(call.path?.[name] ?? ""));
    const query = new URLSearchParams();
    const namesTeam = call.query?.["teamId"] !== undefined || call.query?.["slug"] !== undefined;
    for (const [name, value] of Object.entries({ ...(!namesTeam && this.target.team), ...call.query })) {
      for (const one of typeof value === "string" ? [value] : value) query.append(name, one);
    }
    return `${this.target.baseUrl.replace(/\/+$/, "")}${filled}${query.size === 0 ? "" : `?${query}`}`;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
