import { BusinessMoney, FrozenCampaigns, handler, Profiles, UnitOfWork } from "@application/kernel"
import { type BusinessDeletion, type BusinessHoldings, deletionStep } from "@domain/identity"
import { type BusinessProfileId, IdempotencyKey, type PortalId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { EraseBusinesses } from "../contract/business-deletion.ts"
import { BusinessErasures } from "../ports/business-erasures.ts"
import { PaymentAccounts } from "../ports/payment-accounts.ts"
import { ProfileAudiences } from "../ports/profile-audiences.ts"
import { BusinessDeletions } from "../stores/business-deletions.ts"
import { tellOfDeletion } from "./deletion-news.ts"

/** Deletions of one reading, and steps of one deletion in a run. */
const limits = { page: 50, steps: 4 } as const
const day = 86_400_000

type StoredDeletion = BusinessDeletion & { readonly businessProfileId: BusinessProfileId; readonly portalId: PortalId }

/** The next step of a deletion under the lock of its business; another run may have taken it further. */
const locked = Effect.fnUntraced(function* ({ businessProfileId }: StoredDeletion) {
  const holdings = yield* (yield* BusinessErasures).holdings(businessProfileId, "locked")
  const row = yield* (yield* BusinessDeletions).forChange({ businessProfileId })
  const now = yield* Clock.currentTimeMillis
  return { row, now, step: row === undefined ? ("wait" as const) : deletionStep(row, holdings, now) }
})

const endCampaigns = Effect.fnUntraced(function* (deletion: StoredDeletion) {
  const { row, now, step } = yield* locked(deletion)
  if (row === undefined || step !== "endCampaigns") return
  const ended = yield* (yield* FrozenCampaigns).endAll(row.businessProfileId)
  if (ended > 0) yield* (yield* BusinessDeletions).save({ ...row, endedAt: now })
})

/** A refund that fails puts its money back, and is tried again the next day. */
const giveBack = Effect.fnUntraced(function* (
  { businessProfileId }: StoredDeletion,
  { available, refundable }: BusinessHoldings,
) {
  const amount = Math.min(available, refundable)
  const today = Math.floor((yield* Clock.currentTimeMillis) / day)
  const key = IdempotencyKey.make(`businessDeletion-${businessProfileId}-${today}-${amount}`)
  yield* (yield* BusinessMoney).giveBack(businessProfileId, amount, key)
})

/** Erases a business in one transaction with what gateways, networks and members are told; whether it did. */
const erased = Effect.fnUntraced(function* (deletion: StoredDeletion) {
  const { row, now, step } = yield* locked(deletion)
  if (row === undefined || step !== "erase") return false
  const { askedBy: _person, reason: _words, ...rest } = row
  const { businessProfileId, portalId } = row
  const [facts] = yield* (yield* Profiles).ofAll([businessProfileId])
  const erasures = yield* BusinessErasures
  const { keptUntil } = yield* erasures.contents(businessProfileId)
  const done: StoredDeletion = {
    ...rest,
    state: "Erased",
    erasedAt: now,
    ...(keptUntil !== undefined && { keptUntil }),
  }
  yield* (yield* PaymentAccounts).close([businessProfileId])
  yield* (yield* ProfileAudiences).remove([businessProfileId])
  if (facts !== undefined) yield* tellOfDeletion({ businessProfileId, portalId, name: facts.name }, done, "erased")
  yield* erasures.erase(portalId, businessProfileId)
  yield* (yield* BusinessDeletions).save(done)
  return true
})

/** Takes one deletion as far as it goes now; whether the business is erased. */
const further = Effect.fnUntraced(function* (deletion: StoredDeletion) {
  const { transact } = yield* UnitOfWork
  for (let taken = 0; taken < limits.steps; taken += 1) {
    const row = yield* (yield* BusinessDeletions).find({ businessProfileId: deletion.businessProfileId })
    if (row === undefined) return false
    const holdings = yield* (yield* BusinessErasures).holdings(row.businessProfileId)
    const step = deletionStep(row, holdings, yield* Clock.currentTimeMillis)
    if (step === "wait") return false
    if (step === "erase") return yield* transact(erased(row))
    yield* step === "endCampaigns" ? transact(endCampaigns(row)) : giveBack(row, holdings)
  }
  return false
})

/** Deletions whose time has come, the longest due first. */
const due = Effect.fnUntraced(function* () {
  const deletions = yield* BusinessDeletions
  const now = yield* Clock.currentTimeMillis
  const found: Array<StoredDeletion> = []
  let cursor: string | undefined
  do {
    const page = yield* deletions.list("byTime", { state: "Waiting" }, { limit: limits.page, cursor })
    found.push(...page.rows.filter(({ erasesAt }) => erasesAt <= now))
    cursor = page.rows.every(({ erasesAt }) => erasesAt <= now) ? page.nextCursor : undefined
  } while (cursor !== undefined)
  return found
})

export const eraseBusinesses = handler(
  EraseBusinesses,
  Effect.fnUntraced(function* () {
    const done = yield* Effect.forEach(yield* due(), (deletion) =>
      further(deletion).pipe(
        Effect.catchCause((cause) =>
          Effect.as(Effect.logError(`Business ${deletion.businessProfileId} was not erased`, cause), false),
        ),
      ),
    )
    return { erased: done.filter(Boolean).length }
  }),
)
