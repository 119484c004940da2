import { describeRows } from "./describe-rows.js";

describeRows(["lint", "docs", "diff"]);
