import type { OperationPage, Site } from "../model/types.js";
import { CopyButton } from "./code-block.js";
import { hasPage, PageLink } from "./links.js";
import { DeprecatedMark, DetailMark, MethodBadge } from "./marks.js";
import { detailNote } from "../model/detail-words.js";
import { credentialText } from "../model/security-words.js";
import { Prose } from "./markdown.js";
import { Template } from "./template.js";

/** The head of an operation's page: the call, what it needs, and its description. */
export function OperationHead({ page, site }: { page: OperationPage; site: Site }) {
  return (
    <>
      <p class="endpoint">
        <MethodBadge method={page.method} /> <Template path={page.template} /> <CopyButton what="path" />
      </p>
      <Labels page={page} site={site} />
      <Prose text={page.text} />
      {page.isDeprecated === true && (
        <p class="note">
          <DeprecatedMark />: do not use it in new code.
        </p>
      )}
      <DetailNote page={page} />
    </>
  );
}

function Labels({
  page: { operationId, security, credentialsPath, teamParameters, detail, module, since, changedIn },
  site,
}: {
  page: OperationPage;
  site: Site;
}) {
  return (
    <ul class="labels">
      {module === undefined && (
        <li>
          <code>{operationId}</code>
        </li>
      )}
      <li>
        <PageLink site={site} path={credentialsPath}>
          {credentialText(security)}
        </PageLink>
      </li>
      {teamParameters.length > 0 && (
        <li>
          <PageLink site={site} path="guides/team-scope/">
            Team scope
          </PageLink>
          : {teamParameters.join(" or ")}
        </li>
      )}
      {[...(since === undefined ? [] : [`Since ${since}`]), ...(changedIn === undefined ? [] : [`Changed in ${changedIn}`])].map((text) => (
        <li key={text}>
          <PageLink site={site} path="changelog/">
            {text}
          </PageLink>
        </li>
      ))}
      {hasPage(site, "coverage/") && (
        <li>
          <PageLink site={site} path="coverage/">
            <DetailMark detail={detail} />
          </PageLink>
        </li>
      )}
    </ul>
  );
}

/** A note on operations that are not fully documented. */
function DetailNote({ page }: { page: OperationPage }) {
  const note = detailNote(page);
  if (note === undefined) return null;
  return (
    <div class="note" role="note" aria-label={note.title}>
      <Prose text={note.text} />
    </div>
  );
}
