import { runSuite } from "../suite.js";

const report = await runSuite(new URLSearchParams(location.search).get("api") ?? "");
await fetch("/report", { method: "POST", body: JSON.stringify(report) });
