import { check, choice, type Check, type Tools } from "../check.js";
import { same } from "../assertions.js";
import { type Ask, askFamily, FAMILIES, type Family, refusedChecks } from "../granted.js";

const NAMES = ["teamId", "slug"] as const;

export const TEAMS: readonly Check[] = [
  ...FAMILIES.flatMap((family): Check[] => [
    ...NAMES.map((by) =>
      check(`${family.what} take the ${by === "slug" ? by : "ID"} of the team`, {
        rule: `Every operation takes ${by}, which selects the team that the request acts for.`,
        needs: { ...family.needs, ...(by === "slug" && { slug: 1 }) },
        run: async (tools) => {
          const { teamId } = await tools.groups.create();
          await holdTeam(tools, family, by === "teamId" ? { teamId } : { slug: tools.target.slug ?? "" }, teamId);
        },
      }),
    ),
    ...refusedChecks({
      name: `${family.what} are not granted for a team of others`,
      rule: "teamId and slug select the team; no request succeeds for a team that the token may not act for.",
      needs: family.needs,
      choice: {
        name: `${family.what} are forbidden for a team of others`,
        rule: "403 for a team that the token may not act for, whether or not it is there.",
        status: 403,
      },
      over: (tools, ask) => askForOthers(tools, family, ask),
    }),
  ]),
  choice("an empty name of a team is refused", {
    rule: "400 for an empty teamId or slug, which could be meant to name a team or none.",
    run: (tools) =>
      askAll(tools, async (id, call) => {
        for (const name of NAMES) await tools.api.refused(id, [400], { ...call, query: { [name]: "" } });
      }),
  }),
  choice("teamId and slug together are refused", {
    rule: "400 for a request that names its team twice, also where both name the same.",
    needs: { slug: 1 },
    run: async (tools) => {
      const { teamId } = await tools.groups.create();
      const query = { teamId, slug: tools.target.slug ?? "" };
      await askAll(tools, (id, call) => tools.api.refused(id, [400], { ...call, query }));
    },
  }),
];

/** Checks that every operation of the family is granted for the team, and returns that team. */
async function holdTeam(tools: Tools, family: Family, query: Readonly<Record<string, string>>, teamId: string): Promise<void> {
  await askFamily(tools, family, async (id, call) => {
    const exchange = await tools.api.call(id, { ...call, query });
    const { teamId: actual = teamId } = (exchange.json ?? {}) as { teamId?: string };
    same(actual, teamId, exchange, "teamId");
  });
}

/** For an ID and a slug that no team has, unless it is one that the token may not act for. */
async function askForOthers(tools: Tools, family: Family, ask: Ask): Promise<void> {
  await askFamily(tools, family, async (id, call) => {
    for (const name of NAMES) await ask(id, { ...call, query: { [name]: tools.groups.prefix } });
  });
}

async function askAll(tools: Tools, ask: Ask): Promise<void> {
  for (const family of FAMILIES.filter(({ needs }) => Object.keys(needs).length === 0)) await askFamily(tools, family, ask);
}
