import { Effect, Layer } from "effect"
import { Tables, withServices } from "@application/kernel"
import { type BusinessProfileId, type CampaignId, localDateAt, type PortalId, regionFacts } from "@domain/kernel"
import {
  accrue,
  beginCommission,
  bookEarning,
  type CampaignCommission,
  commissionPostings,
  commissionReference,
  isHeld,
  movementOf,
  type Posting,
  termsInForce,
} from "@domain/wallet"
import { Result } from "effect"
import { ClientOrigins } from "../ports/client-origins.ts"
import { Ledger, type LedgerEvent } from "../ports/ledger.ts"
import {
  CampaignCommissions,
  CommissionEarnings,
  type CommissionStanding,
  PublishedCommissionTerms,
} from "../stores/commissions.ts"

/** A commission with the portal that owes it. */
type StoredCommission = CampaignCommission & {
  readonly portalId: PortalId
  readonly businessProfileId: BusinessProfileId
  readonly campaignId: CampaignId
}

const standingOf = (commission: CampaignCommission): CommissionStanding =>
  commission.decision?.isReleased === false ? "refused" : isHeld(commission) ? "held" : "free"

/** The commission with which a launched campaign begins, if somebody brought its business and the terms pay for it. */
const begun = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  campaignId: CampaignId,
  postings: ReadonlyArray<Posting>,
) {
  const launch = postings.find(({ kind }) => kind === "launchLock")
  if (launch === undefined) return undefined
  const client = yield* (yield* ClientOrigins).of(businessProfileId, campaignId)
  if (client === undefined) return undefined
  const { portalId, region } = client
  const day = localDateAt(launch.at, regionFacts[region].timeZone)
  const { rows } = yield* (yield* PublishedCommissionTerms).list("ofPortal", { portalId })
  const terms = termsInForce(rows, region, day)
  const commission = terms === undefined ? undefined : beginCommission(terms, client, day)
  return commission === undefined || commission.currency !== launch.currency
    ? undefined
    : { ...commission, portalId, businessProfileId, campaignId }
})

/** Books a movement of a commission in the campaign's earnings. */
const bookMoved = Effect.fnUntraced(function* (commission: StoredCommission, moved: number, at: number) {
  const { portalId, businessProfileId, campaignId, payee, kind, code, region, currency, waitingDays } = commission
  const earnings = yield* CommissionEarnings
  const { rows } = yield* earnings.list("ofCampaign", { portalId, businessProfileId, campaignId })
  const locked = yield* Effect.forEach(
    rows.filter(({ state }) => state === "open"),
    ({ id }) => earnings.forChange({ portalId, id }),
  )
  const client = { businessProfileId, campaignId, ...(code !== undefined && { code }) }
  const facts = { ...client, payee, kind, region, currency, isHeld: isHeld(commission) }
  const today = localDateAt(at, regionFacts[region].timeZone)
  const open = locked.filter((row) => row !== undefined)
  const { changed, added } = bookEarning(open, { ...facts, today, waitingDays }, moved)
  yield* Effect.forEach(changed, (row) => earnings.save(row))
  yield* Effect.forEach(added, (row) => earnings.add({ portalId, ...row }))
})

/**
 * Keeps a commission after postings, or after somebody decided about it, and posts what changed in the caller's transaction; `event`
 * is what it answers, by which it happens once.
 */
export const keepCommission = Effect.fnUntraced(function* (
  ledger: Ledger["Service"],
  stored: StoredCommission,
  postings: ReadonlyArray<Posting>,
  { reference, at }: { readonly reference: string; readonly at: number },
) {
  const { businessProfileId, campaignId, portalId, currency } = stored
  const { commission, moved } = accrue(stored, postings)
  const after = { ...commission, businessProfileId, campaignId, portalId }
  yield* (yield* CampaignCommissions).save({ ...after, standing: standingOf(after) })
  if (moved === 0) return
  const event = { businessProfileId, campaignId, reference: commissionReference(reference) }
  yield* ledger.post({ ...event, currency }, (holdings) =>
    Result.succeed(commissionPostings({ ...event, at }, holdings, moved)),
  )
  yield* bookMoved(after, moved, at)
})

const touches = (posting: Posting): boolean =>
  (["fees", "receivable", "spend", "house"] as const).some((account) => movementOf(posting, account) !== 0)

/** What an event's postings change about the commission of its campaign. */
const accrued = Effect.fnUntraced(function* (
  ledger: Ledger["Service"],
  { businessProfileId, campaignId, reference }: LedgerEvent,
  postings: ReadonlyArray<Posting>,
) {
  const [first] = postings
  if (campaignId === undefined || first === undefined || !postings.some(touches)) return
  const ofCampaign = postings.filter((posting) => posting.campaignId === campaignId)
  const commission =
    (yield* (yield* CampaignCommissions).forChange({ businessProfileId, campaignId })) ??
    (yield* begun(businessProfileId, campaignId, ofCampaign))
  if (commission !== undefined) yield* keepCommission(ledger, commission, ofCampaign, { reference, at: first.at })
})

/** The ledger, whose postings change what is owed to whoever brought the client in the same transaction. */
export const commissionedLedger = Layer.effect(
  Ledger,
  Effect.gen(function* () {
    const ledger = yield* Ledger
    const provided = yield* withServices(ClientOrigins, Tables)
    return {
      ...ledger,
      post: (event, decide, afterwards = () => Effect.void) =>
        ledger.post(event, decide, (postings) =>
          Effect.andThen(
            provided(accrued(ledger, event, postings)),
            Effect.suspend(() => afterwards(postings)),
          ),
        ),
    }
  }),
)
