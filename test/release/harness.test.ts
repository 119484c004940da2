import { mkdtemp, rm } from "node:fs/promises";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Clone } from "./lib/clone.js";
import { openGate } from "./lib/gate.js";
import { differences, leftOut, type Plan, type PlannedPackage } from "./lib/plan.js";
import type { Published } from "./lib/published.js";
import { Steps } from "./lib/steps.js";

const FILES = [
  { path: "README.md", size: 1200 },
  { path: "package.json", size: 34 },
];

const PLANNED: PlannedPackage = {
  name: "@hosting-platform/auth",
  version: "1.2.3",
  published: "absent",
  integrity: "sha512-abc",
  size: 600,
  unpackedSize: 1234,
  dependencies: { "@hosting-platform/client": "1.2.3" },
  peerDependencies: { jose: "^6.0.0" },
  // In another order than that of the registry.
  files: [...FILES].reverse(),
};

const { name, version, dependencies, peerDependencies, integrity, size } = PLANNED;
const MANIFEST = { name, version, dependencies, peerDependencies, publishConfig: { access: "public", provenance: true } };
const PUBLISHED: Published = { name, version, integrity, size, time: "", files: FILES, manifest: MANIFEST, listed: MANIFEST };

describe("what was published", () => {
  test("is what was said", () => {
    expect(differences(PLANNED, PUBLISHED)).toEqual([]);
  });

  test.each<[what: string, published: Partial<Published>]>([
    ["name", { manifest: { ...MANIFEST, name: "@hosting-platform/other" } }],
    ["version", { manifest: { ...MANIFEST, version: "1.2.4" } }],
    ["integrity", { integrity: "sha512-abd" }],
    ["size", { size: 601 }],
    ["unpacked size", { files: [...FILES, { path: "secret", size: 1 }] }],
    ["files", { files: [...FILES, { path: "empty", size: 0 }] }],
    ["files", { files: FILES.map((file) => ({ ...file, path: `a${file.path}` })) }],
    ["dependencies", { manifest: { ...MANIFEST, dependencies: {} } }],
    ["peer dependencies", { manifest: { ...MANIFEST, peerDependencies: { jose: "^5.0.0" } } }],
    ["dependencies in the registry", { listed: { ...MANIFEST, dependencies: { jose: "^6.0.0" } } }],
    ["access and provenance", { manifest: { ...MANIFEST, publishConfig: { access: "public" } } }],
    ["access and provenance in the registry", { listed: { ...MANIFEST, publishConfig: { access: "public", provenance: false } } }],
  ])("is told from it by its %s", (what, changed) => {
    const found = differences(PLANNED, { ...PUBLISHED, ...changed });
    expect(found.map((text) => text.split(": ")[1])).toContain(what);
  });
});

describe("the text of a dry run", () => {
  const plan: Plan = {
    ok: true,
    version,
    distTag: "latest",
    provenance: true,
    gitTag: { name: `v${version}`, isThere: false },
    packages: [PLANNED],
    refusals: [],
    warnings: [],
  };
  const text = `1. ${name}@${version}\n  dependencies: @hosting-platform/client 1.2.3\n    1,200 B  README.md\n       34 B  package.json\n`;

  test("says all of it", () => {
    expect(leftOut(plan, text)).toEqual([]);
  });

  test.each([`${name}@${version}`, "@hosting-platform/client 1.2.3", "1,200 B  README.md", "34 B  package.json"])(
    "has to say %s",
    (part) => {
      expect(leftOut(plan, text.replace(part, ""))).toEqual([part]);
    },
  );
});

describe("the gate before a registry", () => {
  const received: string[] = [];
  const registry = createServer((request, answer) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      received.push(`${request.method ?? ""} ${request.url ?? ""} ${body}`.trim());
      answer.writeHead(201, { "x-registry": "yes" }).end("done");
    });
  });

  beforeEach(async () => {
    received.length = 0;
    registry.listen(0, "127.0.0.1");
    await once(registry, "listening");
  });
  afterEach(async () => {
    registry.closeAllConnections();
    registry.close();
    await once(registry, "close");
  });

  test("lets questions and so many packages through, and holds the next one", async () => {
    const gate = await openGate(`http://127.0.0.1:${(registry.address() as AddressInfo).port}/`, 2);
    const send = (path: string, method: string): Promise<Response> =>
      fetch(new URL(path, gate.url), { method, ...(method === "PUT" && { body: path }) });
    const answer = await send("a", "PUT");
    expect([answer.status, answer.headers.get("x-registry"), await answer.text()]).toEqual([201, "yes", "done"]);
    for (const path of ["b", "c", "d"]) expect((await send(path, "GET")).status).toBe(201);
    expect((await send("e", "PUT")).status).toBe(201);
    const held = send("f", "PUT").then(
      () => "answered",
      () => "cut",
    );
    await gate.isShut;
    await gate.close();
    expect(await held).toBe("cut");
    expect(received).toEqual(["PUT /a a", "GET /b", "GET /c", "GET /d", "PUT /e e"]);
  });
});

describe("a step", () => {
  test("is printed with its time and what it saw, and is counted", async () => {
    const lines: string[] = [];
    const steps = new Steps((line) => lines.push(line.replace(/\d+\.\d s/, "0.0 s")));
    expect(await steps.run("adds", () => Promise.resolve(3), String)).toBe(3);
    await steps.run("ends", () => Promise.resolve());
    expect([lines, steps.count]).toEqual([["   0.0 s  adds: 3", "   0.0 s  ends"], 2]);
  });

  test("that fails is named, and ends the rehearsal", async () => {
    const lines: string[] = [];
    const steps = new Steps((line) => lines.push(line.replace(/\d+\.\d s/, "0.0 s")));
    await expect(steps.run("breaks", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect([lines, steps.count]).toEqual([["   0.0 s  FAILED: breaks"], 0]);
  });
});

describe("the clone", () => {
  let folder: string;
  let clone: Clone;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "clone-"));
    clone = new Clone(folder, { HOME: folder });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test.each(["c", "a"])("is edited where the text stands once, which %s does not", async (from) => {
    await clone.write("file", "a b a");
    await clone.edit("file", "b", "c d");
    expect(await clone.read("file")).toBe("a c d a");
    await clone.write("file", "a b a");
    await expect(clone.edit("file", from, "d")).rejects.toThrow(`file does not have this once: ${from}`);
  });

  test("knows of a file that is not committed", async () => {
    await clone.git("init", "--quiet");
    await clone.write("file", "");
    await expect(clone.checkClean()).rejects.toThrow("the tree is not as it was committed:\n?? file");
    await clone.commit("A file");
    await clone.checkClean();
  });

  test("tells a script that refuses from one that does not", async () => {
    await clone.write("package.json", '{ "scripts": { "refuse": "exit 3", "do": "exit 0" } }');
    expect(await clone.refusal("refuse")).toMatchObject({ code: 3 });
    await expect(clone.refusal("do")).rejects.toThrow("npm run do --  did not refuse");
  });
});
