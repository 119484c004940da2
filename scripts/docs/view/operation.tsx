import type { OperationPage, Site } from "../model/types.js";
import { requestBodySections, responseSections } from "./bodies.js";
import type { Body } from "./body.js";
import { errorSections } from "./errors.js";
import { callbackSections } from "./received.js";
import { OperationHead } from "./operation-head.js";
import { Pagination } from "./pagination.js";
import { parameterSections } from "./parameters.js";
import { relatedSections } from "./related.js";
import { sampleSections } from "./samples.js";
import type { Section } from "./sections.js";

export function operationBody(page: OperationPage, site: Site): Body {
  return {
    lead: <OperationHead page={page} site={site} />,
    code: sampleSections(page),
    sections: [
      ...parameterSections(page),
      ...requestBodySections(page),
      ...responseSections(page),
      ...errorSections(page, site),
      ...callbackSections(page),
      ...paginationSections(page, site),
      ...relatedSections(page, site),
    ],
  };
}

function paginationSections({ pagination }: OperationPage, site: Site): Section[] {
  if (pagination === undefined) return [];
  return [{ id: "pagination", title: "Pagination", content: <Pagination pagination={pagination} site={site} /> }];
}
