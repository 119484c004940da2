import { Client } from "@modelcontextprotocol/client";
import { InMemoryTransport } from "@modelcontextprotocol/server";
import { createServer } from "../../../../packages/cli/src/internal/mcp.js";
import type { Api } from "../../../../packages/cli/src/internal/api.js";
import type { Session } from "../../../../packages/cli/src/internal/session.js";
import { platform } from "./platform.js";

export interface Agent {
  client: Client;
  /** Returns the text of a tool's result, with `ERROR ` before that of an error. */
  use: (name: string, input: Record<string, unknown>) => Promise<string>;
  /** Characters of all arguments and results so far. */
  characters: () => number;
  close: () => Promise<void>;
}

/** Connects the SDK's own client to a server in this process. */
export async function connectAgent(
  session: Session,
  allow: readonly string[] = [],
  maxResult = 20_000,
  api: Api = platform,
): Promise<Agent> {
  const server = createServer(api, session, { version: "0.0.0", allow, maxResult });
  const [here, there] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: "test", version: "0.0.0" });
  await Promise.all([server.connect(there), client.connect(here)]);
  let characters = 0;
  return {
    client,
    async use(name, input) {
      const { content, isError } = await client.callTool({ name, arguments: input });
      const text = content.map((part) => (part.type === "text" ? part.text : "")).join("");
      characters += JSON.stringify(input).length + text.length;
      return isError === true ? `ERROR ${text}` : text;
    },
    characters: () => characters,
    close: () => client.close(),
  };
}
