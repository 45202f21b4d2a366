import { Effect } from "effect"
import { CurrentActor, mayOn, handler, Profiles } from "@application/kernel"
import { type BusinessProfileId, paymentGateways } from "@domain/kernel"
import {
  GatewayNotOffered,
  makeDefault,
  type PaymentOption,
  removePaymentOption as withoutOption,
} from "@domain/wallet"
import { PayableSessions } from "@application/signup/services"
import {
  CloseGatewayCustomer,
  ListPaymentOptions,
  ListSessionPaymentOptions,
  MakeDefaultPaymentOption,
  PreparePaymentOption,
  RemovePaymentOption,
} from "../contract/cards.ts"
import { GatewayCustomers } from "../ports/gateway-customers.ts"
import { SavedCards } from "../ports/saved-cards.ts"
import { isOfMode } from "./gateway-calls.ts"
import { gatewayIfOn, gatewayOfRegion } from "./gateway-of-region.ts"
import { gatewayCustomer, keptCards } from "./gateway-customers.ts"

const cardsOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const gateway = yield* gatewayIfOn((yield* (yield* Profiles).of(businessProfileId)).region)
  if (gateway === undefined) return { gateway, customer: undefined, options: [] }
  return { gateway, ...(yield* keptCards(businessProfileId, gateway)) }
})

const optionsOf = (businessProfileId: BusinessProfileId) =>
  Effect.map(cardsOf(businessProfileId), ({ options }) => options)

export const listPaymentOptions = handler(ListPaymentOptions, ({ businessProfileId }) => optionsOf(businessProfileId))

export const preparePaymentOption = handler(
  PreparePaymentOption,
  Effect.fnUntraced(function* ({ businessProfileId, isLiveMode, region: named }) {
    const { region, name } = yield* (yield* Profiles).of(businessProfileId)
    const gateway = yield* gatewayOfRegion(region)
    if (named !== undefined && (yield* gatewayIfOn(named)) !== gateway)
      return yield* new GatewayNotOffered({ reason: "region" })
    if (paymentGateways[gateway].keepsCards !== "alone")
      return yield* new GatewayNotOffered({ reason: "cardsWhilePaying" })
    yield* isOfMode(gateway, isLiveMode)
    const { customer } = yield* gatewayCustomer(businessProfileId, gateway, name)
    return { gateway, ...(yield* (yield* SavedCards).prepare(gateway, customer)) }
  }),
)

const defaultOf = (options: ReadonlyArray<PaymentOption>) => options.find(({ isDefault }) => isDefault)?.id

export const removePaymentOption = handler(
  RemovePaymentOption,
  Effect.fnUntraced(function* ({ businessProfileId, id }) {
    const { gateway, customer, options } = yield* cardsOf(businessProfileId)
    const rest = yield* Effect.fromResult(withoutOption(options, id))
    if (gateway === undefined) return rest
    if (customer !== undefined) yield* (yield* SavedCards).remove(gateway, customer, id)
    yield* (yield* GatewayCustomers).choose(businessProfileId, gateway, defaultOf(rest))
    return rest
  }),
)

export const makeDefaultPaymentOption = handler(
  MakeDefaultPaymentOption,
  Effect.fnUntraced(function* ({ businessProfileId, id }) {
    const { gateway, options } = yield* cardsOf(businessProfileId)
    const chosen = yield* Effect.fromResult(makeDefault(options, id))
    if (gateway !== undefined) yield* (yield* GatewayCustomers).choose(businessProfileId, gateway, id)
    return chosen
  }),
)

/** The businesses whose cards a session is shown. */
const profilesOf = Effect.fnUntraced(function* (sessionProfile: BusinessProfileId | undefined, hasSession: boolean) {
  const actor = yield* CurrentActor
  const all =
    actor.kind === "user" && !hasSession ? actor.memberships.map(({ businessProfileId }) => businessProfileId) : []
  const ids = sessionProfile === undefined ? all : [sessionProfile]
  return ids.filter((id) => mayOn(actor, "readWallet", id))
})

export const listSessionPaymentOptions = handler(
  ListSessionPaymentOptions,
  Effect.fnUntraced(function* ({ sessionId }) {
    const glance = sessionId === undefined ? undefined : yield* (yield* PayableSessions).look(sessionId)
    const profiles = yield* profilesOf(glance?.businessProfileId, glance !== undefined)
    return (yield* Effect.forEach(profiles, optionsOf)).flat()
  }),
)

/** A gateway that does not answer is a defect, so that the job is tried again. */
export const closeGatewayCustomer = handler(
  CloseGatewayCustomer,
  Effect.fnUntraced(function* ({ gateway, customer }) {
    yield* Effect.orDie((yield* SavedCards).closeCustomer(gateway, customer))
    return {}
  }),
)
