/** The files of the contract in `contract/`, below its `spec/`. */
export const ROOT = "openapi.yaml";
export const HEALTH = "paths/v1@health.yaml";
export const KEYS = "paths/v1@keys.yaml";
export const SITES = "paths/v1@sites.yaml";
export const SITE = "paths/v1@sites@{siteId}.yaml";
export const EVENTS = "paths/v1@sites@{siteId}@events.yaml";
export const FOLDER = "paths/v1@sites@{siteId}@folder.yaml";
export const USAGE = "paths/v1@usage.yaml";
export const schema = (name: string): string => `schemas/${name}.yaml`;
export const shared = (name: string): string => `shared/${name}.yaml`;
