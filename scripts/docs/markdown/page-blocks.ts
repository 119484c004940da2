import { detailTitle } from "../model/detail-words.js";
import { counted } from "../../core/cli/counted.js";
import type { ListItem } from "mdast";
import type {
  CoveragePage,
  ErrorsPage,
  HomePage,
  Link,
  Page,
  SchemaPage,
  SchemeView,
  ServerView,
  TagCount,
  TagPage,
} from "../model/types.js";
import { callList, errorBlocks, operationList, pageLink, sayings, under } from "./content-blocks.js";
import { type Block, code, facts, heading, type Inline, link, list, listItem, paragraph, table, text } from "./nodes.js";
import { operationBlocks, receivedBlocks } from "./operation-blocks.js";
import { shapeBlocks } from "./shape-blocks.js";
import { type Place, textBlocks } from "./text-blocks.js";
import { twinLink } from "./twin-links.js";

/** Writes a page, with its title as the first heading. */
export function pageBlocks(page: Page, place: Place): Block[] {
  return [heading(place.depth, text(page.title)), ...bodyBlocks(page, place)];
}

function bodyBlocks(page: Page, place: Place): Block[] {
  switch (page.kind) {
    case "home":
      return homeBlocks(page, place);
    case "guide":
      return textBlocks(page.text, place);
    case "tag":
      return tagBlocks(page, place);
    case "operation":
      return operationBlocks(page, place);
    case "schemas":
      return [paragraph(text(page.description)), ...linkList(page.schemas)];
    case "schema":
      return schemaBlocks(page, place);
    case "authentication":
      return [
        paragraph(text(page.description)),
        ...page.schemes.flatMap((scheme) => schemeBlocks(scheme, { ...place, depth: place.depth + 1 })),
      ];
    case "webhook":
      return [paragraph(text("A request that the API sends.")), ...receivedBlocks(page.request, { ...place, depth: place.depth + 1 })];
    case "errors":
      return errorsBlocks(page, place);
    case "coverage":
      return coverageBlocks(page, place);
  }
}

function homeBlocks(page: HomePage, place: Place): Block[] {
  const hasWebhooks = page.tags.some(({ webhooks }) => webhooks > 0);
  const tags = page.tags.map((tag) => [
    pageLink(tag),
    text(tag.description),
    ...[tag.operations, tag.documented, ...(hasWebhooks ? [tag.webhooks] : [])].map((count) => text(String(count))),
  ]);
  const columns = ["Tag", "About", "Operations", "Documented", ...(hasWebhooks ? ["Webhooks"] : [])];
  return [
    ...textBlocks(page.text, place),
    ...under("Guides", linkList(page.guides), place.depth + 1),
    ...under("Servers", list(page.servers.map((server) => serverItem(server, place))), place.depth + 1),
    ...under("Operations by tag", tags.length === 0 ? [] : [table(columns.map(text), tags)], place.depth + 1),
    ...under("Webhooks", linkList(page.webhooks), place.depth + 1),
    ...under("Machine-readable files", programBlocks(page), place.depth + 1),
  ];
}

function serverItem({ url, text: about, variables }: ServerView, place: Place): ListItem {
  const items = variables.map(({ name, default: value, values, text: meaning }) =>
    listItem(
      paragraph(
        text("Variable "),
        code(name),
        text(`, default `),
        code(value === "" ? '""' : value),
        ...(values.length === 0 ? [] : [text(`, one of ${values.join(", ")}`)]),
      ),
      ...textBlocks(meaning, place),
    ),
  );
  return listItem(paragraph(code(url)), ...textBlocks(about, place), ...list(items));
}

function schemeBlocks({ name, title, text: about, facts: own, scopes }: SchemeView, place: Place): Block[] {
  return [
    heading(place.depth, text(name)),
    paragraph(text(`${title}.`)),
    ...textBlocks(about, place),
    ...list(facts(own.map((fact) => [fact.title, [code(fact.value)]]))),
    ...(scopes.length === 0 ? [] : [paragraph(text("Scopes:"))]),
    ...list(scopes.map((scope) => listItem(paragraph(code(scope.name)), ...textBlocks(scope.text, place)))),
  ];
}

function programBlocks({ version, files }: HomePage): Block[] {
  return [
    paragraph(
      ...(version === "" ? [] : [text("Version "), code(version), text(". ")]),
      text("Each page is also available as Markdown, as "),
      code("index.md"),
      text(" in its folder."),
    ),
    ...list(files.map(({ name, description }) => listItem(paragraph(link(twinLink(`/${name}`), text(name)), ...sayings(description))))),
  ];
}

function tagBlocks(page: TagPage, place: Place): Block[] {
  return [
    ...textBlocks(page.text, place),
    ...under("Operations", operationList(page.operations), place.depth + 1),
    ...under("Webhooks", linkList(page.webhooks), place.depth + 1),
    ...under("Schemas", linkList(page.schemas), place.depth + 1),
    ...sourceLine(page.source, place),
  ];
}

function schemaBlocks(page: SchemaPage, place: Place): Block[] {
  return [
    ...shapeBlocks(page.shape, { ...place, depth: place.depth + 1 }),
    ...under("Used by", page.usedByTag === undefined ? operationList(page.usedBy) : countList(page.usedByTag), place.depth + 1),
    ...under("Part of", linkList(page.partOf), place.depth + 1),
    ...sourceLine(page.source, place),
  ];
}

function errorsBlocks(page: ErrorsPage, place: Place): Block[] {
  const inner = { ...place, depth: place.depth + 1 };
  return [
    ...textBlocks(page.text, place),
    ...page.statuses.flatMap((status) => [heading(inner.depth, text(status.status)), ...errorBlocks(status, inner), ...listedBy(status)]),
  ];
}

function listedBy({ operations, byTag }: ErrorsPage["statuses"][number]): Block[] {
  if (operations.length === 0) return [];
  return [paragraph(text("Listed by:")), ...(byTag === undefined ? callList(operations) : countList(byTag))];
}

function countList(tags: readonly TagCount[]): Block[] {
  return list(tags.map((tag) => listItem(paragraph(pageLink(tag), text(`: ${counted(tag.count, "operation")}`)))));
}

function coverageBlocks(page: CoveragePage, place: Place): Block[] {
  const rows = page.rows.map(({ tag, documented, partial, indexed }) => [
    pageLink(tag),
    ...[documented, partial, indexed].map((count) => text(String(count))),
  ]);
  const head: Inline[] = ["Tag", ...(["documented", "partial", "index"] as const).map(detailTitle)].map(text);
  return [...textBlocks(page.text, place), ...(rows.length === 0 ? [] : [table(head, rows)])];
}

function linkList(links: readonly Link[]): Block[] {
  return list(links.map((target) => listItem(paragraph(pageLink(target), ...sayings(target.description)))));
}

function sourceLine(source: string | undefined, { brief }: Place): Block[] {
  return source === undefined || brief !== undefined ? [] : [paragraph(text("Source: "), code(source))];
}
