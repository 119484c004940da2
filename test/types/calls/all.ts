import { auth } from "./auth.js";
import type { Calls } from "./calls.js";
import { client } from "./client.js";
import { emulator } from "./emulator.js";
import { enumerations } from "./enumerations.js";
import { pagination } from "./pagination.js";
import { platform } from "./platform.js";
import { schemas } from "./schemas.js";

/** All the calls, by what they are of. */
export const CALLS: Readonly<Record<string, Calls>> = { auth, client, emulator, enumerations, pagination, platform, schemas };
