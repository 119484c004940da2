import type { OperationPage, RelatedOperations, Site } from "../model/types.js";
import { errorAnchor } from "./errors.js";
import { PageLink } from "./links.js";
import { OperationTable } from "./operation-table.js";
import type { Section } from "./sections.js";

/** The operations beside an indexed one, and what documented operations have in common. */
export function relatedSections({ related, takesCredential }: OperationPage, site: Site): Section[] {
  if (related === undefined) return [];
  const { operations, shared } = related;
  if (operations.length === 0 && shared === undefined) return [];
  const content = (
    <>
      {operations.length > 0 && <OperationTable operations={operations} label="Related operations" />}
      {shared !== undefined && <Shared shared={shared} takesCredential={takesCredential} site={site} />}
    </>
  );
  return [{ id: "related", title: "Related operations", content }];
}

interface SharedProps {
  shared: NonNullable<RelatedOperations["shared"]>;
  takesCredential: boolean;
  site: Site;
}

function Shared({ shared: { count, query, errors }, takesCredential, site }: SharedProps) {
  return (
    <>
      <p>
        All {count} documented operations {takesCredential ? "with" : "without"} a bearer token have:
      </p>
      <ul>
        {query.length > 0 && (
          <li>
            Query parameters:
            {query.map((name) => (
              <>
                {" "}
                <code>{name}</code>
              </>
            ))}
          </li>
        )}
        {errors.length > 0 && (
          <li>
            Errors:
            {errors.map((status) => (
              <>
                {" "}
                <PageLink site={site} path="errors/" anchor={errorAnchor(status)}>
                  <code>{status}</code>
                </PageLink>
              </>
            ))}
          </li>
        )}
      </ul>
    </>
  );
}
