import type { ComponentChildren } from "preact";
import type { Field, Json, Shape, Variant } from "../model/types.js";
import { CodeBlock } from "./code-block.js";
import { shownCode } from "../model/example-code.js";
import { exampleLabel } from "../model/examples.js";
import { hrefOfAnchor } from "./links.js";
import { Prose } from "./markdown.js";
import { textOf } from "../model/type-parts.js";
import { Tabs } from "./tabs.js";
import { TypeLine } from "./type-line.js";
import { valueText, Values } from "./values.js";

/**
 * The type, description, facts and parts of a value.
 *
 * @param name unique on the page
 */
export function ShapeView({ shape, name, showsType = true }: { shape: Shape; name: string; showsType?: boolean }) {
  return (
    <div class="shape">
      {showsType && (
        <p class="shape-type">
          <TypeLine parts={shape.type} />
        </p>
      )}
      <Prose text={shape.text} />
      <Facts shape={shape} />
      <Parts shape={shape} name={name} />
    </div>
  );
}

/** The constraints of a value in one line, then what needs more room. */
export function Facts({ shape }: { shape: Shape }) {
  const { values, meanings, isOpen, examples = [], named = [], discriminator } = shape;
  const constraints = constraintsOf(shape);
  return (
    <>
      {constraints.length > 0 && (
        <p class="constraints">
          {constraints.map((constraint, index) => (
            <>
              {index > 0 && " "}
              <span>{constraint}</span>
            </>
          ))}
        </p>
      )}
      {values.length > 0 && <Values values={values} meanings={meanings} isOpen={isOpen} />}
      {discriminator !== undefined && (
        <p class="further">
          <code>{discriminator.property}</code> selects the schema:{" "}
          {discriminator.mapping.map(({ value, type }, index) => (
            <>
              {index > 0 && ", "}
              <code>{value}</code> for <TypeLine parts={[type]} />
            </>
          ))}
        </p>
      )}
      {named.length > 0 && (
        <ul class="values">
          {named.map((example, index) => (
            <li key={index}>
              example {exampleLabel(example)} {example.value !== undefined && <code>{valueText(example.value)}</code>}
              <Prose text={example.text ?? ""} />
            </li>
          ))}
        </ul>
      )}
      {examples.filter(isCompound).map((example, index) => (
        <details key={index} class="example">
          <summary>Example</summary>
          <CodeBlock {...shownCode(example, "application/json")} />
        </details>
      ))}
    </>
  );
}

/** Limits, pattern, default and short examples. */
function constraintsOf({ limits, pattern, default: value, examples = [] }: Shape): ComponentChildren[] {
  const named = (word: string, each: Json): ComponentChildren => (
    <>
      {word} <code>{valueText(each)}</code>
    </>
  );
  return [
    ...limits,
    ...(pattern === undefined
      ? []
      : [
          <>
            {pattern.explained} <code class="pattern">{pattern.source}</code>
          </>,
        ]),
    ...(value === undefined ? [] : [named("default", value)]),
    ...examples.filter((example) => !isCompound(example)).map((example) => named("example", example)),
  ];
}

function isCompound(value: Json): boolean {
  return typeof value === "object" && value !== null;
}

/** Fields, variants and additional properties. */
export function Parts({ shape, name }: { shape: Shape; name: string }) {
  return (
    <>
      <Fields fields={shape.fields} />
      <Variants variants={shape.variants} name={name} />
      {shape.conditions?.map(({ title, shape: own }, index) => (
        <div class="further" key={index}>
          <p>{title}:</p>
          <ShapeView shape={own} showsType={false} name={`${name}.if-${index}`} />
        </div>
      ))}
      <Further further={shape.further} isEmpty={shape.fields.length === 0} name={name} />
    </>
  );
}

export function Fields({ fields }: { fields: readonly Field[] }) {
  if (fields.length === 0) return null;
  return (
    <ul class="fields">
      {fields.map((field) => (
        <FieldView key={field.anchor} field={field} />
      ))}
    </ul>
  );
}

function FieldView({ field: { name, anchor, isRequired, isForbidden, shape } }: { field: Field }) {
  // The page's script links the nested ones to themselves: the links would be a tenth of a large page.
  const link = anchor.split(".").length > 2 ? {} : { href: hrefOfAnchor(anchor) };
  return (
    <li id={anchor} class="field">
      <p class="field-head">
        <a {...link} class="field-name">
          <code>{name}</code>
        </a>{" "}
        <TypeLine parts={shape.type} /> {isRequired && isForbidden !== true && <span class="required">required</span>}
      </p>
      <Prose text={shape.text} />
      <Facts shape={shape} />
      {hasParts(shape) ? (
        <details class="nested">
          <summary>
            {partsTitle(shape)} of <code>{name}</code>
          </summary>
          <Parts shape={shape} name={anchor} />
        </details>
      ) : (
        <Further further={shape.further} isEmpty={shape.fields.length === 0} name={anchor} />
      )}
    </li>
  );
}

/** Variants as tabs. */
export function Variants({ variants, name }: { variants: readonly Variant[]; name: string }) {
  if (variants.length === 0) return null;
  const tabs = variants.map(({ title, shape }, index) => ({
    id: title,
    title,
    content: <ShapeView shape={shape} showsType={textOf(shape.type) !== title || hasLink(shape)} name={`${name}.${index}`} />,
  }));
  // The samples of a request body follow the variant.
  return <Tabs name={`${name}.variants`} tabs={tabs} {...(name.startsWith("request-body") && { kind: "variant" })} />;
}

function hasLink({ type }: Shape): boolean {
  return type.some(({ path }) => path !== undefined);
}

function Further({ further, isEmpty, name }: { further: Shape["further"]; isEmpty: boolean; name: string }) {
  if (further === undefined) return null;
  if (further === "none") return <p class="further">{isEmpty ? "No properties are allowed." : "No other properties are allowed."}</p>;
  if (further === "any") return <p class="further">{isEmpty ? "Any properties are allowed." : "Other properties are allowed."}</p>;
  return (
    <div class="further">
      <p>{isEmpty ? "Any property name, each with this value:" : "Other properties, each with this value:"}</p>
      <ShapeView shape={further} name={`${name}.*`} />
    </div>
  );
}

function hasParts({ fields, variants, conditions = [], further }: Shape): boolean {
  return fields.length + variants.length + conditions.length > 0 || typeof further === "object";
}

function partsTitle({ fields, variants }: Shape): string {
  if (fields.length > 0) return fields.length === 1 ? "1 field" : `${fields.length} fields`;
  return variants.length > 0 ? `${variants.length} variants` : "Parts";
}
