// Run as its own process: changes two records together, again and again, and prints each number once it is durable.
import { fileStore } from "../../../../packages/emulator/src/internal/state/file-store.js";

const store = await fileStore(process.argv[2] ?? "");
let value = store.get("counters", "left")?.value ?? 0;
for (;;) {
  value += 1;
  store.put("counters", "left", { value });
  // Large enough that the file is written anew every few changes.
  store.put("settings", `filler/${value % 3}`, { value: "x".repeat((value % 7) * 150_000) });
  store.put("counters", "right", { value });
  await store.flush();
  process.stdout.write(`${value}\n`);
}
