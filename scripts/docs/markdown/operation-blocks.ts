import type { ListItem } from "mdast";
import { detailNote } from "../model/detail-words.js";
import { PARAMETER_PLACES } from "../model/bodies.js";
import { errorBodies } from "../model/error-bodies.js";
import { credentialText } from "../model/security-words.js";
import type { LinkView, OperationPage, ReceivedRequest, RelatedOperations, ResponseView } from "../model/types.js";
import { contentBlocks, errorBlocks, operationList, pageLink, sampleBlocks, under } from "./content-blocks.js";
import { type Block, code, facts, heading, type Inline, joined, list, listItem, paragraph, strong, text } from "./nodes.js";
import { fieldList } from "./shape-blocks.js";
import { type Place, textBlocks } from "./text-blocks.js";

/** Writes an operation's page below its title. */
export function operationBlocks(page: OperationPage, place: Place): Block[] {
  return [
    paragraph(code(`${page.method} ${page.template}`)),
    ...noteBlocks(page, place),
    ...(place.brief === "request" ? [] : textBlocks(page.text, place)),
    ...glance(page, place),
    ...(place.brief === undefined ? sampleSection(page, place) : []),
    ...parameterSection(page, place),
    ...requestSection(page, place),
    ...(place.brief === "request" ? [] : responseSections(page, place)),
  ];
}

function responseSections(page: OperationPage, place: Place): Block[] {
  return [
    ...section("Responses", page.responses, place, (response, inner) => [
      heading(inner.depth, text(response.status)),
      ...textBlocks(response.text, inner),
      ...responseBlocks(response, inner),
    ]),
    ...section("Errors", page.errors, place, (error, inner) => [heading(inner.depth, text(error.status)), ...errorBlocks(error, inner)]),
    ...errorBodies(page.errors).flatMap(({ statuses, error: { status, content = [], headers } }) => [
      heading(place.depth + 2, text(`Body of ${statuses.join(", ")}`)),
      ...responseBlocks({ status, content, ...(headers && { headers }) }, place),
    ]),
    ...section("Callbacks", page.callbacks, place, (request, inner) => [
      heading(inner.depth, text(request.name)),
      ...receivedBlocks(request, inner),
    ]),
    ...paginationSection(page, place),
    ...relatedSection(page, place),
  ];
}

function noteBlocks(page: OperationPage, place: Place): Block[] {
  const note = detailNote(page);
  const quoted = [
    ...(page.isDeprecated === true ? [paragraph(strong("Deprecated:"), text(" do not use it in new code."))] : []),
    ...(note === undefined ? [] : [paragraph(strong(`${note.title}.`)), ...textBlocks(note.text, place)]),
  ];
  return quoted.length === 0 ? [] : [{ type: "blockquote", children: quoted }];
}

/** Writes the headers, bodies and links of a response. */
function responseBlocks({ headers = [], content, links = [] }: Omit<ResponseView, "text">, place: Place): Block[] {
  return [
    ...(headers.length === 0 ? [] : [paragraph(text("Headers:")), ...fieldList(headers, place)]),
    ...(content.length === 0 ? [paragraph(text("No body."))] : contentBlocks(content, place)),
    ...list(links.map((each) => linkItem(each, place))),
  ];
}

function linkItem({ name, operation, text: about, values }: LinkView, place: Place): ListItem {
  const head = [text("Link "), code(name), ...(operation === undefined ? [] : [text(" to "), pageLink(operation)])];
  const given = values.map((value) => [code(value.name), text(": "), code(value.value)]);
  return listItem(paragraph(...head, ...(given.length === 0 ? [] : [text(" with "), ...joined(given, ", ")])), ...textBlocks(about, place));
}

/** Writes a request that the API sends. */
export function receivedBlocks(request: ReceivedRequest, place: Place): Block[] {
  const { name, method, url = name, requestBody, responses } = request;
  return [
    paragraph(code(`${method} ${url}`)),
    ...textBlocks(request.text, place),
    ...fieldList(Object.values(request.parameters).flat(), place),
    ...textBlocks(requestBody?.text ?? "", place),
    ...contentBlocks(requestBody?.content ?? [], place),
    ...responses.flatMap((response) => [
      paragraph(text("Response "), code(response.status)),
      ...textBlocks(response.text, place),
      ...responseBlocks(response, place),
    ]),
  ];
}

