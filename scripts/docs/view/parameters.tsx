/** @jsxImportSource preact */
import type { OperationPage } from "../model/types.js";
import type { Section } from "./sections.js";
import { Fields } from "./shape.js";

const PLACES = [
  ["path", "In the path"],
  ["query", "In the query"],
  ["header", "In the headers"],
  ["cookie", "In cookies"],
] as const;

/** The parameters by place; no section where the operation takes none. */
export function parameterSections({ parameters, takesFurtherQuery }: OperationPage): Section[] {
  const sections = PLACES.filter(([place]) => parameters[place].length > 0 || (place === "query" && takesFurtherQuery)).map(
    ([place, title]) => ({
      id: `parameters-${place}`,
      title,
      content: (
        <>
          <Fields fields={parameters[place]} />
          {place === "query" && takesFurtherQuery && (
            <p class="further">Further query parameters may be sent; which ones there are is not shown.</p>
          )}
        </>
      ),
    }),
  );
  return sections.length === 0 ? [] : [{ id: "parameters", title: "Parameters", sections }];
}
