// Reads what a document refers to, with what Redocly's core cannot follow written in its terms.
import {
  type BaseResolver,
  createConfig,
  detectSpec,
  type Document,
  getLineColLocation,
  type LocationObject,
  type NormalizedNodeType,
  resolveDocument,
} from "@redocly/openapi-core";
import type { Finding } from "../core/cli/finding.js";
import { once } from "../core/cli/once.js";
import { isStackOverflow } from "../core/cli/stack-overflow.js";
import { UnreadableSpec } from "../core/cli/unreadable-spec.js";
import { acceptDocument, completeVersion } from "./accept-document.js";
import type { ConfinedResolver } from "./confined-resolver.js";
import { endlessSchemas } from "./endless-schemas.js";
import { describe, findingOf } from "./faults/describe.js";
import type { Fault } from "./faults/fault.js";
import { followEnclosing, followNames, followSelf } from "./named-schemas.js";
import { isSelfContained, readReferences } from "./read-references.js";
import { breakLoops, type Loop, referenceLoops } from "./reference-loops.js";
import { References } from "./references.js";
import type { Place, SpecFile } from "./spec-file.js";
import { isObject } from "./spec-node.js";
import { StructureCheck } from "./structure/check.js";
import { objectsOf } from "./structure/objects.js";
import { convertRoot, originalPointer } from "./swagger/convert-root.js";
import type { Remark } from "./swagger/settle.js";

export const noRules = once(() => createConfig({}));

/** Facts about a document other than our contract, besides its files. */
export interface ReadDocument {
  loops?: readonly Loop[];
  remarks?: readonly Finding[];
  selfContained?: boolean;
}

/** Reads what our contract or a flow refers to. */
export async function readOwn(resolver: ConfinedResolver, root: Document): Promise<ReadDocument> {
  // Flows are Arazzo descriptions.
  if (!isArazzo(root.parsed)) acceptDocument(toFile(root));
  await resolveReferences(resolver, root);
  const files = await readFiles(resolver);
  const [endless] = endlessSchemas(files);
  if (endless !== undefined) throw new UnreadableSpec(findingOf(endless, { files }));
  return {};
}

/** Reads what another document refers to. */
export async function readOther(resolver: ConfinedResolver, root: Document): Promise<ReadDocument> {
  const completed = completeVersion(toFile(root));
  acceptDocument(toFile(root));
  const { loops, remarks } = await prepareForCore(resolver, root);
  const selfContained = isSelfContained(root.parsed);
  if (!selfContained) await resolveReferences(resolver, root);
  return { loops, remarks: [...completed, ...remarks], selfContained };
}

/** Reads what a document refers to. Throws `UnreadableSpec` for a circular reference, at which the core stops without reporting it. */
async function resolveReferences(resolver: ConfinedResolver, root: Document): Promise<void> {
  const rootType = objectsOf(detectSpec(root.parsed))["Root"] as unknown as NormalizedNodeType;
  await resolveDocument({ rootDocument: root, rootType, externalRefResolver: resolver }).catch(async (error: unknown) => {
    const files = await readFiles(resolver);
    const [loop] = referenceLoops(files);
    throw loop === undefined ? error : new UnreadableSpec(findingOf(loop.fault, { files }));
  });
}

/** Resolves named references and removes circular ones, before the core follows them, and converts Swagger 2.0. Returns findings for both. */
async function prepareForCore(resolver: BaseResolver, root: Document): Promise<{ loops: Loop[]; remarks: Finding[] }> {
  const file = toFile(root);
  // Before its URI is read.
  followSelf(file, [file]);
  const files = await readReferences(resolver, root, toFile);
  followSelf(file, files.values());
  followNames(files);
  const followed = followEnclosing(files);
  const loops = breakLoops(files);
  try {
    const toFinding = (remark: Remark): Finding => remarkFinding(root, remark);
    const converted = await convertRoot(root, { resolver, config: await noRules(), hasFiles: files.size > 1, toFinding });
    return { loops, remarks: [...followed, ...converted] };
  } catch (error) {
    if (isStackOverflow(error)) throw error;
    // The library expects a valid document.
    const tree = { entry: file.path, files, faulty: new Map(), refusals: new Map() };
    const [cause] = new StructureCheck("oas2", objectsOf("oas2"), new References(tree)).run(file).filter(isCause);
    const place = cause ? findingOf(cause, tree) : { file: file.path, line: 1, column: 1, message: (error as Error).message };
    const message = `The Swagger document cannot be converted to OpenAPI 3: ${place.message}`;
    throw new UnreadableSpec({
      ...place,
      rule: "unreadable",
      message,
      hint: (cause && describe(cause).hint) ?? "check it with a Swagger 2.0 validator",
    });
  }
}

/** Checks for a fault at which the library may fail. */
function isCause(fault: Fault): boolean {
  return fault.code === "wrong-type" || (fault.code === "missing-field" && ["in", "name"].includes(fault.data.field));
}

function remarkFinding(root: Document, { pointer, message, hint }: Remark): Finding {
  return { file: root.source.absoluteRef, ...placeOf({ source: root.source, pointer, reportOnKey: true }), rule: "swagger", message, hint };
}

function isArazzo(content: unknown): boolean {
  return isObject(content) && "arazzo" in content && !("openapi" in content);
}

export async function readFiles(resolver: BaseResolver): Promise<Map<string, SpecFile>> {
  const files = new Map<string, SpecFile>();
  for (const [path, reading] of resolver.cache) {
    const document = await reading.catch((error: unknown) => error);
    if (document instanceof Error) continue;
    files.set(path, toFile(document as Document));
  }
  return files;
}

export function toFile({ source, parsed }: Document): SpecFile {
  const locate = (pointer: string, of: "key" | "value" = "value"): Place => {
    return placeOf({ source, pointer, reportOnKey: of === "key" });
  };
  const written = (pointer: string): string => originalPointer(source, pointer) ?? pointer;
  return { path: source.absoluteRef, content: parsed, text: source.body, locate, written };
}

/** Returns the position of a place in a file. */
function placeOf(location: LocationObject): Place {
  // The core writes raw keys, but reads them as URI-encoded.
  const pointer = originalPointer(location.source, location.pointer)?.replaceAll("%", "%25");
  const found = getLineColLocation({ ...location, pointer } as LocationObject);
  // The parser has no position of a value that is missing between braces.
  const isLost = found.end?.line === 1 && found.end.col === 1;
  const { start } = isLost ? getLineColLocation({ ...location, pointer, reportOnKey: true } as LocationObject) : found;
  return { line: start.line, column: start.col };
}
