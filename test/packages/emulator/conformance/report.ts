// What came of a run, in text and as JSON, without anything that is secret.
import type { Exchange } from "./assertions.js";
import type { Target } from "./target.js";
import type { Outcome, Report, Result } from "./run.js";

const MOST_CHARACTERS = 2000;

const MARKS: Readonly<Record<Outcome, string>> = { passed: "passed ", failed: "FAILED ", "not run": "not run" };

/** Takes out of texts what must not be shown: what the target keeps secret, and tokens that it was given. */
export function redactor({ token, sso }: Target): (text: string) => string {
  const secrets = [token, sso?.clientSecret, ...(sso?.codes ?? [])].filter((secret) => secret !== undefined && secret !== "") as string[];
  return (text) => {
    const without = secrets.reduce((rest, secret) => rest.replaceAll(secret, "…").replaceAll(encodeURIComponent(secret), "…"), text);
    return without
      .replaceAll(/("(?:access_token|id_token|refresh_token)"\s*:\s*)"[^"]*"/g, '$1"…"')
      .replaceAll(/((?:^|&)refresh_token=)[^&]*/g, "$1…");
  };
}

export function resultText(result: Result, redact: (text: string) => string): string {
  const { name, rule, isChoice, outcome, reason, exchange } = result;
  const head = `${MARKS[outcome]}  ${name}${isChoice ? " (the emulator's choice)" : ""}`;
  if (outcome === "passed") return `${head}\n`;
  if (outcome === "not run") return `${head}: ${reason ?? ""}\n`;
  const lines = [head, `  rule     ${rule}`, `  but      ${redact(reason ?? "")}`];
  return [...lines, ...(exchange === undefined ? [] : exchangeLines(exchange, redact)), ""].join("\n");
}

export function summaryText({ results, leftovers }: Report): string {
  const { passed, failed, notRun } = countsOf(results);
  const left = leftovers.length > 0 ? `not deleted: ${leftovers.join(", ")}\n` : "";
  return `${passed} passed, ${failed} failed, ${notRun} not run\n${left}`;
}

export function reportJson({ results, leftovers }: Report, redact: (text: string) => string): string {
  const shown = results.map((result) => ({
    ...result,
    ...(result.reason !== undefined && { reason: redact(result.reason) }),
    ...(result.exchange !== undefined && { exchange: shownExchange(result.exchange, redact) }),
  }));
  return `${JSON.stringify({ counts: countsOf(results), leftovers, results: shown }, null, 2)}\n`;
}

function countsOf(results: readonly Result[]): { passed: number; failed: number; notRun: number } {
  const count = (outcome: Outcome): number => results.filter((result) => result.outcome === outcome).length;
  return { passed: count("passed"), failed: count("failed"), notRun: count("not run") };
}

export function exitCode({ results, leftovers }: Report): 0 | 1 {
  return results.some(({ outcome }) => outcome === "failed") || leftovers.length > 0 ? 1 : 0;
}

function exchangeLines(exchange: Exchange, redact: (text: string) => string): string[] {
  const { method, url, requestBody, status, contentType, text } = shownExchange(exchange, redact);
  const body = (shown = ""): string[] => (shown === "" ? [] : [`           ${shown}`]);
  return [`  request  ${method} ${url}`, ...body(requestBody), `  response ${status} ${contentType}`.trimEnd(), ...body(text)];
}

function shownExchange(exchange: Exchange, redact: (text: string) => string): Omit<Exchange, "json" | "operation"> {
  const { method, url, requestBody, status, contentType, text } = exchange;
  const shown = (body: string): string => shortened(redact(body));
  return { method, url: redact(url), requestBody: requestBody && shown(requestBody), status, contentType, text: shown(text) };
}

function shortened(text: string): string {
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS)}… (${text.length} characters)`;
}
