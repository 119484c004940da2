// Each request that the contract allows is taken, and each that breaks one of its rules is refused with the rule and the place.
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Answer, createWorld, TEAMS, TOKEN, type World } from "./emulator.js";
import { answerFault, type Operation, SHOWN } from "./operations.js";
import { type WrongRequest, wrongRequests } from "./request-faults.js";
import { anyRequest, type Request, sampleRequests, toSent } from "./requests.js";

const TEAM = "403 team.allowed";
const GROUP = [TEAM, "403 accessGroup.team", "410 accessGroup.exists"];
const LINK = [...GROUP, "403 project.team", "410 accessGroupProject.exists"];
const REFERENCES = ["400 project.exists", "403 project.team"];
const PEOPLE = ["400 accessGroup.unique", "400 teamMember.exists"];

/** For what the state may refuse a request that the contract allows. */
const STATE_RULES: Readonly<Record<string, readonly string[]>> = {
  listAccessGroups: [TEAM, "400 cursor.issued"],
  createAccessGroup: [TEAM, ...PEOPLE, ...REFERENCES],
  readAccessGroup: GROUP,
  updateAccessGroup: [...GROUP, ...PEOPLE.slice(1), ...REFERENCES, "400 members.disjoint"],
  deleteAccessGroup: GROUP,
  listAccessGroupMembers: [...GROUP, "400 cursor.issued"],
  listAccessGroupProjects: [...GROUP, "400 cursor.issued"],
  createAccessGroupProject: [...GROUP, ...REFERENCES, "400 accessGroupProject.unique"],
  readAccessGroupProject: LINK,
  updateAccessGroupProject: LINK,
  deleteAccessGroupProject: LINK,
  readAiGatewayVirtualModelConfig: [TEAM],
  createAiGatewayVirtualModelConfig: [TEAM],
  exchangeSsoToken: [
    ...[TEAM, "403 sso.client", "403 sso.team", "400 sso.code", "400 sso.code.used", "400 sso.code.redirectUri", "400 sso.code.state"],
    "400 sso.refreshToken",
  ],
  listWebhooks: [TEAM],
};

/** Its refusal revokes tokens. */
const CHANGING_REFUSAL = "400 sso.code.used";

/** So that a failure comes again. */
const SEED = 20_260_401;

const named = SHOWN.map((operation): [string, Operation] => [operation.operationId, operation]);

let world: World;
let before: string;

beforeAll(async () => {
  world = await createWorld();
  before = world.state();
});
beforeEach(() => world.restore());
afterAll(() => world.emulator.close());

const outcomeOf = ({ status, rule }: Answer): string => (rule === undefined ? String(status) : `${status} ${rule}`);

test.each(named)("%s takes each request that the contract allows, or says what of the state forbids it", async (id, operation) => {
  const outcomes = new Set<string>();
  const take = async (request: Request): Promise<void> => {
    const sent = toSent(request, TOKEN);
    const answer = await world.send(sent);
    const outcome = outcomeOf(answer);
    outcomes.add(outcome);
    const isAllowed = answer.status < 400 || STATE_RULES[id]?.includes(outcome);
    expect({ isAllowed, fault: answerFault(operation, answer) }, `${JSON.stringify(sent)}: ${answer.text}`).toEqual({ isAllowed: true });
    const isChange = operation.method !== "GET" && (answer.status < 400 || outcome === CHANGING_REFUSAL);
    if (!isChange) expect(world.state()).toBe(before);
    else await world.restore();
  };
  for (const request of sampleRequests(operation, world.known)) await take(request);
  await fc.assert(fc.asyncProperty(anyRequest(operation, world.known), take), { seed: SEED, numRuns: 100 });
  const success = [...operation.responses.keys()].find((status) => status.startsWith("2"));
  // Else the rules above would allow more than there is.
  expect([...outcomes].sort()).toEqual([success, ...(STATE_RULES[id] ?? [])].sort());
});

async function expectRefusal(operation: Operation, { what, sent, refused }: WrongRequest): Promise<void> {
  const answer = await world.send(sent);
  const { status, rule = "", place } = answer;
  const told = { status, rule, place, fault: answerFault(operation, answer) };
  const expected = { ...refused, rule: refused.rules.includes(rule) ? rule : refused.rules.join(" or "), rules: undefined };
  expect(told, `${what}: ${JSON.stringify(sent)}: ${answer.text}`).toEqual(expected);
  expect(world.state(), what).toBe(before);
}

const namesNoTeam = ({ parameters }: Request): boolean => parameters.every(([{ name }]) => name !== "teamId" && name !== "slug");

test.each(named)("%s refuses each request that breaks a rule of the contract, with the rule and the place", async (_, operation) => {
  const wrong = new Map<string, WrongRequest>();
  for (const request of sampleRequests(operation, world.known).filter(namesNoTeam)) {
    for (const made of wrongRequests(request, TOKEN, TEAMS)) {
      // The second item of a list stands for all behind the first.
      const key = made.what.replaceAll(/\/[1-9]\d*/g, "/n");
      // The first request is one that nothing else speaks against.
      if (!wrong.has(key)) wrong.set(key, made);
    }
  }
  expect(wrong.size).toBeGreaterThan(15);
  for (const made of wrong.values()) await expectRefusal(operation, made);

  const any = anyRequest(operation, world.known).filter(namesNoTeam);
  const property = fc.asyncProperty(any, fc.nat(), async (request, choice) => {
    const made = wrongRequests(request, TOKEN, TEAMS);
    const chosen = made[choice % made.length];
    if (chosen !== undefined) await expectRefusal(operation, chosen);
  });
  await fc.assert(property, { seed: SEED, numRuns: 100 });
});
