import type { BusinessHoldings } from "@domain/identity"
import type { BusinessProfileId, PortalId } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** How much a business has that its deletion erases or keeps. */
export interface BusinessContents {
  readonly people: number
  readonly campaigns: number
  readonly leads: number
  readonly lists: number
  readonly pictures: number
  readonly feeds: number
  readonly connections: number
  readonly reports: number
  readonly drafts: number
  /** Invoices, credit notes and receipts, which are kept. */
  readonly papers: number
  /** Until when tax law asks for what is kept (epoch milliseconds); absent where nothing was ever paid. */
  readonly keptUntil?: number
}

/** The rows of businesses that are to be erased, over everything that other contexts keep of them. */
export class BusinessErasures extends Context.Service<
  BusinessErasures,
  {
    /** What has to be settled. With `locked`, the business and its wallet stay as they are until the caller's transaction ends. */
    readonly holdings: (id: BusinessProfileId, hold?: "locked") => Effect.Effect<BusinessHoldings>
    readonly contents: (id: BusinessProfileId) => Effect.Effect<BusinessContents>
    /** Deletes what tax law doesn't keep, in the caller's transaction; until when the rest is kept (epoch milliseconds). */
    readonly erase: (portalId: PortalId, id: BusinessProfileId) => Effect.Effect<{ readonly keptUntil?: number }>
    /** Everything that a business may take with it: lists of rows by table, without secrets, as JSON. */
    readonly collect: (portalId: PortalId, id: BusinessProfileId) => Effect.Effect<string>
  }
>()("identity/BusinessErasures") {}
