import type { bearer } from "@hosting-platform/auth";
import { createClient, type ClientOptions, type OperationClient } from "@hosting-platform/client";
import { createClient as createCoreClient } from "@hosting-platform/client/core";

type Authentication = ReturnType<typeof bearer>;
type Options = Omit<ClientOptions, "auth"> & { auth: Authentication };

/** The ways in which a call reaches the service. */
export const CLIENTS: [name: string, create: (options: Options) => OperationClient][] = [
  ["the client of the core", createCoreClient],
  ["the whole client", createClient],
  [
    "the whole client with middleware",
    (options) => {
      const client = createClient(options);
      client.use({ onRequest: ({ request }) => request });
      return client;
    },
  ],
];
