import { handler, Profiles, UnitOfWork } from "@application/kernel"
import { hashed, type ListNetwork, normalEmail } from "@domain/audiences"
import { type ConversionAction, ConversionNetworkAway, NoConversionActions } from "@domain/conversions"
import type { BusinessProfileId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { CheckConversionNetwork, TestConversionNetwork } from "../contract/networks.ts"
import { ConversionNetworks, type NetworkEvent } from "../ports/conversion-networks.ts"
import { ConversionConnections, ConversionSites } from "../stores/conversions.ts"
import {
  actionsOf,
  asCallFailure,
  connectionForChange,
  connectionOf,
  count,
  shownConnection,
  type StoredConnection,
} from "./stored-connection.ts"
import { placeOf } from "./place-of.ts"

/** Somebody who does not exist, at the business's website; nobody is to see ads because of the visit. */
const inventedEvent = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  network: ListNetwork,
  { id: actionId, category }: ConversionAction,
) {
  const site = yield* (yield* ConversionSites).find({ businessProfileId })
  const [host] = site?.hosts ?? []
  const at = yield* Clock.currentTimeMillis
  const email = yield* Effect.promise(() => hashed(normalEmail(network, `test-${businessProfileId}@example.com`) ?? ""))
  const event: NetworkEvent = {
    id: `test-${at}`,
    actionId,
    category,
    at,
    consent: { adStorage: true, adUserData: true, adPersonalization: false },
    visitor: {
      person: { email },
      ...(host !== undefined && { userAgent: "Mozilla/5.0 (test)", pageUrl: `https://${host}/` }),
    },
  }
  return event
})

/** Nothing of it is stored, and the connection's state does not follow from it. */
export const testConversionNetwork = handler(
  TestConversionNetwork,
  Effect.fnUntraced(function* ({ businessProfileId, network }) {
    yield* count("test", businessProfileId)
    const connection = yield* connectionOf({ businessProfileId, network })
    const actions = yield* actionsOf(businessProfileId)
    const [action] = actions
    if (action === undefined) return yield* new NoConversionActions({})
    const networks = yield* ConversionNetworks
    const { region } = yield* (yield* Profiles).of(businessProfileId)
    const test = Effect.gen(function* () {
      const place = placeOf(connection) ?? (yield* networks.connect({ network, businessProfileId, region, actions }))
      return yield* networks.test(place, yield* inventedEvent(businessProfileId, network, action))
    })
    return yield* Effect.matchEffect(test, {
      onSuccess: (code) => Effect.succeed({ isTaken: true, ...(code !== undefined && { code }) }),
      onFailure: (error) =>
        error._tag === "NetworkRefused"
          ? Effect.succeed({ isTaken: false, reason: error.reason })
          : Effect.fail(new ConversionNetworkAway({ network })),
    })
  }),
)

export const checkConversionNetwork = handler(
  CheckConversionNetwork,
  Effect.fnUntraced(function* (at) {
    yield* count("check", at.businessProfileId)
    const connection = yield* connectionOf(at)
    const place = placeOf(connection)
    const told =
      place === undefined
        ? ({ status: "Nothing", problems: [] } as const)
        : yield* Effect.mapError(
            (yield* ConversionNetworks).state({
              ...place,
              ...(connection.receipt !== undefined && { receipt: connection.receipt }),
            }),
            asCallFailure(at.network),
          )
    const kept = Effect.gen(function* () {
      const now: StoredConnection = yield* connectionForChange(at)
      return yield* (yield* ConversionConnections).save({ ...now, told, askedAt: yield* Clock.currentTimeMillis })
    })
    return yield* shownConnection(yield* (yield* UnitOfWork).transact(kept))
  }),
)
