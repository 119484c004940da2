// Run as a process of its own: changes two records together for ever, far enough from each other in the file for a kill to come between
// them, and says on standard output which number is durable.
import { fileStore } from "../../../../packages/emulator/src/internal/state/file-store.js";

const store = await fileStore(process.argv[2] ?? "", { compactAbove: 2_000_000 });
let value = store.get("counters", "left")?.value ?? 0;
for (;;) {
  value += 1;
  store.put("counters", "left", { value });
  store.put("settings", `filler/${value % 3}`, { value: "x".repeat((value % 7) * 150_000) });
  store.put("counters", "right", { value });
  await store.flush();
  process.stdout.write(`${value}\n`);
}
