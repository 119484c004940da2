import { PATIENCE } from "../../harness/patience.js";
import { CASES } from "../cases/index.js";
import { pollution } from "../cases/pollution.js";
import { nameRuntime, type Result, runCase, setTimes } from "../suite.js";

declare const test: (name: string, run: () => Promise<void>, timeout: number) => void;

// The prototypes of a Jest environment are not those of `fetch`, and Jest handles unhandled rejections itself.
const cases = CASES.filter((each) => !pollution.includes(each));

test(
  "runs the suite",
  async () => {
    const api = { baseUrl: process.env["API_URL"] ?? "", runtime: nameRuntime() };
    setTimes();
    const results: Result[] = [];
    for (const each of cases) results.push(await runCase(each, api));
    // Jest decorates what `console` prints.
    process.stdout.write(`${JSON.stringify({ runtime: api.runtime, results })}\n`);
  },
  PATIENCE,
);
