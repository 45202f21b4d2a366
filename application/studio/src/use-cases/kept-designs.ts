import { CurrentActor } from "@application/kernel"
import { invalidFields } from "@domain/identity"
import { type BusinessProfileId, cleanText, type UserId } from "@domain/kernel"
import {
  type Design,
  type DesignId,
  DesignNotFound,
  designProblem,
  DesignsFull,
  type KeptDesign,
  studioLimits,
} from "@domain/studio"
import { Effect } from "effect"
import { StudioDesigns } from "../stores/designs.ts"

/** A design in the store. */
export interface StoredDesign extends KeptDesign {
  readonly businessProfileId: BusinessProfileId
  readonly changedBy?: UserId
}

/** A stored design without its owner. */
export const keptIn = ({ id, name, folder, design, version, createdAt, changedAt }: StoredDesign): KeptDesign => ({
  id,
  name,
  folder,
  design,
  version,
  createdAt,
  changedAt,
})

/** A design of a business, or the failure that there is none. */
export const designOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, id: DesignId) {
  const found = yield* (yield* StudioDesigns).find({ businessProfileId, id })
  return found === undefined ? yield* new DesignNotFound() : found
})

/** Same as `designOf`; the row stays locked until the call ends. */
export const designForChange = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, id: DesignId) {
  const found = yield* (yield* StudioDesigns).forChange({ businessProfileId, id })
  return found === undefined ? yield* new DesignNotFound() : found
})

/** All designs of a business, the latest change first. */
export const designsOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  return (yield* (yield* StudioDesigns).list("ofBusiness", { businessProfileId })).rows
})

/** Refuses one design more than a business may have. */
export const haveRoom = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const { designs: most } = studioLimits
  const { rows } = yield* (yield* StudioDesigns).list("ofBusiness", { businessProfileId }, { limit: most })
  if (rows.length >= most) return yield* new DesignsFull({ most })
})

/** Refuses a document that is no sound design. */
export const soundDesign = Effect.fnUntraced(function* (design: Design) {
  const key = designProblem(design)
  if (key !== undefined) return yield* invalidFields({ design: { key } })
})

/** A name without surplus spaces. */
export const tidyName = (typed: string): string => cleanText(typed).replace(/\s+/gu, " ").trim()

/** Same as `tidyName`; an empty name is refused. */
export const soundName = Effect.fnUntraced(function* (typed: string) {
  const name = tidyName(typed)
  return name === "" ? yield* invalidFields({ name: { key: "validation.required" } }) : name
})

/** Who makes the call, where it is a person. */
export const changer = Effect.gen(function* () {
  const actor = yield* CurrentActor
  return actor.kind === "user" ? { changedBy: actor.userId } : {}
})
