import { Context, type Effect } from "effect"
import type { ForbiddenBusinessProfile } from "@application/kernel"
import type { Brief, BriefNotFound, BriefStatus } from "@domain/campaigns"
import type { BusinessProfileId } from "@domain/kernel"

/** A brief of a profile. */
export interface BriefKey {
  readonly businessProfileId: BusinessProfileId
  readonly briefId: number
}

export interface BriefQuery {
  readonly status?: BriefStatus
  readonly cursor?: string
  readonly limit: number
}

/** Briefs of businesses. */
export class Briefs extends Context.Service<
  Briefs,
  {
    readonly add: (businessProfileId: BusinessProfileId, brief: Omit<Brief, "id">) => Effect.Effect<Brief>
    readonly byId: (key: BriefKey) => Effect.Effect<Brief, BriefNotFound>
    /** As `byId`, and nobody else changes it before this transaction ends. */
    readonly forChange: (key: BriefKey) => Effect.Effect<Brief, BriefNotFound>
    readonly save: (businessProfileId: BusinessProfileId, brief: Brief) => Effect.Effect<void>
    readonly remove: (key: BriefKey) => Effect.Effect<void>
    /** Newest first; a cursor stays right while briefs are added. */
    readonly list: (
      businessProfileId: BusinessProfileId,
      query: BriefQuery,
    ) => Effect.Effect<{ readonly briefs: ReadonlyArray<Brief>; readonly nextCursor?: string }>
  }
>()("campaigns/Briefs") {}

/** The currency of a business. */
export class BriefCurrency extends Context.Service<
  BriefCurrency,
  { readonly of: (businessProfileId: BusinessProfileId) => Effect.Effect<Brief["currency"], ForbiddenBusinessProfile> }
>()("campaigns/BriefCurrency") {}
