import { CASES } from "../cases/index.js";
import { runSuite } from "../suite.js";

// No `await`, which a CommonJS module cannot have here. Nothing ends the process: it has to have nothing left to do.
void runSuite(CASES, process.argv[2] ?? "").then((report) => console.log(JSON.stringify(report)));
