/** @jsxImportSource preact */
import type { Field, Shape, Variant } from "../model/types.js";
import { CodeBlock } from "./code-block.js";
import { hrefOfAnchor } from "./links.js";
import { Prose } from "./prose.js";
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
      {(showsType || hasLimits(shape)) && (
        <p class="shape-type">
          {showsType && <TypeLine parts={shape.type} />}
          <Limits shape={shape} />
        </p>
      )}
      <Prose text={shape.text} />
      <Facts shape={shape} />
      <Parts shape={shape} name={name} />
    </div>
  );
}

/** Limits and default, for the line of the type. */
export function Limits({ shape: { limits, default: value } }: { shape: Shape }) {
  return (
    <>
      {limits.length > 0 && <span class="limits"> {limits.join(", ")}</span>}
      {value !== undefined && (
        <span class="limits">
          {" "}
          default <code>{valueText(value)}</code>
        </span>
      )}
    </>
  );
}

function hasLimits({ limits, default: value }: Shape): boolean {
  return limits.length > 0 || value !== undefined;
}

/** Values, pattern, discriminator and examples. */
export function Facts({ shape: { values, isOpen, pattern, examples = [], discriminator } }: { shape: Shape }) {
  return (
    <>
      {values.length > 0 && <Values values={values} isOpen={isOpen} />}
      {pattern !== undefined && (
        <details class="pattern">
          <summary>{pattern.explained === "" ? "Regular expression" : pattern.explained}</summary>
          <code>{pattern.source}</code>
        </details>
      )}
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
      {examples.map((example, index) =>
        typeof example === "object" && example !== null ? (
          <details key={index} class="example">
            <summary>Example</summary>
            <CodeBlock code={JSON.stringify(example, null, 2)} language="json" />
          </details>
        ) : (
          <p key={index} class="further">
            Example <code>{valueText(example)}</code>
          </p>
        ),
      )}
    </>
  );
}

/** Fields, variants and additional properties. */
export function Parts({ shape, name }: { shape: Shape; name: string }) {
  return (
    <>
      <Fields fields={shape.fields} />
      <Variants variants={shape.variants} name={name} />
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
  return (
    <li id={anchor} class="field">
      <p class="field-head">
        <a href={hrefOfAnchor(anchor)} class="field-name">
          <code>{name}</code>
        </a>{" "}
        <TypeLine parts={shape.type} /> {isRequired && isForbidden !== true && <span class="required">required</span>}
        <Limits shape={shape} />
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
    id: String(index),
    title,
    content: <ShapeView shape={shape} showsType={textOf(shape.type) !== title || hasLink(shape)} name={`${name}.${index}`} />,
  }));
  return <Tabs name={`${name}.variants`} tabs={tabs} />;
}

function hasLink({ type }: Shape): boolean {
  return type.some(({ path }) => path !== undefined);
}

function Further({ further, isEmpty, name }: { further: Shape["further"]; isEmpty: boolean; name: string }) {
  if (further === undefined) return null;
  if (further === "none") return isEmpty ? <p class="further">No properties are allowed.</p> : null;
  if (further === "any") return <p class="further">{isEmpty ? "Any properties are allowed." : "Other properties are allowed."}</p>;
  return (
    <div class="further">
      <p>{isEmpty ? "Any property name, each with this value:" : "Other properties, each with this value:"}</p>
      <ShapeView shape={further} name={`${name}.*`} />
    </div>
  );
}

function hasParts({ fields, variants, further }: Shape): boolean {
  return fields.length > 0 || variants.length > 0 || typeof further === "object";
}

function partsTitle({ fields, variants }: Shape): string {
  if (fields.length > 0) return fields.length === 1 ? "1 field" : `${fields.length} fields`;
  return variants.length > 0 ? `${variants.length} variants` : "Properties";
}
