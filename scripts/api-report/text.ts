const NOTE = "Written by `npm run api-report`; edits are lost.";

/** Prettier would lay out the code in its own way. */
const AS_IT_IS = "<!-- prettier-ignore -->";

/** A report as a file: a heading, and the code. */
export function reportText(heading: string, language: string, code: string): string {
  return `# ${heading}\n\n${NOTE}\n\n${AS_IT_IS}\n\`\`\`${language}\n${code === "" ? "" : `${code}\n`}\`\`\`\n`;
}

/** What {@link reportText} was made of; undefined for a file that is no report. */
export function readReportText(text: string): { heading: string; language: string; code: string } | undefined {
  const { heading, language, code } = /^# (?<heading>.+)\n[^]*?\n```(?<language>\w+)\n(?<code>[^]*)```\n$/.exec(text)?.groups ?? {};
  return heading === undefined || language === undefined || code === undefined ? undefined : { heading, language, code };
}
