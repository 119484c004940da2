/** @jsxImportSource preact */
import type { HomePage } from "../model/types.js";
import type { Body } from "./body.js";
import { LinkList } from "./link-list.js";
import { hrefOf } from "./links.js";
import { articleOf, splitAtHeading } from "./markdown.js";
import { Prose } from "./prose.js";
import type { Section } from "./sections.js";

export function homeBody({ text, version, files, guides, tags }: HomePage): Body {
  const [first] = guides;
  const sections: Section[] = [];
  if (first !== undefined) {
    sections.push({
      id: "start",
      title: "Get started",
      content: (
        <p>
          Begin with <a href={hrefOf(first.path)}>{first.title}</a>. To find an operation, press <kbd>/</kbd> and search for its name, path
          or a field, or choose its tag below.
        </p>
      ),
    });
    sections.push({ id: "guides", title: "Guides", content: <LinkList links={guides} /> });
  }
  sections.push({ id: "tags", title: "Operations by tag", content: <TagTable tags={tags} /> });
  sections.push({ id: "programs", title: "Machine-readable files", content: <ProgramFiles version={version} files={files} /> });
  const [introduction, rest] = splitAtHeading(text);
  const article = articleOf(
    rest,
    sections.map(({ id }) => id),
  );
  return { lead: <Prose text={introduction} />, sections, article };
}

function ProgramFiles({ version, files }: Pick<HomePage, "version" | "files">) {
  return (
    <>
      <p>
        The contract has version <code>{version}</code>. Each page is also available as Markdown, as <code>index.md</code> in its folder.
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

function TagTable({ tags }: Pick<HomePage, "tags">) {
  return (
    <table class="counts" aria-label="Operations by tag">
      <thead>
        <tr>
          <th scope="col">Tag</th>
          <th scope="col">Operations</th>
          <th scope="col">Documented</th>
        </tr>
      </thead>
      <tbody>
        {tags.map(({ title, path, operations, documented }) => (
          <tr key={path}>
            <td>
              <a href={hrefOf(path)}>{title}</a>
            </td>
            <td class="count">{operations}</td>
            <td class="count">{documented}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
