// The home page and the guides.
import type { OpenApiDocument } from "../../read/openapi.js";
import type { Contract } from "./contract.js";
import type { Guide } from "./input.js";
import { tagLink, webhookLink } from "./links.js";
import { HOME } from "./paths.js";
import { firstSentences, plainText } from "./prose.js";
import { proseRecord } from "./search-records.js";
import { guidesWithChanges } from "./releases.js";
import { serverViews } from "./servers.js";
import type { GuidePage, HomePage, Link, Markdown, WebhookPage } from "./types.js";

/** The site's machine-readable files. */
const PROGRAM_FILES = [
  { name: "openapi.json", description: "The OpenAPI document in JSON." },
  { name: "openapi.yaml", description: "The OpenAPI document in YAML." },
  { name: "llms.txt", description: "Links to all pages, for language models." },
  { name: "llms-full.txt", description: "The text of all pages in one file." },
] as const;

export function homePage(contract: Contract, webhooks: readonly WebhookPage[]): HomePage {
  const { document, input, tags } = contract;
  const { title, version, description: own = "", summary = "" } = document.info;
  const description = own || summary;
  const source = input.sources.info;
  const [quickstart] = input.guides;
  const isUntagged = ({ tags: own }: WebhookPage): boolean => !tags.some(({ name }) => own.includes(name));
  return {
    kind: "home",
    path: HOME,
    title,
    description: firstSentences(description) || `API reference for ${title}.`,
    ...(source === undefined ? {} : { source }),
    text: input.isForeign === true ? [own === "" ? "" : summary, description, aboutOf(document)].join("\n\n").trim() : description.trim(),
    version,
    files: PROGRAM_FILES,
    guides: guidesWithChanges(contract).map((guide) => guideLink(contract, guide)),
    ...(input.isForeign === undefined && quickstart && { quickstart: guideLink(contract, quickstart) }),
    servers: input.isForeign === undefined ? [] : serverViews(document),
    tags: tags.map((tag) => ({
      ...tagLink(contract, tag),
      ...(tag.heading !== undefined && { heading: tag.heading }),
      operations: tag.operations.length,
      documented: tag.operations.filter(({ detail }) => detail === "documented").length,
      webhooks: webhooks.filter(({ tags: own }) => own.includes(tag.name)).length,
    })),
    webhooks: webhooks.filter(isUntagged).map(webhookLink),
    search: proseRecord("guide", [plainText(description), ...PROGRAM_FILES.map(({ name }) => name)].join(" ")),
  };
}

/** Lists whom to ask, and the terms of use. */
function aboutOf({ info: { contact, license, termsOfService } }: OpenApiDocument): Markdown {
  const { name = "", url, email } = contact ?? {};
  const contacts = [url === undefined ? name : `[${name || url}](<${url}>)`, email === undefined ? "" : `[${email}](<mailto:${email}>)`];
  const page = license?.url ?? (license?.identifier === undefined ? undefined : `https://spdx.org/licenses/${license.identifier}.html`);
  const items = [
    contacts.some((each) => each !== "") ? `- Contact: ${contacts.filter((each) => each !== "").join(", ")}` : "",
    license === undefined ? "" : `- License: ${page === undefined ? license.name : `[${license.name}](<${page}>)`}`,
    termsOfService === undefined ? "" : `- [Terms of service](<${termsOfService}>)`,
  ].filter((item) => item !== "");
  return items.length === 0 ? "" : `# About\n\n${items.join("\n")}`;
}

export function guidePage(contract: Contract, guide: Guide): GuidePage {
  const { title, path, description } = guideLink(contract, guide);
  return {
    kind: "guide",
    path,
    title,
    description,
    ...(guide.source !== undefined && { source: guide.source }),
    text: guide.text,
    search: proseRecord("guide", plainText(guide.text)),
  };
}

function guideLink({ paths }: Contract, { name, title, description }: Guide): Link {
  return { title, path: paths.guides.get(name) ?? "", description };
}
