import type { Expectations } from "./expectation.js";

const GROUPS = "127.0.0.1/v1/access-groups";

/** They start emulators of their own, which their requests are for. */
export const EMULATOR: Expectations = {
  "emulator/README.md: @hosting-platform/emulator": { prints: ["web", "docs"], sends: [`POST ${GROUPS} 200`, `GET ${GROUPS} 200`] },
  "emulator/README.md: In a program": { prints: ["60000"], sends: [] },
  "emulator/README.md: Operations that are not shown": {
    prints: ["{ projects: [], teamId: 'team_1' }"],
    sends: ["GET 127.0.0.1/v10/projects 200"],
  },
  "emulator/README.md: Faults": { prints: ["429 1"], sends: [`GET ${GROUPS} 429`] },

  // It leaves its emulator running, which keeps the process from ending.
  "emulator/src/emulator.ts": { prints: ["{ projects: [ { id: 'prj_1' } ] }"], sends: ["GET 127.0.0.1/v10/projects 200"] },
  "emulator/src/start-emulator.ts": { prints: ["200"], sends: [`GET ${GROUPS} 200`] },
};
