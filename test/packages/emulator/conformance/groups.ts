// Access groups that the suite makes: their names, their lists, and their end.
import { randomBytes } from "node:crypto";
import type { Api, Call } from "./api.js";
import { type Exchange, hold } from "./assertions.js";
import type { Operation } from "./contract.js";

export interface Group {
  accessGroupId: string;
  name: string;
  teamId: string;
  createdAt: string;
  updatedAt: string;
  membersCount: number;
  projectsCount: number;
  members?: string[];
  projects?: string[];
}

export type GroupProject = Readonly<{ projectId: string; role: string }>;

export type Member = Readonly<{ uid: string; username: string; email: string; name?: string }>;

/** Whether a search may find the member, as it does where any part of a text matches, in whatever case. */
export function hasText({ username, email, name = "" }: Member, search: string): boolean {
  return [username, email, name].some((text) => text.toLowerCase().includes(search.toLowerCase()));
}

type Shown = Readonly<{ group: Group; exchange: Exchange }>;
type Listed<Item> = Readonly<{ items: Item[]; exchange: Exchange }>;

/** So many pages are gone through before a list counts as one without an end. */
const MOST_PAGES = 10_000;

/** Makes access groups with names of their own, and deletes whatever was made, whoever asked for it. */
export class Groups {
  readonly prefix = `conformance-${randomBytes(6).toString("hex")}`;
  readonly #api: Api;
  #made = 0;
  /** The groups to delete, by ID, or by name if no response contained the ID. */
  readonly #open = new Set<string>();

  constructor(api: Api) {
    this.#api = api;
    api.onSent = (operation, call, result) => this.#note(operation, call, result);
  }

  name(): string {
    return `${this.prefix}-${++this.#made}`;
  }

  async create(body: object = {}): Promise<Group> {
    return (await this.#group("createAccessGroup", { body: { name: this.name(), ...body } })).group;
  }

  read(idOrName: string): Promise<Shown> {
    return this.#group("readAccessGroup", { path: { idOrName } });
  }

  update(idOrName: string, body: unknown): Promise<Shown> {
    return this.#group("updateAccessGroup", { path: { idOrName }, body });
  }

  async #group(operation: string, call: Call): Promise<Shown> {
    const exchange = await this.#api.call(operation, call);
    return { group: exchange.json as Group, exchange };
  }

  /** Access groups of this run and whatever else the query admits. */
  list(query: Call["query"] = {}): Promise<Listed<Group>> {
    return this.#walk<Group>("listAccessGroups", "accessGroups", { query: { limit: "100", ...query } });
  }

  members(idOrName: string, query: Call["query"] = {}): Promise<Listed<Member>> {
    return this.#walk<Member>("listAccessGroupMembers", "members", { path: { idOrName }, query });
  }

  projects(idOrName: string, query: Call["query"] = {}): Promise<Listed<GroupProject>> {
    return this.#walk<GroupProject>("listAccessGroupProjects", "projects", { path: { idOrName }, query });
  }

  async clear(): Promise<string[]> {
    for (const idOrName of [...this.#open]) await this.#delete(idOrName);
    return [...this.#open];
  }

  async #delete(idOrName: string): Promise<void> {
    const result = await this.#api.send("deleteAccessGroup", { path: { idOrName } }).catch(() => undefined);
    // A status that says that there is nothing to delete is as good.
    if (result?.status === 404 || result?.status === 410) this.#open.delete(idOrName);
  }

  /** All pages of a list, one after the other, to the one whose cursor is null. */
  async #walk<Item>(operation: string, key: string, call: Call): Promise<Listed<Item>> {
    const items: Item[] = [];
    const cursors = new Set<string>();
    const limit = Number(call.query?.["limit"] ?? Infinity);
    let query = { ...call.query };
    for (;;) {
      const exchange = await this.#api.call(operation, { ...call, query });
      const page = exchange.json as Record<string, Item[]> & { pagination?: { next: string | null } };
      const found = page[key] ?? [];
      hold(found.length <= limit, exchange, `the page has ${found.length} items, more than the limit of ${limit}`);
      items.push(...found);
      const next = page.pagination?.next ?? null;
      if (next === null) return { items, exchange };
      hold(!cursors.has(next), exchange, "a cursor comes back that was there before, so the list has no end");
      hold(cursors.size < MOST_PAGES, exchange, `the list has more than ${MOST_PAGES} pages`);
      cursors.add(next);
      query = { ...query, next };
    }
  }

  #note({ id }: Operation, call: Call, result: Exchange | undefined): void {
    if (id === "deleteAccessGroup" && result !== undefined && result.status < 300) this.#open.delete(call.path?.["idOrName"] ?? "");
    // Refused: nothing was made. Without a response something may have been.
    if (id !== "createAccessGroup" || (result !== undefined && result.status >= 400 && result.status < 500)) return;
    const { accessGroupId, name } = (result?.json ?? {}) as Partial<Group>;
    const asked = (call.body as { name?: unknown } | undefined)?.name;
    const key = typeof accessGroupId === "string" ? accessGroupId : (name ?? asked);
    if (typeof key === "string" && key !== "") this.#open.add(key);
  }
}
