import { CASES } from "../cases/index.js";
import { runSuite } from "../suite.js";

const report = await runSuite(CASES, new URLSearchParams(location.search).get("api") ?? "").then(JSON.stringify, String);
await fetch("/report", { method: "POST", body: report });
