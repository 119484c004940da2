import type { Row } from "../harness/row.js";
import { BOTH_SIDES } from "./both-sides.js";
import { COMPOSITIONS } from "./compositions.js";
import { EXTENSIONS } from "./extensions.js";
import { MOVED } from "./moved.js";
import { NAMES } from "./names.js";
import { OPERATIONS } from "./operations.js";
import { PARAMETER_VALUES, PARAMETERS } from "./parameters.js";
import { RARER_PARTS } from "./rarer-parts.js";
import { REQUEST_BODIES } from "./request-bodies.js";
import { REQUEST_SCHEMAS, REQUEST_VALUES } from "./request-schemas.js";
import { RESPONSE_SCHEMAS, RESPONSE_VALUES } from "./response-schemas.js";
import { RESPONSES } from "./responses.js";
import { SECURITY_AND_SERVERS } from "./security-and-servers.js";
import { TEXTS } from "./texts.js";
import { TAGS, UNIONS } from "./unions.js";
import { WRITTEN_OTHERWISE } from "./written-otherwise.js";

export const THEMES: Readonly<Record<string, readonly Row[]>> = {
  operations: OPERATIONS,
  names: NAMES,
  "what moved": MOVED,
  extensions: EXTENSIONS,
  parameters: PARAMETERS,
  "values of parameters": PARAMETER_VALUES,
  "request bodies": REQUEST_BODIES,
  "request schemas": REQUEST_SCHEMAS,
  "values in requests": REQUEST_VALUES,
  responses: RESPONSES,
  "response schemas": RESPONSE_SCHEMAS,
  "values in responses": RESPONSE_VALUES,
  "both sides": BOTH_SIDES,
  compositions: COMPOSITIONS,
  unions: UNIONS,
  "tags of unions": TAGS,
  "security and servers": SECURITY_AND_SERVERS,
  "rarer parts": RARER_PARTS,
  "written otherwise": WRITTEN_OTHERWISE,
  texts: TEXTS,
};
