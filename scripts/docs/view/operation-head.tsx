/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import type { OperationPage, Site } from "../model/types.js";
import { CopyButton } from "./code-block.js";
import { hrefOf, PageLink } from "./links.js";
import { DeprecatedMark, DetailMark, MethodBadge } from "./marks.js";
import { DetailNote } from "./detail-note.js";
import { Prose } from "./prose.js";
import { TryItButton } from "./try-it.js";

/** The head of an operation's page: the call, its description and a summary. */
export function OperationHead({ page, site }: { page: OperationPage; site: Site }) {
  return (
    <>
      <div class="route">
        <MethodBadge method={page.method} /> <code class="template">{page.template}</code>
        <TryItButton />
        <CopyButton what="path" />
      </div>
      <Prose text={page.text} />
      {page.isDeprecated === true && (
        <p class="note">
          <DeprecatedMark />: do not use it in new code.
        </p>
      )}
      <DetailNote page={page} />
      <Summary page={page} site={site} />
    </>
  );
}

function Summary({ page, site }: { page: OperationPage; site: Site }) {
  const { tag, detail, functionName, module, source, teamParameters } = page;
  return (
    <dl class="summary">
      <Row title="Function">
        <code>{functionName}</code>
      </Row>
      <Row title="Import">
        <code>{`import { ${functionName} } from "${module}";`}</code>
      </Row>
      <Row title="Authentication">
        <PageLink site={site} path="guides/authentication/">
          {page.takesCredential ? "Bearer token" : "No bearer token"}
        </PageLink>
      </Row>
      {teamParameters.length > 0 && <TeamScope names={teamParameters} site={site} />}
      <Row title="Tag">
        <a href={hrefOf(tag.path)}>{tag.title}</a>
      </Row>
      <Row title="Detail">
        <DetailMark detail={detail} />
      </Row>
      {source !== undefined && (
        <Row title="Source">
          <code>{source}</code>
        </Row>
      )}
    </dl>
  );
}

function TeamScope({ names, site }: { names: readonly string[]; site: Site }) {
  return (
    <Row title="Team scope">
      <PageLink site={site} path="guides/team-scope/">
        Query parameter
      </PageLink>{" "}
      {names.map((name, index) => (
        <>
          {index > 0 && " or "}
          <code>{name}</code>
        </>
      ))}
    </Row>
  );
}

function Row({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
