import { createHash, generateKeyPairSync, sign } from "node:crypto";

/** A key and a certificate (RFC 5280) for a host, signed by that key itself; made anew, as one that is kept expires. */
export function certificateFor(host: string): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const name = sequence(der(0x31, sequence(identifier(0x55, 0x04, 0x03), der(0x0c, Buffer.from(host)))));
  const validity = sequence(time(new Date(Date.now() - 60_000)), time(new Date(Date.now() + 3_600_000)));
  const alternativeNames = der(0x04, sequence(der(0x82, Buffer.from(host))));
  const content = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(createHash("sha256").update(host).digest().subarray(0, 8)),
    ECDSA_WITH_SHA256,
    name,
    validity,
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(sequence(identifier(0x55, 0x1d, 0x11), alternativeNames))),
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", content, privateKey));
  const lines =
    sequence(content, ECDSA_WITH_SHA256, signature)
      .toString("base64")
      .match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n"),
  };
}

/** A value in the encoding of ASN.1 that certificates have: its tag, its length, and its content. */
function der(tag: number, ...content: readonly Buffer[]): Buffer {
  const bytes = Buffer.concat(content);
  const { length } = bytes;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), bytes]);
}

const sequence = (...content: readonly Buffer[]): Buffer => der(0x30, ...content);

/** A number that is not negative, which the first bit would make it. */
const integer = (bytes: Buffer): Buffer => der(0x02, Buffer.from([0x7f & (bytes[0] ?? 0)]), bytes.subarray(1));

const identifier = (...bytes: readonly number[]): Buffer => der(0x06, Buffer.from(bytes));

const time = (date: Date): Buffer => der(0x18, Buffer.from(date.toISOString().replace(/[-:T]|\.\d+/g, "")));

const ECDSA_WITH_SHA256 = sequence(identifier(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
