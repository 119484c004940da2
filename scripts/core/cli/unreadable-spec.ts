import type { Finding } from "./finding.js";

/** The root document is missing, is no YAML or JSON, or is no OpenAPI. */
export class UnreadableSpec extends Error {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(finding.message);
    this.name = "UnreadableSpec";
    this.finding = finding;
  }
}
