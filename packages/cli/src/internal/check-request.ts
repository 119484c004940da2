import { didYouMean } from "../../../../scripts/core/cli/nearest.js";
import { at, type OpenApiDocument } from "../../../emulator/src/internal/contract/document.js";
import type { Contract } from "../../../emulator/src/internal/contract/load-contract.js";
import type { Operation, Parameter } from "../../../emulator/src/internal/contract/operation.js";
import type { SchemaFault } from "../../../emulator/src/internal/contract/schema-fault.js";
import { isObject } from "../../../emulator/src/internal/state/json.js";
import type { CallRequest } from "./api.js";
import { checkBody, faultOf, missing, propertiesAt, type RequestFault, type TypedRequest } from "./check-body.js";
import { fitted, gathered, isText, meanings, textOf } from "./typed-values.js";

export const PLACES = ["path", "query", "header", "cookie"] as const;

/** Returns all faults of a request. Values that are text become what their schema asks for, as in a URL. */
export function checkRequest(
  contract: Contract,
  operation: Operation,
  { bodyText, bodyFields, headerLines: headers = [], ...request }: TypedRequest,
): { request: CallRequest; faults: RequestFault[] } {
  const checked: CallRequest = { ...request };
  const faults: RequestFault[] = [];
  const { components } = contract.document as { components?: { securitySchemes?: Record<string, { name?: string }> } };
  const schemes = Object.values(components?.securitySchemes ?? {});
  const secrets = ["authorization", "proxy-authorization", "cookie", ...schemes.map(({ name }) => name)];
  for (const line of headers) {
    const [, name = "", value = ""] = /^([^\s:]+):\s*(.*)$/.exec(line) ?? [];
    const isNamed = (other?: string): boolean => other?.toLowerCase() === name.toLowerCase();
    const [same = name] = Object.keys(checked.headers ?? {}).filter(isNamed);
    const all = [checked.headers?.[same] ?? [], value].flat().join(", ");
    if (name !== "" && !secrets.some(isNamed)) checked.headers = { ...checked.headers, [same]: all };
    else faults.push({ at: name, rule: "header.line", message: `-H takes NAME: VALUE, and no credential: set its variable, see --help` });
  }
  for (const place of PLACES) {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place);
    const names = parameters.map(({ name }) => name);
    const namesAt = ([name, ...path]: readonly string[]): string[] =>
      name === undefined ? names : propertiesAt(contract.document, parameters.find((each) => each.name === name)?.schema, path);
    const given = gathered(request[place] ?? {}, namesAt);
    const values: Record<string, unknown> = {};
    // Clients of agents send null for what is absent.
    for (const [name, value] of Object.entries(given).filter((each) => each[1] !== null)) {
      const lower = name.toLowerCase();
      const parameter = parameters.find((each) => each.name === name || (place === "header" && each.name.toLowerCase() === lower));
      const where = `${place}.${name}`;
      if (parameter === undefined) {
        const other = operation.parameters.find((each) => each.name === name);
        const known = names.length === 0 ? "" : `It has ${names.join(", ")}.`;
        const advice = other === undefined ? didYouMean(name, names, known) : `Use ${other.in}.${name}.`;
        const others = place === "header" ? "The command sends others by -H." : "";
        const message = [`${operation.operationId} has no ${place} parameter ${name}.`, advice, others].filter(Boolean).join(" ");
        if (parameters.some((each) => takesMore(contract.document, each, name))) values[name] = value;
        else faults.push({ at: where, rule: `${place}.known`, message });
        continue;
      }
      if (/^\.\.?$/.test(String(value)) && operation.template.split("/").includes(`{${name}}`))
        faults.push({ at: where, rule: "path.segment", message: `${where} must not be a . or .. segment, which a URL cannot have` });
      const found = fitting(contract, parameter, value);
      values[parameter.name] = found.value;
      if (found.fault !== undefined)
        faults.push({ at: where, rule: found.fault.rule, message: `${where}${found.fault.at.replaceAll("/", ".")} ${found.fault.advice}` });
    }
    for (const { name, isRequired, isFreeForm, schema } of parameters) {
      if (!isRequired || isFreeForm || Object.hasOwn(values, name)) continue;
      const own = at(contract.document, schema) as { const?: unknown; enum?: unknown[] };
      const [only, ...others] = own.enum ?? [own.const];
      if (only !== undefined && others.length === 0) values[name] = only;
      // The client sends the default of a header.
      else if (place !== "header" || !("default" in own)) faults.push(missing(`${place}.${name}`));
    }
    if (Object.keys({ ...request[place], ...values }).length > 0) checked[place] = values;
  }
  const { faults: others, ...body } = checkBody(contract, operation, { ...request, bodyText, bodyFields });
  return { request: { ...checked, ...body }, faults: [...faults, ...others] };
}

/** Tries a value as it is, then as JSON or as text: `"10"` is a number where the schema has one. A single value may be a list of one. */
function fitting(contract: Contract, { in: place, schema }: Parameter, value: unknown): { value: unknown; fault?: SchemaFault } {
  const text = textOf(value);
  const check = (each: unknown): SchemaFault | undefined => faultOf(contract, schema, each);
  const others = isObject(value) ? [fitted(value, check)] : isText(text) ? meanings(text, /header|path/.test(place)) : [[value]];
  const tried = [value, ...others].map((each) => ({ value: each, fault: check(each) }));
  const [first] = tried;
  // A fault within a value is one of the form that was meant: of texts with commas, a list.
  const fault = tried.findLast((each) => each.fault?.rule !== "type" || each.fault.at !== "")?.fault ?? first?.fault;
  const fits = tried.find((each) => each.fault === undefined);
  if (fits === undefined && fault !== undefined) return { value, fault };
  // An integer of more digits than JavaScript has is sent as it is written.
  return { value: Number.isInteger(fits?.value) && !Number.isSafeInteger(fits?.value) ? value : fits?.value };
}

/** Checks for an object whose properties, or any, are parameters of their own. */
function takesMore(document: OpenApiDocument, { isFreeForm, schema }: Parameter, name: string): boolean {
  if (!isFreeForm) return false;
  const names = propertiesAt(document, schema, []);
  return names.length === 0 || names.includes(name) || "additionalProperties" in (at(document, schema) as object);
}
