import { isDeepStrictEqual } from "node:util";
import { isSecret, MASK, maskBody, maskText } from "../secrets.js";
import { isObject } from "../state/json.js";

/** Takes secrets out of what is recorded: the token wherever it occurs, and what {@link maskText} and {@link maskBody} find. */
export class Mask {
  readonly #forms: readonly string[];

  constructor(token: string) {
    this.#forms = [token, encodeURIComponent(token), Buffer.from(token).toString("base64")];
  }

  readonly text = (text: string): string => maskText(this.#forms.reduce((rest, form) => rest.replaceAll(form, MASK), text));

  /** Masks the path of an operation; in a stub, the mask matches any characters but a slash. */
  path(path: string, template: string): string {
    const names = template.split("/").map((part) => part.slice(1, -1));
    const parts = path.split("/").map((part, index) => (isSecret(names[index] ?? "") ? MASK : part));
    return this.text(parts.join("/"));
  }

  body(value: unknown, isFailure = false): unknown {
    return maskBody(value, { isFailure, text: this.text, hasVariables: true });
  }

  /** Returns conditions without those that hold a secret, since a masked value matches no request. */
  conditions(fields: object, masked: unknown = this.body(fields)): Record<string, unknown> {
    const kept = Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
      const part = isObject(masked) ? masked[name] : undefined;
      if (isSecret(name)) return [];
      if (isObject(value)) return [[name, this.conditions(value, part)] as const];
      return isDeepStrictEqual(part, value) ? [[name, value] as const] : [];
    });
    return Object.fromEntries(kept);
  }
}
