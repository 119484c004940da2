import type { Finding } from "./finding.js";

/** The root document is missing, cannot be parsed, or is not OpenAPI. */
export class UnreadableSpec extends Error {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(finding.message);
    this.name = "UnreadableSpec";
    this.finding = finding;
  }
}
