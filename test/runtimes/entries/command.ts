import { runSuite } from "../suite.js";

// No `await`, which a CommonJS module cannot have here.
void runSuite(process.argv[2] ?? "").then((report) => {
  console.log(JSON.stringify(report));
  // A case that has failed may have left something that goes on.
  process.exit();
});
