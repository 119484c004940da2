import { onTestFinished } from "vitest";
import { type Emulator, EmulatorError, type EmulatorOptions, startEmulator } from "../../../../packages/emulator/src/index.js";

export async function start(options: EmulatorOptions = {}): Promise<Emulator> {
  const emulator = await startEmulator({ port: 0, ...options });
  onTestFinished(() => emulator.close());
  return emulator;
}

export async function call(emulator: Emulator, path: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> {
  const headers = { authorization: `Bearer ${emulator.token ?? ""}`, "content-type": "application/json" };
  const response = await fetch(`${emulator.url}${path}`, { headers, ...init });
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
}

export const post = (emulator: Emulator, path: string, body: unknown): ReturnType<typeof call> =>
  call(emulator, path, { method: "POST", body: JSON.stringify(body) });

export const create = (emulator: Emulator, name: string): ReturnType<typeof call> => post(emulator, "/v1/access-groups", { name });

export async function names(emulator: Emulator): Promise<string[]> {
  const { body } = await call(emulator, "/v1/access-groups");
  return ((body as { accessGroups?: { name: string }[] }).accessGroups ?? []).map(({ name }) => name).sort();
}

export async function codeOf(promise: Promise<unknown>): Promise<string | undefined> {
  return promise.then(
    () => undefined,
    (error: unknown) => (error instanceof EmulatorError ? error.code : String(error)),
  );
}
