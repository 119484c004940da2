import { FLAGS } from "../../scripts/core/launch/optimize-later.js";

/**
 * Options of Node.js for a worker of the tests, which save a quarter of its CPU: V8 optimizes functions later, since a test hardly repeats
 * them, and collects new objects less often.
 */
export const EXEC_ARGV = [...FLAGS, "--max-semi-space-size=32"];
