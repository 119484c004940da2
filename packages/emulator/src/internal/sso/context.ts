import type { OperationContext } from "../types.js";

/** Dependencies of the SSO parts. */
export type SsoContext = Pick<OperationContext, "store" | "clock" | "ids" | "url">;

/** The user and team that codes and tokens are issued for. */
export interface Grant {
  userId: string;
  teamId: string;
}
