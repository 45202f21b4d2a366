import { TokenSafe } from "@application/kernel"
import { deliveryLimits, secretFieldOf } from "@domain/integrations"
import type { BusinessProfileId, LeadDestinationId } from "@domain/kernel"
import { Clock, Effect, Option } from "effect"
import type { ReceiverTarget } from "../ports/lead-receivers.ts"
import { LeadDestinationSecrets, type SecretUse } from "../stores/lead-destinations.ts"
import type { StoredDestination } from "./stored-destination.ts"

type Place = { readonly businessProfileId: BusinessProfileId; readonly destinationId: LeadDestinationId }

const placeOf = ({ businessProfileId, destinationId }: Place): string =>
  `lead-destination:${businessProfileId}:${destinationId}`

const keep = Effect.fnUntraced(function* (place: Place, secretUse: SecretUse, text: string, endsAt?: number) {
  const sealed = yield* (yield* TokenSafe).seal(placeOf(place), text)
  const row = { ...place, secretUse, sealed, ...(endsAt !== undefined && { endsAt }) }
  yield* (yield* LeadDestinationSecrets).save(row)
})

/** A new secret as Standard Webhooks writes it: 32 bytes as base64 behind `whsec_`. */
const newSecret = Effect.gen(function* () {
  const { verifier } = yield* (yield* TokenSafe).newVerifier
  const base64 = verifier.replaceAll("-", "+").replaceAll("_", "/")
  return `whsec_${base64.padEnd(Math.ceil(base64.length / 4) * 4, "=")}`
})

/** Makes the first secret of a destination. */
export const makeSecret = Effect.fnUntraced(function* (place: Place) {
  const secret = yield* newSecret
  yield* keep(place, "Signing", secret)
  return secret
})

/** Makes another secret; the former goes on signing until the moment that is answered. */
export const rotateSecret = Effect.fnUntraced(function* (place: Place) {
  const secrets = yield* LeadDestinationSecrets
  const until = (yield* Clock.currentTimeMillis) + deliveryLimits.formerSecretMillis
  const former = yield* secrets.find({ ...place, secretUse: "Signing" })
  if (former !== undefined) yield* secrets.save({ ...former, secretUse: "Former", endsAt: until })
  return { secret: yield* makeSecret(place), until }
})

const secretsOf = Effect.fnUntraced(function* (place: Place) {
  return (yield* (yield* LeadDestinationSecrets).list("ofDestination", place)).rows
})

/** Deletes the secrets of a destination that goes. */
export const forgetSecrets = Effect.fnUntraced(function* (place: Place) {
  const secrets = yield* LeadDestinationSecrets
  const rows = yield* secretsOf(place)
  yield* Effect.forEach(rows, ({ secretUse }) => secrets.remove({ ...place, secretUse }), { discard: true })
})

/** Keeps the secret that an owner gave, instead of the former. */
export const keepGivenSecret = Effect.fnUntraced(function* (place: Place, secret: string) {
  yield* keep(place, "Given", secret)
})

/** Where a destination's messages go, with its opened secrets; one whose key is gone is left out. */
export const targetOf = Effect.fnUntraced(function* ({
  businessProfileId,
  id: destinationId,
  kind,
  address,
  connection = {},
  mapping,
}: StoredDestination) {
  const place = { businessProfileId, destinationId }
  const safe = yield* TokenSafe
  const now = yield* Clock.currentTimeMillis
  const rows = (yield* secretsOf(place)).filter(({ endsAt }) => endsAt === undefined || endsAt > now)
  const open = Effect.fnUntraced(function* (secretUse: SecretUse) {
    const row = rows.find((one) => one.secretUse === secretUse)
    return row === undefined ? [] : Option.toArray(yield* safe.open(placeOf(place), row.sealed))
  })
  const secretField = secretFieldOf(kind)
  const [given] = yield* open("Given")
  const target: ReceiverTarget = {
    businessProfileId,
    kind,
    ...(address !== undefined && { address }),
    connection: { ...connection, ...(secretField !== undefined && given !== undefined && { [secretField]: given }) },
    mapping,
    signing: [...(yield* open("Signing")), ...(yield* open("Former"))],
  }
  return target
})
