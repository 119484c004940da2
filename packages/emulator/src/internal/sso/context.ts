import type { OperationContext } from "../types.js";

/** What the parts of SSO need to know of the emulator. */
export type SsoContext = Pick<OperationContext, "store" | "clock" | "ids" | "url">;

/** On whose behalf codes and tokens are given. */
export interface Grant {
  userId: string;
  teamId: string;
}
