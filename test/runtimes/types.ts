import type { Result } from "./suite.js";

/** A project with the libraries installed, and the suite compiled for each way of running it. */
export interface Project {
  folder: string;
  /** Address of each module that a page imports by name. */
  importMap: Record<string, string>;
}

export interface Place {
  runtimes: string;
  project: Project;
  /** The folder of the project that has the emulator. */
  emulator: string;
  /** The folder of the CommonJS project that Jest runs in. */
  jest: string;
  api: string;
  /** An empty folder, which is removed later. */
  scratch: string;
}

/** A runtime, and how the packages are loaded there. */
export interface Runtime {
  name: string;
  /** All runtimes of a suite have to run the same cases. */
  suite: "libraries" | "emulator" | "jest" | "recipes" | "frameworks";
  /** What the runtime has to call itself, so that no other one runs in its place. */
  called: RegExp;
  run(place: Place): Promise<Run>;
}

export interface Run {
  text: string;
  /** Whether its process ended by itself. A recipe starts several, and has none. */
  ending?: Result;
  /** The version of the runtime, where the report cannot have it. */
  version?: string;
}
