import { describe, expect, test } from "vitest";
import { provenanceObstacles } from "../../scripts/release/provenance.js";

describe("provenance", () => {
  const url = "git+https://code.example.com/owner/name.git";
  const at = (repository?: string) => ({
    name: "a",
    version: "1.0.0",
    ...(repository !== undefined && { repository: { type: "git", url: repository } }),
  });
  const GITHUB = {
    GITHUB_ACTIONS: "true",
    ACTIONS_ID_TOKEN_REQUEST_URL: "x",
    GITHUB_SERVER_URL: "https://code.example.com",
    GITHUB_REPOSITORY: "Owner/name",
  };

  test.each([
    ["in a workflow that may ask for a token", at(url), GITHUB, []],
    ["in a job of the other service", at(url), { GITLAB_CI: "true", SIGSTORE_ID_TOKEN: "x" }, []],
    ["without an address", at(), GITHUB, ["provenance-repository"]],
    ["with an empty address", at(""), GITHUB, ["provenance-repository"]],
    ["from a fork", at(url), { ...GITHUB, GITHUB_REPOSITORY: "other/name" }, ["provenance-repository"]],
    ["without the permission", at(url), { ...GITHUB, ACTIONS_ID_TOKEN_REQUEST_URL: undefined }, ["provenance-place"]],
    ["without the token", at(url), { GITLAB_CI: "true" }, ["provenance-place"]],
    ["at a desk, without an address", at(), {}, ["provenance-repository", "provenance-place"]],
  ])("%s", (_, manifest, env, rules) => {
    expect(provenanceObstacles([manifest], { isTried: false }, env).map(({ rule }) => rule)).toEqual(rules);
  });

  test.each([
    [
      "in a job that may not ask for a token, and is not the one that publishes",
      at(url),
      { ...GITHUB, ACTIONS_ID_TOKEN_REQUEST_URL: undefined },
      [],
    ],
    ["in such a job of the other service", at(), { GITLAB_CI: "true" }, ["provenance-repository"]],
    ["at a desk", at(url), {}, ["provenance-place"]],
  ])("of a release that is only tried, %s", (_, manifest, env, rules) => {
    expect(provenanceObstacles([manifest], { isTried: true }, env).map(({ rule }) => rule)).toEqual(rules);
  });
});
