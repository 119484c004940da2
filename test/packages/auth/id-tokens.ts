import { exportJWK, exportSPKI, generateKeyPair, type JSONWebKeySet, type JWTPayload, SignJWT } from "jose";

export const ISSUER = "https://issuer.example.com";
export const AUDIENCE = "client_1";

type KeyPair = Awaited<ReturnType<typeof generateKeyPair>>;

/** A key of an issuer: signs tokens, and has the public half that goes into a key set. */
export interface SigningKey {
  kid: string;
  alg: string;
  pair: KeyPair;
  jwk: JSONWebKeySet["keys"][number];
  pem: string;
}

export async function signingKey(kid: string, alg = "ES256"): Promise<SigningKey> {
  const pair = await generateKeyPair(alg, { extractable: true });
  const jwk = { ...(await exportJWK(pair.publicKey)), kid, alg, use: "sig" };
  return { kid, alg, pair, jwk, pem: await exportSPKI(pair.publicKey) };
}

/** Seconds since 1970. */
export const now = (): number => Math.floor(Date.now() / 1_000);

export const claims = (): JWTPayload => ({
  iss: ISSUER,
  sub: "us3r",
  aud: AUDIENCE,
  iat: now(),
  exp: now() + 300,
  nonce: "n0nce",
  email: "us3r@example.com",
});

/** Signs claims; a claim that is undefined is left out. */
export function sign(key: SigningKey, changes: Record<string, unknown> = {}, header: object = {}): Promise<string> {
  const payload = Object.entries({ ...claims(), ...changes }).filter(([, value]) => value !== undefined);
  return new SignJWT(Object.fromEntries(payload)).setProtectedHeader({ alg: key.alg, kid: key.kid, ...header }).sign(key.pair.privateKey);
}

export function assemble(header: object, payload: object, signature = ""): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part(header)}.${part(payload)}.${signature}`;
}
