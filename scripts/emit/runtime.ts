import type { OutputFile } from "../core/files/output.js";
import type { OpenApiDocument } from "../read/openapi.js";
import { sentSchemes } from "../model/security.js";
import { CODEC_MODULES, codecModules } from "./codecs.js";
import { CONVERSIONS, OWN, type RuntimeModule, runtimeModule } from "./runtime-module.js";
import { HEADER } from "./text.js";

/** The modules of the runtime that every operation imports. */
const OPERATION_MODULES = ["operation.ts", "body.ts", "invoke.ts", "server-url.ts"];

/** Generates `runtime/`: the client and the pager. It has no further dependencies. */
export function generateRuntime(document: OpenApiDocument): OutputFile[] {
  const schemes = sentSchemes(document);
  const own = [
    "index.ts",
    "operation-error.ts",
    ...(schemes.length > 0 ? ["credentials.ts"] : []),
    ...(schemes.some(({ tokenUrl }) => tokenUrl !== undefined) ? ["client-credentials.ts"] : []),
  ];
  const bearer = schemes.some(({ type }) => type === "bearer") ? ["packages/auth/src/bearer.ts"] : [];
  return modulesFrom([...own.map((name) => `${OWN}/${name}`), ...bearer, ...modulesOf(document)]);
}

/** Generates the part of `runtime/` that operations and servers import. */
export function generateOperationRuntime(document: OpenApiDocument): OutputFile[] {
  return modulesFrom(modulesOf(document));
}

function modulesOf(document: OpenApiDocument): string[] {
  return [...OPERATION_MODULES, ...codecModules(document)].map((name) => `packages/client/src/runtime/${name}`);
}

/** Returns sources and their imports as modules of the output. */
function modulesFrom(roots: readonly string[]): OutputFile[] {
  return [...reachableModules(roots).values()].map(({ path, text }) => ({ path, text: `${HEADER}\n${text}` }));
}

/** Returns the modules of sources and their imports, by source. */
function reachableModules(roots: readonly string[]): Map<string, RuntimeModule> {
  const modules = new Map<string, RuntimeModule>();
  const queue = [...roots];
  for (const source of queue) {
    if (modules.has(source)) continue;
    const module = runtimeModule(source);
    modules.set(source, module);
    queue.push(...module.imports);
  }
  return modules;
}

/** Returns all modules that any document or plugin needs, by source. */
export function allRuntimeModules(): Map<string, RuntimeModule> {
  const own = ["index.ts", "operation-error.ts", "credentials.ts", "client-credentials.ts"].map((name) => `${OWN}/${name}`);
  return reachableModules([
    CONVERSIONS,
    ...own,
    ...[...OPERATION_MODULES, ...CODEC_MODULES].map((name) => `packages/client/src/runtime/${name}`),
  ]);
}
