import { Context, type Effect, type Option, type Result } from "effect"
import type { BilledOrder } from "@application/signup/services"
import type { BusinessProfileId, CampaignId, CurrencyCode, TimeZoneName } from "@domain/kernel"
import type {
  CampaignHoldings,
  DocumentPrice,
  Holdings,
  HousePosting,
  Posting,
  StatementFilter,
  Wallet,
  WalletTransaction,
} from "@domain/wallet"

/** The event that a change of money answers: once per profile and `reference`. */
export interface LedgerEvent {
  readonly businessProfileId: BusinessProfileId
  /** The currency of a wallet opened by this event; a wallet that exists keeps its own. */
  readonly currency: CurrencyCode
  readonly reference: string
  readonly campaignId?: CampaignId
  /** The campaign's order, where whoever posts has read it: its documents would read it again. */
  readonly order?: BilledOrder
  /** What is paid or given back by this event was priced so: its document names the rate of tax and what was waived. */
  readonly price?: DocumentPrice
  /** What the event's documents say instead of its postings, or beside them; the postings alone where it is absent. */
  readonly papers?: EventPapers
}

/** Amounts in the form of postings that move nothing: documents say them alone, or with what is posted. */
export interface EventPapers {
  readonly postings: ReadonlyArray<Posting>
  readonly isBeside: boolean
}

export interface StatementPage {
  readonly transactions: ReadonlyArray<WalletTransaction>
  readonly nextCursor?: string
}

/** A part of a statement, by the days of a time zone: of the wanted lines those `offset` after the cursor, else after the newest. */
export interface StatementRequest {
  readonly timeZone: TimeZoneName
  readonly limit: number
  readonly filter?: StatementFilter
  readonly cursor?: string
  readonly offset?: number
}

/** Double-entry accounts of business profiles. Opens a wallet at its first posting. */
export class Ledger extends Context.Service<
  Ledger,
  {
    /**
     * Locks the profile's wallet, posts what `decide` makes of its holdings exactly once per reference (a repeat answers `known`), and
     * runs `afterwards` in the same transaction. An unbalanced posting, a negative balance or a foreign currency is a defect.
     */
    readonly post: <E>(
      event: LedgerEvent,
      decide: (holdings: Holdings) => Result.Result<ReadonlyArray<Posting>, E>,
      afterwards?: (postings: ReadonlyArray<Posting>) => Effect.Effect<void>,
    ) => Effect.Effect<"posted" | "known", E>
    /**
     * Keeps a posting in the house's own book of its currency, once per reference and kind; one that is not the house's alone is a
     * defect.
     */
    readonly postToHouse: (posting: HousePosting) => Effect.Effect<"posted" | "known">
    readonly wallet: (businessProfileId: BusinessProfileId) => Effect.Effect<Option.Option<Wallet>>
    /** The wallets that were opened, in the order of the profiles' ids. */
    readonly wallets: (businessProfileIds: ReadonlyArray<BusinessProfileId>) => Effect.Effect<ReadonlyArray<Wallet>>
    readonly campaign: (businessProfileId: BusinessProfileId, campaignId: CampaignId) => Effect.Effect<CampaignHoldings>
    /** What moved money of the owner's, newest first, by days of the time zone; a malformed cursor begins at the newest. */
    readonly statement: (businessProfileId: BusinessProfileId, page: StatementRequest) => Effect.Effect<StatementPage>
  }
>()("wallet/Ledger") {}
