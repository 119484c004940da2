export { AuthError } from "./auth-error.js";
export { bearer, type BearerOptions, type ExpiringToken, type ProvidedToken, type TokenProvider, type TokenRequest } from "./bearer.js";
export { environmentToken } from "./environment-token.js";
export { ssoCallback, type SsoCallback, type SsoCallbackOptions } from "./sso/callback.js";
export { exchangeCode, refreshTokens, type ExchangeCodeOptions, type ExchangeOptions, type RefreshTokensOptions } from "./sso/exchange.js";
export { SsoError, type SsoErrorReason } from "./sso/sso-error.js";
export { createState, memoryStates, type MemoryStates, type MemoryStatesOptions, type StateStore } from "./sso/states.js";
export { ssoTokens, type SsoTokensOptions } from "./sso/tokens.js";
export { team } from "./team.js";