function glance(page: OperationPage, { brief }: Place): Block[] {
  const { module, since, changedIn, teamParameters, source } = page;
  const rows = facts([
    ["Operation", [code(page.operationId)]],
    ["Function", brief === undefined && module !== undefined && [code(page.functionName), text(" from "), code(module)]],
    ["Tag", [pageLink(page.tag)]],
    ["Authentication", [text(credentialText(page.security))]],
    ["Since", since !== undefined && [text(since)]],
    ["Changed in", changedIn !== undefined && [text(changedIn)]],
    ...page.servers.map((url) => ["Server", [code(url)]] as const),
    ["Team scope", teamParameters.length > 0 && [text("query parameter "), ...codes(teamParameters, " or ")]],
    ["Source", brief === undefined && source !== undefined && [code(source)]],
  ]);
  return list(rows);
}

function sampleSection({ samples }: OperationPage, place: Place): Block[] {
  const inner = { ...place, depth: place.depth + 2 };
  return under(
    "Samples",
    samples.flatMap((sample) => sampleBlocks(sample, inner)),
    place.depth + 1,
  );
}

function parameterSection(page: OperationPage, place: Place): Block[] {
  const inner = { ...place, depth: place.depth + 2 };
  const groups = PARAMETER_PLACES.flatMap(([name, title]) => under(title, fieldList(page.parameters[name], inner), inner.depth));
  const rest = page.takesFurtherQuery
    ? [paragraph(text("The operation may accept other query parameters, which are not documented."))]
    : [];
  return groups.length + rest.length === 0 ? [] : [heading(place.depth + 1, text("Parameters")), ...groups, ...rest];
}

function requestSection({ requestBody }: OperationPage, place: Place): Block[] {
  if (requestBody === undefined) return [];
  const inner = { ...place, depth: place.depth + 1 };
  return [
    heading(inner.depth, text("Request body")),
    paragraph(text(requestBody.isRequired ? "Required." : "Optional.")),
    ...textBlocks(requestBody.text, inner),
    ...contentBlocks(requestBody.content, inner),
  ];
}

function paginationSection({ pagination }: OperationPage, place: Place): Block[] {
  if (pagination === undefined) return [];
  const { items, next, cursor, limit } = pagination;
  const rows = facts([
    ["Items", [code(items)]],
    ["Next cursor", [code(next)]],
    ["Query parameter for the cursor", [code(cursor)]],
    ["Query parameter for the page size", limit !== undefined && [code(limit)]],
  ]);
  return [heading(place.depth + 1, text("Pagination")), ...list(rows)];
}

function relatedSection({ related, takesCredential }: OperationPage, place: Place): Block[] {
  if (related === undefined) return [];
  const operations = related.operations.map((operation) => ({ ...operation, description: "" }));
  return under("Related operations", [...operationList(operations), ...sharedBlocks(related, takesCredential)], place.depth + 1);
}

function sharedBlocks({ shared }: RelatedOperations, takesCredential: boolean): Block[] {
  if (shared === undefined) return [];
  const { count, query, errors } = shared;
  const rows = facts([
    ["Query parameters", query.length > 0 && codes(query, ", ")],
    ["Errors", errors.length > 0 && codes(errors, ", ")],
  ]);
  return [
    paragraph(text(`All ${count} documented operations ${takesCredential ? "with" : "without"} a bearer token have:`)),
    ...list(rows),
  ];
}

function codes(names: readonly string[], separator: string): Inline[] {
  return joined(
    names.map((name) => [code(name)]),
    separator,
  );
}

function section<Part>(title: string, parts: readonly Part[], place: Place, write: (part: Part, place: Place) => Block[]): Block[] {
  const depth = place.depth + 1;
  return under(
    title,
    parts.flatMap((part) => write(part, { ...place, depth: depth + 1 })),
    depth,
  );
}
