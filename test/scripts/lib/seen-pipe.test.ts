import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { REPOSITORY } from "../../../scripts/lib/redocly-config.js";

// In a process of its own: where it waits, nothing else goes on there.
test.skipIf(process.platform === "win32")(
  "a pipe beside the files is not waited for",
  () => {
    const folder = mkdtempSync(join(tmpdir(), "seen-"));
    try {
      const pipe = join(folder, "pipe");
      execFileSync("mkfifo", [pipe]);
      const code = `import { SeenContents } from "./scripts/lib/seen-contents.ts"; console.log(new SeenContents().look(process.argv[1]));`;
      const options = { cwd: REPOSITORY, timeout: 60_000, killSignal: "SIGKILL", encoding: "utf8" } as const;
      expect(execFileSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", code, pipe], options)).toBe("false\n");
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  90_000,
);
