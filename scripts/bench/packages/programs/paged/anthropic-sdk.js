import Anthropic from "@anthropic-ai/sdk";

export async function* list({ baseUrl, token }) {
  const client = new Anthropic({ authToken: token, baseURL: baseUrl, dangerouslyAllowBrowser: true });
  yield* await client.models.list({ limit: 100 });
}
