import type { BusinessHoldings } from "@domain/identity"
import type { BusinessProfileId, PortalId } from "@domain/kernel"
import { Context, type Effect } from "effect"
import type { BusinessContents } from "../contract/business-deletion.ts"

/** What a business has, and until when tax law asks for what is kept (epoch milliseconds); absent where nothing was ever paid. */
export interface HeldContents extends BusinessContents {
  readonly keptUntil?: number
}

/** The rows of businesses that are to be erased, over everything that other contexts keep of them. */
export class BusinessErasures extends Context.Service<
  BusinessErasures,
  {
    /** What has to be settled. With `locked`, the business and its wallet stay as they are until the caller's transaction ends. */
    readonly holdings: (id: BusinessProfileId, hold?: "locked") => Effect.Effect<BusinessHoldings>
    readonly contents: (id: BusinessProfileId) => Effect.Effect<HeldContents>
    /** Deletes what tax law doesn't keep, in the caller's transaction; until when the rest is kept (epoch milliseconds). */
    readonly erase: (portalId: PortalId, id: BusinessProfileId) => Effect.Effect<{ readonly keptUntil?: number }>
    /** Everything that a business may take with it: lists of rows by table, without secrets, as JSON. */
    readonly collect: (portalId: PortalId, id: BusinessProfileId) => Effect.Effect<string>
  }
>()("identity/BusinessErasures") {}
