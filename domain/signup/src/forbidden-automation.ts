import { mayAutomate, type PortalFlags } from "@domain/portals"
import type { SessionChange } from "./session-change.ts"

/** The fields of a change that leave to a network what the portal forbids. */
export const forbiddenAutomation = (
  { creative, targeting }: Pick<SessionChange, "creative" | "targeting">,
  flags: PortalFlags,
): ReadonlyArray<"adjustsLook" | "expandsAudience" | "ordersCards"> =>
  mayAutomate(flags)
    ? []
    : [
        ...(targeting?.expandsAudience === true ? (["expandsAudience"] as const) : []),
        ...(creative?.adjustsLook === true ? (["adjustsLook"] as const) : []),
        ...(creative?.ordersCards === true ? (["ordersCards"] as const) : []),
      ]
