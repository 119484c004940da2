import { DETAIL_WORDS } from "../model/detail-words.js";
import { CUT, mediaTypeLanguage, shownCode } from "../model/example-code.js";
import { exampleHeading } from "../model/examples.js";
import type { Content, ErrorView, Json, Markdown, OperationLink, Sample, SampleResponse } from "../model/types.js";
import { type Block, code, codeBlock, heading, type Inline, joined, link, list, listItem, paragraph, strong, text } from "./nodes.js";
import { shapeBlocks } from "./shape-blocks.js";
import { onlyParagraph, type Place, textBlocks } from "./text-blocks.js";
import { twinLink } from "./twin-links.js";

/** Writes the bodies of a request or a response, one for each media type. */
export function contentBlocks(content: readonly Content[], place: Place): Block[] {
  const shown = content.find(({ examples }) => examples.length > 0);
  return content.flatMap(({ mediaType, shape, isSequence, examples }) => [
    paragraph(text("Media type: "), ...(mediaType === "*/*" ? [text("any")] : [code(mediaType)])),
    ...(isSequence === true ? [paragraph(text("A stream. Each item:"))] : []),
    ...(shape === undefined ? [paragraph(text("The content is not documented."))] : shapeBlocks(shape, place)),
    ...(place.brief === undefined ? examples : (shown?.examples.slice(0, 1) ?? []).filter((one) => examples.includes(one))).flatMap(
      (example) => [
        paragraph(text(exampleHeading(example))),
        ...textBlocks(example.text ?? "", place),
        ...(example.value === undefined ? [] : exampleBlocks(example.value, mediaType, place)),
      ],
    ),
  ]);
}

/** Writes a sample and its response. */
export function sampleBlocks(sample: Sample, place: Place): Block[] {
  return [
    heading(place.depth, text(sample.variant === undefined ? sample.label : `${sample.label}, ${sample.variant}`)),
    ...textBlocks(sample.text ?? "", place),
    codeBlock(sample.language, sample.code.trimEnd()),
    ...responseBlocks(sample.response),
    ...textBlocks(sample.response?.text ?? "", place),
  ];
}

function responseBlocks(response: SampleResponse | undefined): Block[] {
  if (response === undefined) return [];
  const { status, mediaType, body } = response;
  const type = mediaType === undefined ? [] : [text(", "), code(mediaType)];
  if (body === undefined) return [paragraph(text("Response from the emulator: "), code(String(status)), ...type, text(", no body."))];
  const block = codeBlock(mediaTypeLanguage(mediaType), body.trimEnd());
  return [paragraph(text("Response from the emulator: "), code(String(status)), ...type, text(":")), block];
}

/** Writes an error's description and class, and advice if there is any. */
export function errorBlocks(error: ErrorView & { advice?: Markdown }, place: Place): Block[] {
  const thrown = error.errorClass === undefined ? [] : [paragraph(text("Thrown as "), code(error.errorClass), text("."))];
  return [...textBlocks(error.text, place), ...adviceBlocks(error, place), ...thrown];
}

function adviceBlocks({ advice = "" }: { advice?: Markdown }, place: Place): Block[] {
  const blocks = textBlocks(advice, place);
  const sentence = onlyParagraph(blocks);
  if (blocks.length === 0) return [];
  return sentence === undefined
    ? [paragraph(strong("What to do:")), ...blocks]
    : [paragraph(strong("What to do:"), text(" "), ...sentence)];
}

/** Lists operations with link, method, path and description. */
export function operationList(operations: readonly OperationLink[]): Block[] {
  return list(
    operations.map((operation) => {
      const { detail, isDeprecated, description } = operation;
      const marks = [...(detail === "documented" ? [] : [DETAIL_WORDS[detail]]), ...(isDeprecated === true ? ["deprecated"] : [])];
      const words = marks.length === 0 ? "" : ` (${marks.join(", ")})`;
      return listItem(paragraph(...callNodes(operation), text(words), ...sayings(description)));
    }),
  );
}

/** Lists operations with link, method and path. */
export function callList(operations: readonly OperationLink[]): Block[] {
  return list(operations.map((operation) => listItem(paragraph(...callNodes(operation)))));
}

function callNodes(operation: OperationLink): Inline[] {
  return joined([[pageLink(operation)], [code(`${operation.method} ${operation.template}`)]], ": ");
}

export function pageLink(target: { title: string; path: string }): Inline {
  return link(twinLink(`/${target.path}`), text(target.title));
}

/** Returns a description to append to a link. */
export function sayings(description: string): Inline[] {
  return description === "" ? [] : [text(` — ${description}`)];
}

function exampleBlocks(value: Json, mediaType: string, place: Place): Block[] {
  const { code: lines, language, isCut } = shownCode(value, mediaType);
  return [codeBlock(language, lines.trimEnd()), ...(isCut ? textBlocks(CUT, place) : [])];
}

/** Writes blocks below a heading; nothing without blocks. */
export function under(title: string, blocks: readonly Block[], depth: Place["depth"]): Block[] {
  return blocks.length === 0 ? [] : [heading(depth, text(title)), ...blocks];
}
