import { Effect, Layer } from "effect"
import type { BusinessProfileId } from "@domain/kernel"
import type { EarnerKind } from "@domain/wallet"
import { type BroughtClient, ClientOrigins } from "../ports/client-origins.ts"

/** Businesses that somebody brought, by profile; any other came by itself. */
export const memoryClientOrigins = (brought: ReadonlyMap<BusinessProfileId, BroughtClient> = new Map()) =>
  Layer.succeed(ClientOrigins, {
    of: (businessProfileId) => Effect.succeed(brought.get(businessProfileId)),
    count: (portalId) =>
      Effect.sync(() => {
        const ofPortal = [...brought.values()].filter((client) => client.portalId === portalId)
        const earners = (kind: EarnerKind) =>
          new Set(ofPortal.filter((client) => client.kind === kind).map(({ payee, code }) => `${payee} ${code}`)).size
        return { agency: earners("agency"), agent: earners("agent"), referralCode: earners("referralCode") }
      }),
  })
