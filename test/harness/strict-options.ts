import type ts from "typescript";
import { OPTIONS } from "./compile.js";

/** What the strictest consumer asks of the compiler, in Node's way to find modules, with the DOM and no types of packages. */
export const STRICT_OPTIONS: ts.CompilerOptions = { ...OPTIONS, exactOptionalPropertyTypes: true, noImplicitReturns: true };
