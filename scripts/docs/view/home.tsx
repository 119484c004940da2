/** @jsxImportSource preact */
import { counted } from "../model/prose.js";
import type { HomePage, Link, ServerView, Site } from "../model/types.js";
import type { Body } from "./body.js";
import { CodeBlock } from "./code-block.js";
import { hrefOf } from "./links.js";
import { articleOf, codeBlocksOf, splitAtHeading } from "./markdown.js";
import { Prose } from "./prose.js";
import { Facts } from "./authentication.js";
import type { Section } from "./sections.js";
import { Values } from "./values.js";

export function homeBody({ text, version, files, guides, quickstart, servers, tags }: HomePage, site: Site): Body {
  const sections: Section[] = [];
  if (quickstart !== undefined) sections.push({ id: "start", title: "Quickstart", content: <FirstCall guide={quickstart} site={site} /> });
  if (guides.length > 0) sections.push({ id: "guides", title: "Guides", content: <Cards cards={guides} /> });
  if (servers.length > 0) sections.push({ id: "servers", title: "Servers", content: <Servers servers={servers} /> });
  sections.push({
    id: "tags",
    title: "Operations",
    content: <Cards cards={tags.map((tag) => ({ ...tag, description: countsOf(tag) }))} />,
  });
  sections.push({ id: "programs", title: "Machine-readable files", content: <ProgramFiles version={version} files={files} /> });
  const [introduction, rest] = splitAtHeading(text);
  const article = articleOf(
    rest,
    sections.map(({ id }) => id),
  );
  const lead = (
    <>
      <Prose text={introduction} />
      <button type="button" class="search-open" data-search="" hidden>
        Search operations, fields and guides
      </button>
    </>
  );
  return { lead, sections, article };
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
                {variable.default !== "" && (
                  <>
                    Default <code>{variable.default}</code>
                  </>
                )}
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
        Version <code>{version}</code>. Each page is also available as Markdown, as <code>index.md</code> in its folder.
      </p>
      <ul class="links">
        {files.map(({ name, description }) => (
          <li key={name}>
            <a href={hrefOf(name)}>{name}</a>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Cards({ cards }: { cards: readonly Link[] }) {
  return (
    <ul class="cards">
      {cards.map(({ title, path, description }) => (
        <li key={path}>
          <a href={hrefOf(path)}>{title}</a>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

/** `11 operations, 4 documented`. */
function countsOf({ operations, documented }: HomePage["tags"][number]): string {
  return counted(operations, "operation") + (documented === 0 || documented === operations ? "" : `, ${documented} documented`);
}
