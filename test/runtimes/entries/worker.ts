import { CASES } from "../cases/index.js";
import { runSuite } from "../suite.js";

export default {
  async fetch(request: Request): Promise<Response> {
    return Response.json(await runSuite(CASES, new URL(request.url).searchParams.get("api") ?? ""));
  },
};
