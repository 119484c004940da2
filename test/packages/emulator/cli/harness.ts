import { join } from "node:path";
import { REPOSITORY } from "../../../../scripts/core/files/repository.js";

export const COMMAND = join(REPOSITORY, "packages/emulator/dist/cli.js");

export async function groups({ url, token }: { url: string; token: string }, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return fetch(`${url}/v1/access-groups`, { headers, ...init });
}
