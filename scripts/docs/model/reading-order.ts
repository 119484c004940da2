import type { OperationModel } from "../../model/operation.js";

/** Letters before case: "Access groups" comes before "AI Gateway". */
const { compare } = new Intl.Collator("en", { numeric: true });

export const compareNames = (a: string, b: string): number => compare(a, b);

/** As people go through a resource: list or read, create, update, delete. */
const METHODS = ["get", "post", "put", "patch", "delete"];

/** Documented operations first; then the resources of a tag, the one with the shortest path first; of each, list, create, read, update, delete. */
export function inReadingOrder(operations: readonly OperationModel[]): OperationModel[] {
  return operations.toSorted((a, b) => {
    const [left, right] = [placeOf(a), placeOf(b)];
    return (
      Number(a.detail === "index") - Number(b.detail === "index") ||
      left.depth - right.depth ||
      compare(left.resource, right.resource) ||
      Number(left.isMember) - Number(right.isMember) ||
      left.order - right.order ||
      compare(a.path, b.path)
    );
  });
}

/** An operation on the whole collection comes before those on one member of it. */
function placeOf({ method, path }: OperationModel): { resource: string; depth: number; isMember: boolean; order: number } {
  const parts = path.split("/").filter((part) => part !== "" && !/^v\d+$/.test(part));
  const names = parts.filter((part) => !part.startsWith("{"));
  const order = METHODS.indexOf(method.toLowerCase());
  return {
    // A path for one member may say `group` where that of the collection says `groups`.
    resource: names.join("/").replace(/s$/, ""),
    depth: names.length,
    isMember: parts.at(-1)?.startsWith("{") ?? false,
    order: order < 0 ? METHODS.length : order,
  };
}
