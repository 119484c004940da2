// Loads the thread. JavaScript, since a thread starts without a TypeScript loader.
import { register } from "tsx/esm/api";

register();
await import("./large-stack-thread.ts");
