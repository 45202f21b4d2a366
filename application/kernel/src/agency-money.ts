import type { BusinessProfileId, CurrencyCode, IdempotencyKey, MinorUnits, UserId } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** What is free in a client's wallet, and what the client owes; minor units. */
export interface ClientWallet {
  readonly currency: CurrencyCode
  readonly available: MinorUnits
  readonly owed: MinorUnits
}

/** The part that people of an agency have in a client's wallet. */
export interface PayersPart {
  /** What they added and was not spent; minor units. */
  readonly unspent: MinorUnits
  /** Whether an agreement of theirs fills the wallet by itself. */
  readonly fillsItself: boolean
}

/** How a client's wallet is settled with the people who leave. */
export interface WalletSettlement {
  readonly businessProfileId: BusinessProfileId
  readonly payers: ReadonlyArray<UserId>
  readonly wallet: ClientWallet
  readonly key: IdempotencyKey
  readonly givesBack: boolean
  /** Whether the kept cards are forgotten, since the people who leave could keep theirs there. */
  readonly forgetsCards: boolean
}

/** Money of clients that change their agency: answered by the wallet. */
export class AgencyMoney extends Context.Service<
  AgencyMoney,
  {
    readonly of: (
      businessProfileId: BusinessProfileId,
      payers: ReadonlyArray<UserId>,
      wallet: ClientWallet,
    ) => Effect.Effect<PayersPart>
    /** Settles in the caller's transaction, and returns what goes back to the payers. */
    readonly settle: (settlement: WalletSettlement) => Effect.Effect<MinorUnits>
  }
>()("kernel/AgencyMoney") {}
