import { CurrentActor, currentUser, handler, MemberActors, mayOn, Profiles, UserNames } from "@application/kernel"
import { InvalidFields } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { GetProposalRules, SetProposalRules, type ShownRules } from "../contract/index.ts"
import { RulesOfProposals } from "../stores/index.ts"

/** Whether whoever set rules may still make the changes that they approve. */
const isInForce = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  setBy: Parameters<MemberActors["Service"]["of"]>[0],
) {
  const setter = yield* (yield* MemberActors).of(setBy, businessProfileId)
  return setter !== undefined && mayOn(setter, "decideProposals", businessProfileId)
})

const shownRules = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const { chosenCurrency: currency, portalId } = yield* (yield* Profiles).of(businessProfileId)
  const set = yield* (yield* RulesOfProposals).find({ businessProfileId })
  const mayChange = mayOn(yield* CurrentActor, "decideProposals", businessProfileId)
  const none: ShownRules = { kinds: [], dailyAmount: 0, currency, isInForce: false, mayChange }
  if (set === undefined) return none
  const { kinds, dailyAmount, setBy, setAt } = set
  const name = (yield* (yield* UserNames).of(portalId, [setBy])).get(setBy)
  const inForce = kinds.length > 0 && (yield* isInForce(businessProfileId, setBy))
  const shown: ShownRules = {
    ...none,
    kinds,
    dailyAmount,
    setAt,
    ...(name !== undefined && { setByName: name }),
    isInForce: inForce,
  }
  return shown
})

export const getProposalRules = handler(GetProposalRules, ({ businessProfileId }) => shownRules(businessProfileId))

export const setProposalRules = handler(
  SetProposalRules,
  Effect.fnUntraced(function* ({ businessProfileId, kinds, dailyAmount }) {
    const { userId: setBy } = yield* currentUser
    const needsAmount = kinds.some((kind) => kind !== "negativeKeywords")
    if (needsAmount && dailyAmount === 0)
      return yield* new InvalidFields({ fields: { dailyAmount: ["validation.required"] } })
    const rules = yield* RulesOfProposals
    const before = yield* rules.forChange({ businessProfileId })
    const setAt = yield* Clock.currentTimeMillis
    yield* rules.save({ ...before, businessProfileId, kinds: [...new Set(kinds)], dailyAmount, setBy, setAt })
    return yield* shownRules(businessProfileId)
  }),
)
