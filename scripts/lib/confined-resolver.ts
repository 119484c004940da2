import { isAbsolute, relative, sep } from "node:path";
import { BaseResolver, type Config, isAbsoluteUrl, ResolveError, type Source } from "@redocly/openapi-core";

/** Reads only files of one folder, and nothing over the network: what a contract says must not depend on what is reviewed elsewhere. */
export class ConfinedResolver extends BaseResolver {
  readonly #folder: string;

  constructor(config: Config["resolve"], folder: string) {
    super(config);
    this.#folder = folder;
  }

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    if (isAbsoluteUrl(absoluteRef)) throw new ResolveError(new Error("A contract is not read from the network."));
    const inside = relative(this.#folder, absoluteRef);
    if (inside === ".." || inside.startsWith(`..${sep}`) || isAbsolute(inside)) {
      throw new ResolveError(new Error("A contract is not read from outside its folder."));
    }
    return super.loadExternalRef(absoluteRef);
  }
}
