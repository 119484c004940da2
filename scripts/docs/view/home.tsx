import { exampleCode, mediaTypeLanguage } from "../model/example-code.js";
import { counted } from "../../core/cli/counted.js";
import type { HomePage, Link, OperationPage, ServerView, Site } from "../model/types.js";
import { serverOfSamples } from "../samples/base.js";
import { SAMPLE_WIDTH } from "../samples/literal.js";
import type { Body } from "./body.js";
import { CodeBlock } from "./code-block.js";
import { LinkList } from "./link-list.js";
import { hrefOf } from "./links.js";
import { Prose, articleOf, codeBlocksOf, splitAtHeading } from "./markdown.js";
import { MethodBadge } from "./marks.js";
import { Facts } from "./authentication.js";
import type { Section } from "./sections.js";
import { Template } from "./template.js";
import { Values, valueText } from "./values.js";

export function homeBody({ text, version, files, guides, quickstart, servers, tags, webhooks }: HomePage, site: Site): Body {
  const sections: Section[] = [];
  if (quickstart !== undefined) sections.push({ id: "start", title: "Quickstart", content: <FirstCall guide={quickstart} site={site} /> });
  if (guides.length > 0) sections.push({ id: "guides", title: "Guides", content: <LinkList kind="cards" links={guides} /> });
  sections.push(tagSection(tags));
  if (webhooks.length > 0) sections.push({ id: "webhooks", title: "Webhooks", content: <LinkList kind="cards" links={webhooks} /> });
  if (servers.length > 0) sections.push({ id: "servers", title: "Servers", content: <Servers servers={servers} /> });
  sections.push({ id: "programs", title: "Machine-readable files", content: <ProgramFiles version={version} files={files} /> });
  const [introduction, rest] = splitAtHeading(text);
  const article = articleOf(
    rest,
    sections.map(({ id }) => id),
  );
  const [first] = guides;
  const lead = (
    <>
      <Prose text={introduction} />
      <p class="calls-to-action">
        {first !== undefined && (
          <a class="primary" href={hrefOf(first.path)}>
            {first.title}
          </a>
        )}
        <button type="button" class="search-open" data-search="" hidden>
          Search operations, fields and guides
        </button>
      </p>
    </>
  );
  const shown = shownCall(site);
  return { lead, ...(shown && { aside: <ShownCall {...shown} /> }), sections, article };
}

interface Shown {
  page: OperationPage;
  request: string;
  response: { code: string; language: string };
}

/** The most and the fewest lines of a request and its response: one that says something, and fits beside the title. */
const [FEWEST, MOST] = [6, 22];

/** Returns a request to show on the first page, with its response: the longest that fits, of documented operations that read. */
function shownCall({ pages }: Site): Shown | undefined {
  const calls = pages.flatMap((page): (Shown & { lines: number })[] => {
    if (page.kind !== "operation" || page.method !== "GET" || page.detail !== "documented" || page.isDeprecated === true) return [];
    const request = page.samples.find(({ kind }) => kind === "curl")?.code.trimEnd();
    const response = responseOf(page);
    if (request === undefined || response === undefined) return [];
    const lines = `${request}\n${response.code}`.split("\n");
    const fits = lines.length >= FEWEST && lines.length <= MOST && lines.every(({ length }) => length <= SAMPLE_WIDTH);
    return fits ? [{ page, request, response, lines: lines.length }] : [];
  });
  return calls.toSorted((a, b) => b.lines - a.lines)[0];
}

function responseOf({ samples, responses }: OperationPage): Shown["response"] | undefined {
  const recorded = samples.find(({ response }) => response?.body !== undefined)?.response;
  if (recorded?.body !== undefined) return { code: recorded.body, language: mediaTypeLanguage(recorded.mediaType) };
  const contents = responses.flatMap(({ content }) => content);
  const [shown] = contents.flatMap(({ mediaType, examples, sample }) =>
    [...examples.map(({ value }) => value), sample].flatMap((value) => (value === undefined ? [] : [exampleCode(value, mediaType)])),
  );
  return shown;
}

function ShownCall({ page, request, response }: Shown) {
  return (
    <div class="card" data-server={serverOfSamples(page.servers)}>
      <p class="card-head">
        <MethodBadge method={page.method} />{" "}
        <a href={hrefOf(page.path)}>
          <Template path={page.template} />
        </a>
      </p>
      <div data-sample="curl">
        <CodeBlock code={request} language="sh" />
      </div>
      <p class="card-head">Response</p>
      <CodeBlock {...response} />
    </div>
  );
}

/** The tags as cards, under their headings. */
function tagSection(tags: HomePage["tags"]): Section {
  const cardsOf = (heading?: string) => (
    <LinkList kind="cards" links={tags.filter((tag) => tag.heading === heading).map((tag) => ({ ...tag, description: countsOf(tag) }))} />
  );
  const headings = [...new Set(tags.flatMap(({ heading }) => heading ?? []))];
  return {
    id: "tags",
    title: "Operations",
    ...(headings.length === 0
      ? { content: cardsOf() }
      : { sections: headings.map((heading, index) => ({ id: `tags-${index + 1}`, title: heading, content: cardsOf(heading) })) }),
  };
}

function Servers({ servers }: { servers: readonly ServerView[] }) {
  return (
    <>
      {servers.map(({ url, text, variables }) => (
        <>
          <Facts rows={[[<code>{url}</code>, <Prose text={text} />]]} />
          <Facts
            rows={variables.map((variable) => [
              <>
                Variable <code>{variable.name}</code>
              </>,
              <>
                <Prose text={variable.text} />
                {variable.values.length > 0 ? <Values values={variable.values} /> : null}
                Default <code>{valueText(variable.default)}</code>
              </>,
            ])}
          />
        </>
      ))}
    </>
  );
}

const STEPS = ["Install the SDK", "Start the emulator", "Save a program", "Run it"];

/** The code blocks at the start of the first guide, which the tests run. */
function FirstCall({ guide, site }: { guide: Link; site: Site }) {
  const page = site.pages.find(({ path }) => path === guide.path);
  const blocks = page?.kind === "guide" ? codeBlocksOf(page.text) : [];
  return (
    <>
      <ol class="steps">
        {STEPS.slice(0, blocks.length).map((title, index) => (
          <li key={title}>
            <p>{title}</p>
            <CodeBlock {...(blocks[index] ?? { code: "", language: "" })} />
          </li>
        ))}
      </ol>
      <p>
        <a href={hrefOf(guide.path)}>{guide.title}</a> explains each step, and how to call the platform itself.
      </p>
    </>
  );
}

function ProgramFiles({ version, files }: Pick<HomePage, "version" | "files">) {
  return (
    <>
      <p>
        {version !== "" && (
          <>
            Version <code>{version}</code>.{" "}
          </>
        )}
        Each page is also available as Markdown, as <code>index.md</code> in its folder.
      </p>
      <LinkList links={files.map(({ name, description }) => ({ title: name, path: name, description }))} />
    </>
  );
}

/** `11 operations, 4 documented`, or `2 webhooks`. */
function countsOf({ operations, documented, webhooks }: HomePage["tags"][number]): string {
  const counts = [
    ...(operations > 0 || webhooks === 0 ? [counted(operations, "operation")] : []),
    ...(documented === 0 || documented === operations ? [] : [`${documented} documented`]),
    ...(webhooks > 0 ? [counted(webhooks, "webhook")] : []),
  ];
  return counts.join(", ");
}
