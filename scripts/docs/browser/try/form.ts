import type { TryItBody, TryItOperation, TryItParameter } from "../../view/try-it-operation.js";
import { element } from "../elements.js";
import { FORM_TYPE, isJsonType, MULTIPART_TYPE, takesBody } from "./body-of.js";
import { type FormValues, isList, isNeeded, parameterKey, type Problem } from "./request-of.js";
import { remember, type Target } from "./target.js";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Prevents browsers from storing or suggesting values: the fields may contain credentials. */
const PRIVATE = { autocomplete: "off", autocapitalize: "off", spellcheck: "false" };

/** The first credential of an operation of another API is the token of the whole site. */
const FIRST_CREDENTIAL = "credential.0";

/** The form of an operation. Its values are stored only in its controls, except the target, which the tab remembers. */
export class TryItForm {
  readonly element = element("form", { autocomplete: "off", novalidate: "" });
  readonly sendButton = element("button", { type: "submit" }, "Send");
  readonly copyButton = element("button", { type: "button" }, "Copy as curl");
  readonly #operation: TryItOperation;
  readonly #controls = new Map<string, Control>();
  /** Controls that choose files, by form field; that of the whole body without a name. */
  readonly #files = new Map<string, HTMLInputElement>();

  constructor(operation: TryItOperation, target: Target) {
    this.#operation = operation;
    this.#addTarget("baseUrl", "baseUrl", "Base URL", "url");
    for (const [index, { label }] of (operation.credentials ?? []).entries()) {
      if (index === 0) this.#addTarget("token", FIRST_CREDENTIAL, `${label} (kept until this tab is closed)`, "password");
      else this.#add(`credential.${index}`, `${label} (not kept)`, element("input", { ...PRIVATE, type: "password" }));
    }
    if (operation.takesCredential && operation.credentials === undefined)
      this.#addTarget("token", "token", "Bearer token (kept until this tab is closed)", "password");
    this.show(target);
    for (const parameter of operation.parameters.filter(isNeeded)) this.#addParameter(parameter);
    this.#addOptional(operation);
    if (takesBody(operation) && operation.body !== undefined) this.#addBody(operation.body);
    this.element.append(element("p", { class: "buttons" }, this.sendButton, this.copyButton));
  }

  values(): FormValues {
    const value = (key: string): string => {
      const control = this.#controls.get(key);
      return control instanceof HTMLSelectElement
        ? [...control.selectedOptions].map((option) => option.value).join("\n")
        : (control?.value ?? "");
    };
    const parameters = new Map(this.#operation.parameters.map(parameterKey).map((key) => [key, value(key)]));
    const [baseUrl, token, furtherQuery, mediaType, body] = ["baseUrl", "token", "furtherQuery", "mediaType", "body"].map(value);
    return {
      baseUrl: baseUrl ?? "",
      token: (token ?? "").trim(),
      furtherQuery: furtherQuery ?? "",
      mediaType: mediaType ?? "",
      body: body ?? "",
      files: new Map([...this.#files].map(([name, { files }]) => [name, [...(files ?? [])]])),
      credentials: (this.#operation.credentials ?? []).map((_, index) => value(`credential.${index}`).trim()),
      parameters,
    };
  }

  /** Marks the invalid controls and focuses the first of them, which may be folded. */
  showProblems(problems: readonly Problem[]): void {
    for (const [key, control] of this.#controls) {
      const message = problems.find((problem) => problem.control === key)?.message ?? "";
      control.setAttribute("aria-invalid", String(message !== ""));
      const note = document.getElementById(`${control.id}-problem`);
      if (note !== null) note.textContent = message;
    }
    const first = this.#controls.get(problems[0]?.control ?? "");
    first?.closest("details")?.setAttribute("open", "");
    first?.focus();
  }

  /** Shows what the reader has entered in the header of the page, or on another page. */
  show({ baseUrl, token }: Target): void {
    for (const [key, value] of Object.entries({ baseUrl, token, [FIRST_CREDENTIAL]: token })) {
      const control = this.#controls.get(key);
      if (control !== undefined) control.value = value;
    }
  }

  #addTarget(kept: keyof Target, key: string, label: string, type: string): void {
    const control = element("input", { ...PRIVATE, type });
    control.addEventListener("input", () => remember(kept, control.value));
    this.#add(key, label, control);
  }

  #addParameter(parameter: TryItParameter, place?: Element): void {
    this.#add(parameterKey(parameter), labelOf(parameter), controlOf(parameter), place);
  }

  /** Folds the optional parameters, so that the button is in view. */
  #addOptional({ parameters, takesFurtherQuery }: TryItOperation): void {
    const optional = parameters.filter((parameter) => !isNeeded(parameter));
    if (optional.length === 0 && !takesFurtherQuery) return;
    const folded = element("details", {}, element("summary", {}, "Optional parameters"));
    this.element.append(folded);
    for (const parameter of optional) this.#addParameter(parameter, folded);
    if (!takesFurtherQuery) return;
    this.#add("furtherQuery", "Other query parameters (name=value, one per line)", element("textarea", { ...PRIVATE, rows: "2" }), folded);
  }

  #add(key: string, label: string, control: Control, place: Element = this.element): void {
    control.id = `control-${this.#controls.size}`;
    control.setAttribute("aria-describedby", `${control.id}-problem`);
    this.#controls.set(key, control);
    place.append(
      element(
        "div",
        { class: "control" },
        element("label", { for: control.id }, label),
        control,
        element("p", { id: `${control.id}-problem`, class: "problem" }),
      ),
    );
  }

