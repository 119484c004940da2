import { DETAIL_WORDS } from "../model/detail-words.js";
import type { Answer, Content, ErrorView, Json, OperationLink, Sample } from "../model/types.js";
import { type Block, code, codeBlock, heading, type Inline, joined, link, list, listItem, paragraph, strong, text } from "./nodes.js";
import { shapeBlocks } from "./shape-blocks.js";
import { onlyParagraph, type Place, textBlocks } from "./text-blocks.js";
import { twinLink } from "./twin-links.js";

/** The bodies of a request or an answer, one for each media type. */
export function contentBlocks(content: readonly Content[], place: Place): Block[] {
  return content.flatMap(({ mediaType, shape, examples }) => [
    paragraph(text("Media type: "), ...(mediaType === "*/*" ? [text("any; which one is not shown")] : [code(mediaType)])),
    ...(shape === undefined ? [paragraph(text("The body is not shown."))] : shapeBlocks(shape, place)),
    ...examples.flatMap((example) => [
      paragraph(text(`Example: ${example.title === "" ? example.name : example.title}`)),
      jsonBlock(example.value),
    ]),
  ]);
}

/** A program, and what came back when it was run. */
export function sampleBlocks(sample: Sample, place: Place): Block[] {
  return [
    heading(place.depth, text(sample.label)),
    ...textBlocks(sample.text ?? "", place),
    codeBlock(sample.language, sample.code.trimEnd()),
    ...answerBlocks(sample.answer),
    ...textBlocks(sample.answer?.text ?? "", place),
  ];
}

function answerBlocks(answer: Answer | undefined): Block[] {
  if (answer === undefined) return [];
  const { status, mediaType, body } = answer;
  const type = mediaType === undefined ? [] : [text(", "), code(mediaType)];
  if (body === undefined) return [paragraph(text("Answer of the emulator: "), code(String(status)), ...type, text(", no body."))];
  const language = mediaType?.includes("json") === true ? "json" : "text";
  return [paragraph(text("Answer of the emulator: "), code(String(status)), ...type, text(":")), codeBlock(language, body.trimEnd())];
}

/** An error's status, when it comes, and what a caller does about it. */
export function errorBlocks(error: ErrorView, place: Place): Block[] {
  const thrown = error.errorClass === undefined ? [] : [paragraph(text("Thrown as "), code(error.errorClass), text("."))];
  return [...textBlocks(error.text, place), ...adviceBlocks(error, place), ...thrown];
}

function adviceBlocks({ advice }: ErrorView, place: Place): Block[] {
  const blocks = textBlocks(advice, place);
  const sentence = onlyParagraph(blocks);
  if (blocks.length === 0) return [];
  return sentence === undefined
    ? [paragraph(strong("What to do:")), ...blocks]
    : [paragraph(strong("What to do:"), text(" "), ...sentence)];
}

/** Operations as a list of links with method and path. */
export function operationList(operations: readonly OperationLink[], place: Place): Block[] {
  return list(
    operations.map((operation) => {
      const { detail, isDeprecated, description } = operation;
      const marks = [...(detail === "documented" ? [] : [DETAIL_WORDS[detail]]), ...(isDeprecated === true ? ["deprecated"] : [])];
      const words = marks.length === 0 ? "" : ` (${marks.join(", ")})`;
      return listItem(paragraph(...callNodes(operation, place), text(words), ...sayings(description)));
    }),
  );
}

/** The same without what each does. */
export function callList(operations: readonly OperationLink[], place: Place): Block[] {
  return list(operations.map((operation) => listItem(paragraph(...callNodes(operation, place)))));
}

function callNodes(operation: OperationLink, place: Place): Inline[] {
  return joined([[pageLink(operation, place)], [code(`${operation.method} ${operation.template}`)]], ": ");
}

export function pageLink(target: { title: string; path: string }, place: Place): Inline {
  return link(twinLink(place.from, `/${target.path}`), text(target.title));
}

/** A description behind what it describes. */
export function sayings(description: string): Inline[] {
  return description === "" ? [] : [text(` — ${description}`)];
}

function jsonBlock(value: Json): Block {
  return codeBlock("json", JSON.stringify(value, undefined, 2));
}
