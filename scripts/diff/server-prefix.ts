// A part of the URLs may move from the servers to the paths, or back.
import { entriesOf, child } from "../read/spec-node.js";
import { defaultUrl } from "./compare/document.js";
import type { Contract } from "./contract.js";
import { addressOf } from "./match-operations.js";

/** Returns the contracts with the paths below the same servers, if a part of their URLs moved and more operations match so. */
export function belowSameServers(base: Contract, revision: Contract): readonly [Contract, Contract] | undefined {
  const [old, now] = [serversOf(base), serversOf(revision)];
  const added = addedTo(old, now);
  const removed = addedTo(now, old);
  if (added === undefined && removed === undefined) return undefined;
  const moved = [removed === undefined ? base : below(removed, base), added === undefined ? revision : below(added, revision)] as const;
  return matches(...moved) > matches(base, revision) ? moved : undefined;
}

function serversOf({ root }: Contract): string[] {
  const servers = entriesOf(child(root, "servers")).map(([, server]) => defaultUrl(server));
  return servers.length === 0 ? [""] : servers;
}

/** Returns what was added to the end of each URL. */
function addedTo(urls: readonly string[], longer: readonly string[]): string | undefined {
  const added = longer[0]?.slice(urls[0]?.length);
  return added?.startsWith("/") === true && urls.map((url) => url + added).join("\n") === longer.join("\n") ? added : undefined;
}

function below(prefix: string, contract: Contract): Contract {
  return { ...contract, operations: contract.operations.map((each) => ({ ...each, path: prefix + each.path })) };
}

function matches(base: Contract, revision: Contract): number {
  const known = new Set(revision.operations.map(addressOf));
  return base.operations.filter((each) => known.has(addressOf(each))).length;
}