  /** Shows the files of the chosen media type; clears the others, so that they are not sent. */
  #showFiles(chosen: string, mediaTypes: readonly TryItBody[]): void {
    const { files = [] } = mediaTypes.find(({ mediaType }) => mediaType === chosen) ?? {};
    for (const [name, control] of this.#files) {
      const isShown = name === "" ? isBytes(chosen) : files.includes(name);
      control.closest<HTMLElement>(".control")?.toggleAttribute("hidden", !isShown);
      if (!isShown) control.value = "";
    }
  }

  /** Updates the example when the media type changes, unless the reader has edited the body. */
  #addBody({ required, mediaTypes }: NonNullable<TryItOperation["body"]>): void {
    const examples = new Map(mediaTypes.map(({ mediaType, example = "" }) => [mediaType, example]));
    const shown = [...examples.keys()].filter((mediaType) => !mediaType.includes("*"));
    const type =
      shown.length === 0
        ? element("input", { ...PRIVATE, value: "application/json" })
        : element("select", {}, ...shown.map((mediaType) => element("option", {}, mediaType)));
    const body = element("textarea", { ...PRIVATE, rows: "10" });
    body.value = examples.get(type.value) ?? "";
    type.addEventListener("change", () => {
      this.#showFiles(type.value, mediaTypes);
      if ([...examples.values(), ""].includes(body.value)) body.value = examples.get(type.value) ?? "";
    });
    this.#add("mediaType", "Media type of the body", type);
    this.#add(
      "body",
      `Body (${required ? "required" : "optional"}${examples.has(FORM_TYPE) || examples.has(MULTIPART_TYPE) ? "; form fields as JSON" : ""})`,
      body,
    );
    const names = new Set(mediaTypes.flatMap(({ mediaType, files = [] }) => (isBytes(mediaType) ? ["", ...files] : files)));
    for (const name of names) {
      const control = element("input", { type: "file", multiple: "" });
      this.#files.set(name, control);
      this.#add(`file.${name}`, name === "" ? "File in place of the body" : `${name} (file)`, control);
    }
    this.#showFiles(type.value, mediaTypes);
  }
}

/** Checks for a media type whose bodies are usually files. */
function isBytes(mediaType: string): boolean {
  return !isJsonType(mediaType) && !/^text\/|[/+](?:xml|yaml|x-www-form-urlencoded|form-data)/i.test(mediaType);
}

function labelOf({ name, in: place, required, type }: TryItParameter): string {
  return `${name} (${place}, ${type}, ${required ? "required" : "optional"})`;
}

function controlOf(parameter: TryItParameter): Control {
  const required = { "aria-required": String(parameter.required) };
  const { sample = "" } = parameter;
  const values = parameter.type === "boolean" ? [true, false] : parameter.values;
  const isMany = isList(parameter);
  if (isMany && values.length === 0)
    return element("textarea", { ...PRIVATE, ...required, rows: "2", placeholder: "One per line" }, sample);
  if (values.length === 0) return element("input", { ...PRIVATE, ...required, type: "text", value: sample });
  const texts = values.map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
  return element(
    "select",
    { ...required, ...(isMany && { multiple: "" }) },
    ...["", ...texts].map((text) =>
      element("option", { value: text, ...(sample.split("\n").includes(text) && { selected: "" }) }, text === "" ? "(not sent)" : text),
    ),
  );
}
