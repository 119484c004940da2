import type { RawUniversalConfig } from "@redocly/openapi-core";

/** The rules for authors of any API (`--lint author`): those of the contract that need no knowledge of its files and style. */
export const AUTHOR_CONFIG: RawUniversalConfig = {
  extends: ["recommended-strict"],
  rules: {
    "array-parameter-serialization": "error",
    "no-http-verbs-in-paths": { severity: "error", splitIntoWords: true },
    "operation-tag-defined": "error",
    "spec-example-values": "error",
    "spec-strict-refs": "error",
    "contract/body-allowed": "error",
    "contract/deprecation-hint": "error",
    "contract/description-limits": "error",
    "contract/https-server": "error",
    "contract/parameter-type": "error",
    "contract/plural-collection": "error",
    "contract/reserved-header": "error",
    "contract/safe-pattern": "error",
    "contract/schema-bounds": "error",
    "contract/secret-in-query": "error",
    "contract/security-responses": "error",
    "contract/summary-unique": "error",
    "contract/verb-in-path": "error",
  },
};
