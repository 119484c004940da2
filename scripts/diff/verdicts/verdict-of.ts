import { type Found, type Owner, REQUEST, RESPONSE } from "../found.js";
import { type Change, type Side, type Verdict, VERDICTS } from "../model.js";
import { RULES } from "./index.js";

/** Returns the most severe verdict for senders, receivers and code, and the sides that it concerns. */
export function verdictOf({ rule: name, reach: own }: Found, owners: ReadonlyMap<Owner, number>): Rating {
  const rule = RULES[name];
  if (rule === undefined) throw new Error(`No verdict for the rule ${name}`);
  const reached = [...owners.values()].reduce((all, directions) => all | directions, 0);
  const directions = reached === 0 ? REQUEST | RESPONSE : reached;
  const request = directions & REQUEST ? rule.request : undefined;
  const response = directions & RESPONSE ? rule.response : undefined;
  const reach = own ?? (typeof rule.reach === "string" ? { request: rule.reach, response: rule.reach } : (rule.reach ?? {}));
  const wire = gravest([reach.request === "code" ? undefined : request, reach.response === "code" ? undefined : response]);
  const isTyped = own?.request !== "wire" || own.response !== "wire";
  const code = gravest([
    isTyped ? rule.code : undefined,
    reach.request === "wire" ? undefined : request,
    reach.response === "wire" ? undefined : response,
  ]);
  // A part that no operation uses affects only types.
  const isUnused = owners.size === 0 && !ANYWHERE.test(name);
  const verdict = isUnused ? code : gravest([wire, code]);
  const [sends, receives] = [request === verdict, response === verdict];
  const side: Side = sends && receives ? "both" : sends ? "request" : receives ? "response" : "code";
  return {
    ...{ verdict, wire: isUnused ? "compatible" : wire, code, rule: name, side: isUnused ? "code" : side },
    ...(rule.isText && { isText: true }),
  };
}

type Rating = Pick<Change, "verdict" | "wire" | "code" | "rule" | "side" | "isText">;

/** Combines the ratings of one change, which schemas include in several ways. */
export function combined(ratings: readonly Rating[]): Rating {
  const by = (field: "verdict" | "wire" | "code"): Verdict => gravest(ratings.map((each) => each[field]));
  const most = { verdict: by("verdict"), wire: by("wire"), code: by("code") };
  const all = ratings.filter(({ verdict }) => verdict === most.verdict);
  const [rating] = [...all.filter(({ wire }) => wire === most.wire), ...all] as [Rating];
  const sides = new Set(all.flatMap(({ side }) => (side === "code" ? [] : [side])));
  return { ...rating, ...most, side: sides.size > 1 ? "both" : ([...sides][0] ?? "code") };
}

/** Rules for servers, credentials and the dialect of schemas, which concern all operations. */
const ANYWHERE = /^(server|default-server|security-scheme|webhook|other)-/;

/** Returns the most severe of the verdicts. */
export function gravest(verdicts: readonly (Verdict | undefined)[]): Verdict {
  return VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? "compatible";
}
