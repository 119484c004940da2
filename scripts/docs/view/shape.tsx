/** @jsxImportSource preact */
import type { Field, Shape, Variant } from "../model/types.js";
import { hrefOfAnchor } from "./links.js";
import { Prose } from "./prose.js";
import { textOf } from "../model/type-parts.js";
import { TypeLine } from "./type-line.js";
import { valueText, Values } from "./values.js";

/** The type, description, facts and parts of a value. */
export function ShapeView({ shape, showsType = true }: { shape: Shape; showsType?: boolean }) {
  return (
    <div class="shape">
      {showsType && (
        <p class="shape-type">
          <TypeLine parts={shape.type} />
        </p>
      )}
      <Prose text={shape.text} />
      <Facts shape={shape} />
      <Parts shape={shape} />
    </div>
  );
}

/** Limits, values, pattern and default. */
export function Facts({ shape }: { shape: Shape }) {
  const { limits, values, pattern } = shape;
  if (limits.length === 0 && values.length === 0 && pattern === undefined && shape.default === undefined) return null;
  return (
    <dl class="facts">
      {limits.length > 0 && (
        <div>
          <dt>Limits</dt>
          <dd>{limits.join(", ")}</dd>
        </div>
      )}
      {values.length > 0 && (
        <div>
          <dt>{values.length === 1 ? "Value" : "Values"}</dt>
          <dd>
            <Values values={values} isOpen={shape.isOpen} />
          </dd>
        </div>
      )}
      {pattern !== undefined && (
        <div>
          <dt>Pattern</dt>
          <dd>
            <code>{pattern.source}</code> {pattern.explained}
          </dd>
        </div>
      )}
      {shape.default !== undefined && (
        <div>
          <dt>Default</dt>
          <dd>
            <code>{valueText(shape.default)}</code>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Fields, variants and additional properties. */
export function Parts({ shape }: { shape: Shape }) {
  return (
    <>
      <Fields fields={shape.fields} />
      <Variants variants={shape.variants} />
      <Further further={shape.further} isEmpty={shape.fields.length === 0} />
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
  const presence = isRequired ? "required" : "optional";
  return (
    <li id={anchor} class="field">
      <p class="field-head">
        <a href={hrefOfAnchor(anchor)} class="field-name">
          <code>{name}</code>
        </a>{" "}
        <TypeLine parts={shape.type} /> {isForbidden !== true && <span class={presence}>{presence}</span>}
      </p>
      <Prose text={shape.text} />
      <Facts shape={shape} />
      {hasParts(shape) ? (
        <details class="nested">
          <summary>
            {partsTitle(shape)} of <code>{name}</code>
          </summary>
          <Parts shape={shape} />
        </details>
      ) : (
        <Further further={shape.further} isEmpty={shape.fields.length === 0} />
      )}
    </li>
  );
}

/** Variants side by side, for comparison. */
export function Variants({ variants }: { variants: readonly Variant[] }) {
  if (variants.length === 0) return null;
  return (
    <div class="variants">
      {variants.map(({ title, shape }, index) => (
        <div key={index} class="variant" role="group" aria-label={`Variant ${index + 1}: ${title}`}>
          <p class="variant-title">
            {index + 1}. {isCalled(shape, title) ? <TypeLine parts={shape.type} /> : title}
          </p>
          <ShapeView shape={shape} showsType={!isCalled(shape, title)} />
        </div>
      ))}
    </div>
  );
}

/** Checks that a variant's title repeats its type. */
function isCalled({ type }: Shape, title: string): boolean {
  return textOf(type) === title;
}

function Further({ further, isEmpty }: { further: Shape["further"]; isEmpty: boolean }) {
  if (further === undefined) return null;
  if (further === "none") return isEmpty ? <p class="further">No properties are allowed.</p> : null;
  if (further === "any") return <p class="further">{isEmpty ? "Any properties are allowed." : "Other properties are allowed."}</p>;
  return (
    <div class="further">
      <p>{isEmpty ? "Any property name, each with this value:" : "Other properties, each with this value:"}</p>
      <ShapeView shape={further} />
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
