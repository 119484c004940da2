import Stripe from "stripe";

export function list({ baseUrl, token }) {
  const { hostname: host, port } = new globalThis.URL(baseUrl);
  return new Stripe(token, { host, port, protocol: "http" }).customers.list({ limit: 100 });
}
