import type { AccessGroupRecord, Ids, Store, WebhookRecord } from "../types.js";
import { digest } from "../digest.js";
import { createClock, parseTime } from "./clock.js";
import { createIds, keepIdSeed, nextFreeId, reserveId } from "./ids.js";
import { memoryStore } from "./memory-store.js";
import type { Seed, SeedAccessGroup, SeedRecords, SeedTimes, SeedWebhook } from "./seed.js";

/** Default timestamp of seeded records. It is constant, so that the same seed always gives the same state. */
const SEEDED_AT = Date.UTC(2026, 0, 1);

interface Seeding {
  store: Store;
  ids: Ids;
  /** Names of access groups, as `<teamId>/<name>`. */
  names: ReadonlySet<string>;
  now: number;
}

/** Replaces the content of a store, including counters and clock, with a seed. The change is atomic. */
export function applySeed(store: Store, seed: Seed): void {
  const fresh = memoryStore();
  const now = seed.now === undefined ? SEEDED_AT : parseTime(seed.now);
  if (seed.now !== undefined) createClock(fresh).set(now);
  if (seed.seed !== undefined) keepIdSeed(fresh, seed.seed);
  if (seed.fixtures !== undefined) fresh.put("settings", "fixtures", { value: seed.fixtures });
  putRecords(fresh, seed, now);
  store.restore(fresh.snapshot());
}

/** Adds the records of a seed to a store. */
export function putRecords(store: Store, seed: SeedRecords, now: number): void {
  reserveIds(store, seed);
  putPeople(store, seed);
  const names = new Set(seed.accessGroups?.map(({ teamId, name }) => `${teamId}/${name}`));
  for (const [key] of store.scan("accessGroupNames")) names.add(key);
  const seeding = { store, ids: createIds(store), names, now };
  for (const group of seed.accessGroups ?? []) putAccessGroup(seeding, group);
  for (const webhook of seed.webhooks ?? []) putWebhook(seeding, webhook);
  for (const { id = seeding.ids.next("vmc_"), teamId, value } of seed.virtualModelConfigs ?? [])
    store.put("virtualModelConfigs", `${teamId}/${id}`, { id, teamId, value });
}

/** Reserves the explicit IDs of the seed before any ID is generated. */
function reserveIds(store: Store, { accessGroups = [], webhooks = [], virtualModelConfigs = [] }: Seed): void {
  for (const { id } of [...accessGroups, ...webhooks, ...virtualModelConfigs]) if (id !== undefined) reserveId(store, id);
}

function putPeople(store: Store, { teams = [], users = [], tokens = [], projects = [], ssoClients = [] }: Seed): void {
  for (const { id, slug, name = slug, members = [] } of teams) {
    store.put("teams", id, { id, slug, name });
    for (const { uid, teamRole } of members) store.put("teamMembers", `${id}/${uid}`, { teamId: id, uid, teamRole });
  }
  for (const user of users) store.put("users", user.uid, user);
  for (const { token, ...record } of tokens) store.put("tokens", token, record);
  for (const project of projects) store.put("projects", project.id, project);
  for (const { clientSecret, ...client } of ssoClients)
    store.put("ssoClients", client.clientId, { ...client, clientSecretHash: digest(clientSecret) });
}

function putAccessGroup({ store, ids, names, now }: Seeding, seed: SeedAccessGroup): void {
  const { teamId, members = [], projects = [], isDsyncManaged = false, entitlements = [], ...rest } = seed;
  const id = seed.id ?? nextFreeId(ids, "ag_", (text) => names.has(`${teamId}/${text}`));
  const record: AccessGroupRecord = {
    ...rest,
    ...timesOf(seed, now),
    id,
    teamId,
    isDsyncManaged,
    entitlements,
    membersCount: members.length,
    projectsCount: projects.length,
  };
  store.put("accessGroups", `${teamId}/${id}`, record);
  store.put("accessGroupNames", `${teamId}/${record.name}`, { id });
  for (const uid of members) store.put("groupMembers", `${id}/${uid}`, { accessGroupId: id, uid });
  for (const { projectId, role, ...times } of projects)
    store.put("groupProjects", `${id}/${projectId}`, { accessGroupId: id, projectId, teamId, role, ...timesOf(times, now) });
}

function putWebhook({ store, ids, now }: Seeding, seed: SeedWebhook): void {
  const { id = ids.next("hook_"), events = [], ...rest } = seed;
  const record: WebhookRecord = { ...rest, ...timesOf(seed, now), id, events };
  store.put("webhooks", `${seed.ownerId}/${id}`, record);
}

function timesOf({ createdAt, updatedAt }: SeedTimes, now: number): Required<SeedTimes> {
  const created = createdAt ?? Math.min(now, updatedAt ?? now);
  return { createdAt: created, updatedAt: updatedAt ?? created };
}
