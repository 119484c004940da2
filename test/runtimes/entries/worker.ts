import { runSuite } from "../suite.js";

export default {
  async fetch(request: Request): Promise<Response> {
    return Response.json(await runSuite(new URL(request.url).searchParams.get("api") ?? ""));
  },
};
