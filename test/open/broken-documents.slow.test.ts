import { describeRows } from "./describe-rows.js";

describeRows(["generate", "docs", "diff"]);
