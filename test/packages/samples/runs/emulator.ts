import { type Expectations, ran } from "./expectation.js";

const GROUPS = "127.0.0.1/v1/access-groups";

/** They start emulators of their own, which their requests are for. */
export const EMULATOR: Expectations = {
  "emulator/README.md: @hosting-platform/emulator": ran(["web", "docs"], [`POST ${GROUPS} 200`, `GET ${GROUPS} 200`]),
  "emulator/README.md: In a program": ran(["60000"]),
  "emulator/README.md: Undocumented operations": ran(["{ projects: [], teamId: 'team_1' }"], ["GET 127.0.0.1/v10/projects 200"]),
  "emulator/README.md: Faults": ran(["429 1"], [`GET ${GROUPS} 429`]),

  // It leaves its emulator running, which keeps the process from ending.
  "emulator/src/emulator.ts": ran(["{ projects: [ { id: 'prj_1' } ] }"], ["GET 127.0.0.1/v10/projects 200"]),
  "emulator/src/start-emulator.ts": ran(["200"], [`GET ${GROUPS} 200`]),
};
