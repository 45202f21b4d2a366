import { TokenSafe } from "@application/kernel"
import type { ListNetwork } from "@domain/audiences"
import { ConversionDetails } from "@domain/conversions"
import type { BusinessProfileId, ConversionActionId } from "@domain/kernel"
import { Effect, Option, Schema } from "effect"

/** The telling of one conversion to a network, by its key. */
interface SendingKey {
  readonly businessProfileId: BusinessProfileId
  readonly network: ListNetwork
  readonly actionId: ConversionActionId
  readonly eventId: string
}

const Details = Schema.fromJsonString(ConversionDetails)
const encode = Schema.encodeSync(Details)
const decode = Schema.decodeUnknownOption(Details)

const placeOf = ({ businessProfileId, network, actionId, eventId }: SendingKey): string =>
  `conversion:${businessProfileId}:${network}:${actionId}:${eventId}`

/** Seals what a network may be told of a conversion; it opens for the same sending alone. */
export const sealedDetails = (key: SendingKey, details: ConversionDetails) =>
  Effect.flatMap(TokenSafe, (safe) => safe.seal(placeOf(key), encode(details)))

/** What a sending's seal holds; none where it is gone or was sealed for another sending. */
export const openedDetails = (sending: SendingKey & { readonly sealed?: string }) =>
  Effect.map(
    Effect.flatMap(TokenSafe, (safe) => safe.open(placeOf(sending), sending.sealed ?? "")),
    Option.flatMap(decode),
  )
