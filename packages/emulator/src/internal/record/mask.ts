import { isDeepStrictEqual } from "node:util";
import { MASK, SECRET_FIELDS } from "../secrets.js";
import { isObject } from "../state/json.js";

const SECRET_NAME = /(?:secret|password|passphrase|(?:api|private)[_-]?key|^token|(?:access|auth|bearer|id|refresh)[_-]?token)$/i;
const isSecret = (name: string): boolean => SECRET_FIELDS.has(name.toLowerCase()) || SECRET_NAME.test(name);

/** Takes secrets out of what is recorded: the token wherever it occurs, and fields and query parameters with the names of credentials. */
export class Mask {
  readonly #forms: readonly string[];

  constructor(token: string) {
    this.#forms = [token, encodeURIComponent(token)];
  }

  text(text: string): string {
    const shown = this.#forms.reduce((rest, form) => rest.replaceAll(form, MASK), text);
    return shown.replaceAll(/([?&#]([\w-]+)=)[^&#>"\s]*/g, (all, start: string, name: string) => (isSecret(name) ? start + MASK : all));
  }

  /** Masks the path of an operation; in a stub, the mask matches any characters but a slash. */
  path(path: string, template: string): string {
    const names = template.split("/").map((part) => part.slice(1, -1));
    const parts = path.split("/").map((part, index) => (isSecret(names[index] ?? "") ? MASK : part));
    return this.text(parts.join("/"));
  }

  /** Masks the body of a response. A `code` in the body of a failure is that of an error. */
  body(value: unknown, isFailure = false, isHidden = false): unknown {
    if (typeof value === "string") return isHidden ? MASK : this.text(value);
    if (Array.isArray(value)) return value.map((item) => this.body(item, isFailure, isHidden));
    if (!isObject(value)) return value;
    const isShown = (name: string): boolean => !isSecret(name) || (isFailure && name === "code");
    const fields = Object.entries(value).map(([name, part]) => [this.text(name), this.body(part, isFailure, !isShown(name))] as const);
    return Object.fromEntries(fields);
  }

  /** Returns conditions without those that hold a secret, since a masked value matches no request. */
  conditions(fields: object): Record<string, unknown> {
    const kept = Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
      if (isSecret(name)) return [];
      if (isObject(value)) return [[name, this.conditions(value)] as const];
      return isDeepStrictEqual(this.body({ [name]: value }), { [name]: value }) ? [[name, value] as const] : [];
    });
    return Object.fromEntries(kept);
  }
}
