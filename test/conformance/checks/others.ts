// Webhooks, virtual model configs and the token exchange.
import type { Exchange } from "../api.js";
import { type Check, hold, type Tools } from "../check.js";

interface Tokens {
  id_token: string;
  refresh_token?: string;
}

/** The code can be used once: whoever asks first pays for all. */
const exchanges = new WeakMap<Tools["api"], Promise<Exchange>>();

export const OTHERS: readonly Check[] = [
  {
    name: "webhooks are listed",
    section: "4.4, 2.5",
    rule: "The list of webhooks is an array, whose items all have projectsMetadata or all have not.",
    run: async ({ api }) => {
      await api.call("listWebhooks");
    },
  },
  {
    name: "webhooks are listed by project",
    section: "4.4",
    rule: "projectId is an optional query parameter of the list of webhooks.",
    needs: ["project"],
    run: async ({ api, target }) => {
      await api.call("listWebhooks", { query: { projectId: target.projectIds[0] ?? "" } });
    },
  },
  {
    name: "webhooks of a project whose ID breaks the pattern are refused",
    section: "4.4, 7",
    rule: "400: a value in the request query is invalid.",
    run: async ({ api }) => {
      await api.refused("listWebhooks", [400], { query: { projectId: "a-b" } });
    },
  },
  {
    name: "a virtual model config is created",
    section: "4.2",
    rule: "The status of success is 201.",
    needs: ["virtualModelConfig"],
    run: async ({ api, target }) => {
      await api.call("createAiGatewayVirtualModelConfig", { body: target.virtualModelConfig });
    },
  },
  {
    name: "a virtual model config that is created can be had",
    section: "4.2",
    rule: "The status of success is 200.",
    needs: ["virtualModelConfig"],
    run: async ({ api, target }) => {
      await api.call("createAiGatewayVirtualModelConfig", { body: target.virtualModelConfig });
      await api.call("readAiGatewayVirtualModelConfig");
    },
  },
  {
    name: "an integration with a wrong secret gets no tokens",
    section: "4.3, 5, 7",
    rule: "The token exchange authenticates the integration by client_id and client_secret; it answers 400 or 403.",
    needs: ["sso"],
    run: async (tools) => {
      const body = { ...grantOf(tools), code: "conformance-no-such-code", client_secret: "conformance-no-such-secret" };
      await tools.api.refused("exchangeSsoToken", [400, 403], { body });
    },
  },
  {
    name: "a code that was never given is refused",
    section: "4.3, 7",
    rule: "400: a value in the request body is invalid; or 403.",
    needs: ["sso"],
    run: async (tools) => {
      await tools.api.refused("exchangeSsoToken", [400, 403], { body: { ...grantOf(tools), code: "conformance-no-such-code" } });
    },
  },
  {
    name: "a token exchange without a grant type is refused",
    section: "4.3, 7",
    rule: "400: a value in the request body is invalid.",
    needs: ["sso"],
    run: async (tools) => {
      const body = { ...grantOf(tools), code: "conformance-no-such-code", grant_type: undefined };
      await tools.api.refused("exchangeSsoToken", [400], { body });
    },
  },
  {
    name: "a code is exchanged for tokens",
    section: "4.3",
    rule: "The answer has one of the two shapes; id_token is an OIDC token, which is a JWT of three parts.",
    needs: ["sso"],
    run: async (tools) => {
      const exchange = await tokensOf(tools);
      hold((exchange.json as Tokens).id_token.split(".").length === 3, exchange, "id_token is no JWT of three parts");
    },
  },
  {
    name: "a refresh token is exchanged for tokens, as a form",
    section: "4.3",
    rule: "The second variant of the body takes a refresh token; a body may be form-urlencoded.",
    needs: ["sso"],
    run: async (tools) => {
      const exchange = await tokensOf(tools);
      const { refresh_token } = exchange.json as Tokens;
      // The first shape may do without one; then there is nothing to exchange.
      if (refresh_token === undefined) return;
      const { client_id, client_secret } = grantOf(tools);
      const form = new URLSearchParams({ grant_type: "refresh_token", client_id, client_secret, refresh_token });
      await tools.api.call("exchangeSsoToken", { text: form.toString(), contentType: "application/x-www-form-urlencoded" });
    },
  },
  {
    name: "a code that was used is refused",
    section: "4.3, 7",
    rule: "400 or 403 for a code that was exchanged before.",
    isChoice: true,
    needs: ["sso"],
    run: async (tools) => {
      await tokensOf(tools);
      await tools.api.refused("exchangeSsoToken", [400, 403], { body: grantOf(tools) });
    },
  },
];

interface Grant {
  grant_type: string;
  client_id: string;
  client_secret: string;
  code: string;
  redirect_uri?: string;
}

function grantOf({ target }: Tools): Grant {
  const { clientId = "", clientSecret = "", code = "", redirectUri } = target.sso ?? {};
  return {
    grant_type: "authorization_code",
    client_id: clientId,
    client_secret: clientSecret,
    code,
    ...(redirectUri !== undefined && { redirect_uri: redirectUri }),
  };
}

function tokensOf(tools: Tools): Promise<Exchange> {
  const exchange = exchanges.get(tools.api) ?? tools.api.call("exchangeSsoToken", { body: grantOf(tools) });
  exchanges.set(tools.api, exchange);
  return exchange;
}
