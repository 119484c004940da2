import { PARAMETER_PLACES } from "../model/bodies.js";
import type { OperationPage } from "../model/types.js";
import type { Section } from "./sections.js";
import { Fields } from "./shape.js";

/** Returns the section of the parameters, grouped by place; none without parameters. */
export function parameterSections({
  parameters,
  takesFurtherQuery = false,
  detail,
}: Pick<OperationPage, "parameters"> & Partial<Pick<OperationPage, "takesFurtherQuery" | "detail">>): Section[] {
  // The note of an indexed operation says it for all that is not documented.
  const saysFurther = takesFurtherQuery && detail !== "index";
  return PARAMETER_PLACES.filter(([place]) => parameters[place].length > 0 || (place === "query" && saysFurther)).map(([place, title]) => ({
    id: `parameters-${place}`,
    title,
    content: (
      <>
        <Fields fields={parameters[place]} />
        {place === "query" && saysFurther && (
          <p class="further">The operation may accept other query parameters, which are not documented.</p>
        )}
      </>
    ),
  }));
}
