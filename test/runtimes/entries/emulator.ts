import { EMULATOR_CASES } from "../cases/emulator.js";
import { runSuite } from "../suite.js";

void runSuite(EMULATOR_CASES, process.argv[2] ?? "").then((report) => console.log(JSON.stringify(report)));
