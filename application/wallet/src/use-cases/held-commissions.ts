import { Clock, Effect, Result } from "effect"
import { currentUser, handler } from "@application/kernel"
import { ownPortal } from "@application/portals/services"
import { PayoutNotFound } from "@domain/wallet"
import { DecideHeldCommission, type HeldCommission, ListHeldCommissions } from "../contract/commission-payouts.ts"
import { Ledger } from "../ports/ledger.ts"
import { CampaignCommissions, CommissionEarnings } from "../stores/commissions.ts"
import { clientNames, payeeNames } from "./commission-names.ts"
import { keepCommission } from "./commissioned-ledger.ts"

export const listHeldCommissions = handler(
  ListHeldCommissions,
  Effect.fnUntraced(function* ({ portalId: named, cursor, limit = 20 }) {
    const portalId = yield* ownPortal(named)
    const commissions = yield* CampaignCommissions
    const { rows, nextCursor } = yield* commissions.list("standing", { portalId, standing: "held" }, { limit, cursor })
    const clients = yield* clientNames(rows.map(({ businessProfileId }) => businessProfileId))
    const names = yield* payeeNames(
      portalId,
      rows.map(({ payee }) => payee),
    )
    const held = rows.map(
      ({ businessProfileId, campaignId, payee, kind, code, currency, accrued, signs }): HeldCommission => {
        const client = clients.get(businessProfileId)
        const name = names.get(payee)
        return {
          businessProfileId,
          campaignId,
          ...(client !== undefined && { client }),
          payee,
          ...(name !== undefined && { name }),
          kind,
          ...(code !== undefined && { code }),
          currency,
          amount: accrued,
          signs,
        }
      },
    )
    return { held, ...(nextCursor !== undefined && { nextCursor }) }
  }),
)

/** The wallet's lock comes before the commission's, as with every event: an empty event takes it. */
export const decideHeldCommission = handler(
  DecideHeldCommission,
  Effect.fnUntraced(function* ({ portalId: named, businessProfileId, campaignId, isReleased, note }) {
    const portalId = yield* ownPortal(named)
    const commissions = yield* CampaignCommissions
    const seen = yield* commissions.find({ businessProfileId, campaignId })
    if (seen === undefined) return yield* new PayoutNotFound({})
    const ledger = yield* Ledger
    const lock = { businessProfileId, currency: seen.currency, reference: `commissionLock:${campaignId}` }
    yield* ledger.post(lock, () => Result.succeed([]))
    const held = yield* commissions.forChange({ businessProfileId, campaignId })
    if (held === undefined || held.portalId !== portalId || held.standing !== "held")
      return yield* new PayoutNotFound({})
    const { userId: by } = yield* currentUser
    const at = yield* Clock.currentTimeMillis
    const { standing: _standing, ...commission } = held
    const decided = { ...commission, decision: { isReleased, note: note.trim(), by, at } }
    yield* keepCommission(ledger, decided, [], { reference: `decision:${campaignId}`, at })
    const earnings = yield* CommissionEarnings
    const { rows } = yield* earnings.list("ofCampaign", { portalId, businessProfileId, campaignId })
    yield* Effect.forEach(
      rows.filter((row) => row.isHeld),
      (row) => earnings.save({ ...row, isHeld: false }),
    )
    return {}
  }),
)
