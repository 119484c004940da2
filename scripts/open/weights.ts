// The severity of a fault for each kind of user, by code and object.
import { ruleOf } from "../read/faults/describe.js";
import type { Code, Fault, FaultData, Problem } from "../read/faults/fault.js";

/** `essential`: generators cannot work with the document; `error`: an error by the rules, which `--lint warn` accepts. */
export type Weight = "essential" | "error" | "warning";

/** Objects that only affect prose. */
const ASIDE = new Set([
  ...["Info", "Contact", "License", "Logo", "ExternalDocs", "Tag", "TagList", "TagGroup", "TagGroups", "Xml", "SpecExtension"],
  ...["Example", "ExamplesMap", "NamedExamples", "XCodeSample", "XCodeSampleList", "EnumDescriptions"],
  ...["SecurityScheme", "NamedSecuritySchemes", "OAuth2Flows", "ImplicitFlow", "PasswordFlow", "ClientCredentials", "AuthorizationCode"],
  ...["DeviceAuthorization", "XUsePkce"],
]);

/** Objects that nothing is generated from, if they are references. */
const UNREAD = new Set(["Example", "ExamplesMap", "Link", "LinksMap", "SpecExtension"]);

/** Fields that only affect prose. Generation works without them. */
const PROSE = "authorizationUrl description flows identifier openIdConnectUrl responses scopes title tokenUrl url version".split(" ");

/** Fields whose value determines the output. */
const DECIDING = ["type", "in", "style"];

/** Checks for a reference that nothing is generated from. */
export function isUnread(fault: Fault): boolean {
  const { object, above = "" } = { ...fault.data } as { object?: string; above?: string };
  if (object === undefined) return false;
  return (
    UNREAD.has(object) ||
    (object === "" && above === "Schema") ||
    (object === "" && /\/(?:description|summary|title|examples?|value)\/\$ref$/.test(fault.pointer))
  );
}

function ofReference({ object, ref, ...data }: FaultData["unresolved-ref"]): Weight {
  // Discriminators may name a schema of the bundle.
  return object === "SpecExtension" || (data.in === "mapping" && !/[./]/.test(ref)) ? "warning" : "essential";
}

function unlessAside(...objects: readonly (string | undefined)[]): Weight {
  return objects.some((object) => object !== undefined && ASIDE.has(object)) ? "warning" : "essential";
}

const essential = (): Weight => "essential";

/** The weights for users of an API; other faults are as configured. */
const WEIGHTS: { readonly [C in Code]?: (data: FaultData[C]) => Weight } = {
  "circular-ref": essential,
  "circular-value": essential,
  "mistyped-ref": essential,
  "unresolved-ref": ofReference,
  "missing-file": ofReference,
  "refused-ref": ofReference,
  "not-downloaded": essential,
  "wrong-type": ({ object, above, field }) => (/^(?:examples?$|x-)/.test(field) ? "warning" : unlessAside(object, above)),
  "wrong-component": ({ wanted }) => (["parameters", "requestBodies"].includes(wanted) ? "essential" : "warning"),
  "not-listed": ({ object, field }) => (DECIDING.includes(field) ? unlessAside(object) : "warning"),
  "missing-field": ({ object, field }) => (PROSE.includes(field) ? "warning" : unlessAside(object)),
  "missing-one-of": () => "warning",
  "unexpected-field": () => "warning",
  "below-minimum": () => "warning",
};

const UNREAD_FILE = ["yaml-syntax", "unreadable"];

/** @param strict whether errors in prose are errors */
export function weightOf({ fault, severity }: Problem, strict: boolean): Weight {
  const asConfigured = severity === "error" ? "error" : "warning";
  // A file that cannot be read.
  if (UNREAD_FILE.includes(ruleOf(fault))) return "essential";
  const weight = (WEIGHTS[fault.code] as ((data: unknown) => Weight) | undefined)?.(fault.data) ?? asConfigured;
  return strict && weight === "warning" ? asConfigured : weight;
}
