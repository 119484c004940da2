import type { Project } from "./harness/project.js";
import type { Result } from "./suite.js";

/** What a run needs to know. */
export interface Place {
  /** The folder of the runtimes. */
  runtimes: string;
  project: Project;
  /** The folder of the project that has the emulator. */
  emulator: string;
  /** The server that the cases speak to. */
  api: string;
  /** An empty folder, which is removed later. */
  scratch: string;
}

/** A runtime, and how the packages are loaded there. */
export interface Runtime {
  name: string;
  /** All runtimes of a suite have to run the same cases. */
  suite: "libraries" | "emulator";
  /** What the runtime has to call itself, so that no other one runs in its place. */
  called: RegExp;
  run(place: Place): Promise<Run>;
}

/** How a run of the suite went. */
export interface Run {
  /** The report as JSON. */
  text: string;
  /** How the process has ended. */
  ending: Result;
  /** The version of the runtime, where the report cannot have it. */
  version?: string;
}
