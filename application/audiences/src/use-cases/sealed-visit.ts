import { TokenSafe } from "@application/kernel"
import { Visit } from "@domain/audiences"
import type { BusinessProfileId } from "@domain/kernel"
import { Effect, Option, Schema } from "effect"

const VisitText = Schema.fromJsonString(Visit)
const encode = Schema.encodeSync(VisitText)
const decode = Schema.decodeUnknownOption(VisitText)

const placeOf = (businessProfileId: BusinessProfileId): string => `visit:${businessProfileId}`

/** Seals a visit; it opens for the same business alone. */
export const sealedVisit = (businessProfileId: BusinessProfileId, visit: Visit) =>
  Effect.flatMap(TokenSafe, (safe) => safe.seal(placeOf(businessProfileId), encode(visit)))

/** The visit that a seal holds; none where it was sealed for another business, or its key is gone. */
export const openedVisit = (businessProfileId: BusinessProfileId, sealed: string) =>
  Effect.map(
    Effect.flatMap(TokenSafe, (safe) => safe.open(placeOf(businessProfileId), sealed)),
    Option.flatMap(decode),
  )
