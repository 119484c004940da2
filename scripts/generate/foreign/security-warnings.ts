import { didYouMean } from "../../core/cli/nearest.js";
import type { OperationModel } from "../../model/operation.js";
import type { FaultPlace } from "../../read/fault-places.js";
import { type OpenApiDocument, operationKeys } from "../../read/openapi.js";

/** Returns a warning for each requirement of a security scheme that the document lacks: no client can send its credential. */
export function securityWarnings(document: OpenApiDocument, models: readonly OperationModel[]): FaultPlace[] {
  const known = Object.keys(document.components?.securitySchemes ?? {});
  const ofOperations = models.map(
    ({ path, method, operation }) => [["paths", path, ...operationKeys(method)], operation.security] as const,
  );
  return [[[], document.security] as const, ...ofOperations].flatMap(([at, requirements]) =>
    [requirements ?? []].flat().flatMap((requirement: object | null, index) =>
      Object.keys(requirement ?? {})
        .filter((name) => !known.includes(name))
        .map((name) => ({
          at: [...at, "security", `${index}`, name],
          message: `There is no security scheme ${JSON.stringify(name)}: its credential is not sent.`,
          hint: didYouMean(name, known, "add the scheme to `components.securitySchemes`"),
        })),
    ),
  );
}
