/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import type { OperationPage, Site } from "../model/types.js";
import { CopyButton } from "./code-block.js";
import { hrefOf, PageLink } from "./links.js";
import { DeprecatedMark, DetailMark, MethodBadge } from "./marks.js";
import { DetailNote } from "./detail-note.js";
import { Prose } from "./prose.js";

/** The head of an operation's page: the call, its description and a summary. */
export function OperationHead({ page, site }: { page: OperationPage; site: Site }) {
  const { method, template, text, tag, detail, functionName, module, source, teamParameters: team } = page;
  return (
    <>
      <div class="route">
        <MethodBadge method={method} /> <code class="template">{template}</code>
        <CopyButton what="path" />
      </div>
      <Prose text={text} />
      {page.isDeprecated === true && (
        <p class="note">
          <DeprecatedMark />: do not use it in new code.
        </p>
      )}
      <DetailNote page={page} />
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
        {team.length > 0 && (
          <Row title="Team scope">
            <PageLink site={site} path="guides/team-scope/">
              Query parameter
            </PageLink>{" "}
            {team.map((name, index) => (
              <>
                {index > 0 && " or "}
                <code>{name}</code>
              </>
            ))}
          </Row>
        )}
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
    </>
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
