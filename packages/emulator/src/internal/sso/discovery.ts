import type { paths } from "@hosting-platform/types";
import { SIGNING_ALGORITHM } from "./keys.js";

/** Endpoints of sign-in and keys. The contract specifies none, so the paths are the emulator's own. */
export const AUTHORIZE_PATH = "/_emulator/sso/authorize";
export const CODES_PATH = "/_emulator/sso/codes";
export const KEYS_PATH = "/_emulator/sso/jwks.json";
export const DISCOVERY_PATH = "/.well-known/openid-configuration";

const TOKEN_PATH = "/v1/integrations/sso/token" satisfies keyof paths;

/** Returns the provider metadata (OpenID Connect Discovery 1.0, section 3). */
export function discoveryOf(url: string): Record<string, string | string[]> {
  return {
    issuer: url,
    authorization_endpoint: url + AUTHORIZE_PATH,
    token_endpoint: url + TOKEN_PATH,
    jwks_uri: url + KEYS_PATH,
    scopes_supported: ["openid"],
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: [SIGNING_ALGORITHM],
    token_endpoint_auth_methods_supported: ["client_secret_post"],
    claims_supported: ["iss", "sub", "aud", "iat", "exp", "nonce", "email", "name"],
  };
}
