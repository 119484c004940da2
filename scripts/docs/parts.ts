import { assetFiles } from "../pack/reference-assets.js";
import type { DocsParts } from "./build.js";
import { DRAWING_PARTS } from "./drawing-parts.js";
import { cardFiles } from "./card.js";
import { readGuides } from "./guides/read-guides.js";
import { taggedReleases } from "./history/read-releases.js";
import { createSite } from "./model/site.js";
import { readContract } from "./read-contract.js";
import { recordResponses } from "./samples/record-responses.js";
import { samplesOf } from "./samples/samples-of.js";

/** The real parts of a build. */
export const DOCS_PARTS: DocsParts = {
  ...DRAWING_PARTS,
  readContract,
  readGuides,
  readReleases: taggedReleases,
  samplesOf,
  recordResponses,
  createSite,
  assetFiles: async ({ root, siteUrl }) => [...(await assetFiles(root)), ...cardFiles(siteUrl)],
};
