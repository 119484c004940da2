import type { ComponentChildren } from "preact";
import { kebabCaseOfName } from "../../model/case.js";
import type { AuthenticationPage, SchemeView } from "../model/types.js";
import type { Body } from "./body.js";
import { Prose } from "./markdown.js";

/** The security schemes of a document. */
export function authenticationBody({ description, schemes }: AuthenticationPage): Body {
  return {
    lead: <p>{description}</p>,
    sections: schemes.map((scheme, index) => ({
      id: `scheme-${index + 1}-${kebabCaseOfName(scheme.name)}`,
      title: scheme.name,
      content: <Scheme scheme={scheme} />,
    })),
  };
}

function Scheme({ scheme: { title, text, facts, scopes } }: { scheme: SchemeView }) {
  return (
    <>
      <p>{title}</p>
      <Prose text={text} />
      <Facts rows={facts.map(({ title: name, value }) => [name, <code>{value}</code>])} />
      {scopes.length > 0 && <p>Scopes:</p>}
      <Facts rows={scopes.map(({ name, text: about }) => [<code>{name}</code>, <Prose text={about} />])} />
    </>
  );
}

/** A list of terms, each with its value. */
export function Facts({ rows }: { rows: readonly (readonly [ComponentChildren, ComponentChildren])[] }) {
  if (rows.length === 0) return null;
  return (
    <dl class="facts">
      {rows.map(([term, value], index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
