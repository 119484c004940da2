import { CommandError } from "../core/cli/command-error.js";
import { type Finding, formatFinding } from "../core/cli/finding.js";

export type ContractSide = "base" | "revision";

/** One of the two contracts cannot be read. */
export class UnreadableContract extends CommandError {
  override readonly name = "UnreadableContract";
  readonly side: ContractSide;
  readonly findings: readonly Finding[];
  readonly folder: string;

  constructor(side: ContractSide, folder: string, findings: readonly Finding[], prefix = side === "base" ? "base:" : "") {
    super(textOf(findings, folder, prefix));
    this.side = side;
    this.folder = folder;
    this.findings = findings;
  }
}

/** Formats findings, one per line, with files relative to the folder. */
export function textOf(findings: readonly Finding[], folder: string, prefix: string): string {
  return findings.map((finding) => prefix + formatFinding(finding, folder)).join("\n");
}
