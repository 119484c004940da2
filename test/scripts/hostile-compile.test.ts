import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import ts from "typescript";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DOCUMENT_GENERATORS } from "../../scripts/emit.js";
import { REPOSITORY } from "../../scripts/lib/redocly-config.js";
import { hostileDocument, hostileStrings, withoutClashes } from "./support/hostile-document.js";
import { emptyFolder, removeFolder } from "./support/repositories.js";

let folder: string;
beforeEach(async () => (folder = await emptyFolder()));
afterEach(() => removeFolder(folder));

test.each([
  ["hostile strings that want names of their own", withoutClashes(hostileStrings()), false],
  ["all hostile strings", hostileStrings(), true],
])("what %s yield compiles under the strictest options", async (_, strings, numbered) => {
  const { document } = hostileDocument(strings, { numbered });
  const files = Object.values(DOCUMENT_GENERATORS).flatMap((generate) => generate(document));
  await symlink(join(REPOSITORY, "node_modules"), join(folder, "node_modules"));
  for (const { path, text } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const program = ts.createProgram(
    files.map(({ path }) => join(folder, path)),
    {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      strict: true,
      noUnusedLocals: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    },
  );
  const messages = ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const place = file === undefined ? "" : `${file.fileName.slice(folder.length + 1)}: ${file.text.slice(start, start + 60)}: `;
    return place + ts.flattenDiagnosticMessageText(messageText, " ");
  });
  expect(messages).toEqual([]);
});
