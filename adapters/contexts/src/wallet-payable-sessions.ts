import { Clock, Effect, Layer } from "effect"
import { ProfileOpening, Portals, SessionRepository } from "@application/signup/ports"
import { accessibleSession, priceOf, saveDetails } from "@application/signup/use-cases"
import { type PayableSession, PayableSessions } from "@application/wallet/ports"
import { advancedState } from "@domain/businesses"
import type { SessionId } from "@domain/kernel"
import { BudgetNotAllowed } from "@domain/wallet"
import { withServices } from "./with-services.ts"

const payable = Effect.fnUntraced(function* (sessionId: SessionId) {
  const session = yield* accessibleSession(sessionId)
  const { businessProfileId, region, name, emailAddress, phone } = session.details
  const { price } = yield* priceOf(session)
  if (businessProfileId === undefined) return yield* new BudgetNotAllowed({ keys: ["wallet.signUpFirst"] })
  const answer: PayableSession = {
    businessProfileId,
    region,
    currency: price.currency,
    price,
    description: name ?? "",
    ...(emailAddress !== undefined && { emailAddress }),
    ...(phone !== undefined && { phone }),
  }
  return answer
})

/** From now on the budget is what was paid for, at the price of this moment. */
const markPaid = Effect.fnUntraced(function* (sessionId: SessionId) {
  const session = yield* Effect.orDie((yield* SessionRepository).forUpdate(sessionId))
  const { details } = session
  if (details.paid) return
  const launchState = advancedState(details.flavour, details.launchState, "Budget")
  yield* saveDetails({ ...session, paidAt: yield* Clock.currentTimeMillis }, { ...details, paid: true, launchState })
})

/** The wallet is paid for sign-up sessions: one price, and who may see it, by the sign-up's own rules. */
export const walletPayableSessions = Layer.effect(
  PayableSessions,
  Effect.gen(function* () {
    const provided = yield* withServices(SessionRepository, Portals, ProfileOpening)
    return {
      region: (sessionId) => provided(Effect.map(accessibleSession(sessionId), ({ details }) => details.region)),
      price: (sessionId) => provided(payable(sessionId)),
      markPaid: (sessionId) => provided(markPaid(sessionId)),
    }
  }),
)
