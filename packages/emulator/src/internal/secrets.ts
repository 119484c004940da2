export const SECRET_HEADERS: ReadonlySet<string> = new Set(["authorization", "cookie", "proxy-authorization", "set-cookie"]);

/** Parameters of RFC 6749 and OpenID Connect that are credentials. */
export const SECRET_FIELDS: ReadonlySet<string> = new Set(["access_token", "client_secret", "code", "id_token", "refresh_token"]);

export const MASK = "***";
