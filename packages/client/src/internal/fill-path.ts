import { RequestError } from "../errors/request-error.js";
import { encode } from "./encode.js";
import { own } from "./own.js";

/** Puts the parameters into a path template, each as one segment. */
export function fillPath(template: string, values: object | null | undefined): string {
  const given = own(values as Record<string, unknown>);
  // An empty text would leave no segment.
  const path = `${template}`.replace(/\{([^{}]+)\}/g, (_, name: string) =>
    encode(`path.${name}`, given[name] === "" ? undefined : given[name]),
  );
  // A URL resolves dot segments, encoded ones too. Behind the base URL, what does not begin with a slash goes on with the host.
  if (!/^\/(?!\/)[^?#\\]*$/.test(template) || /\/(\.|%2e){1,2}(\/|$)/i.test(path)) {
    throw new RequestError("the path does not begin with one slash, or has a query or a segment . or ..");
  }
  return path;
}
