import { Effect } from "effect"
import { ProfileCategories } from "@application/businesses/services"
import { Portals } from "@application/portals/services"
import { InvalidFields } from "@domain/identity"
import { mayEditSchedule } from "@domain/portals"
import type { SessionChange, SignupSession } from "@domain/signup"

/** Refuses hours for ads of a business that has none: only a franchise does, where the portal lets schedules be changed. Spec: roles. */
export const mayChangeHours = Effect.fnUntraced(function* (
  { businessProfileId }: Pick<SignupSession, "businessProfileId">,
  { targeting }: Pick<SessionChange, "targeting">,
) {
  const dayParts = targeting?.dayParts ?? undefined
  if (dayParts === undefined) return
  const { flags } = yield* (yield* Portals).current
  const category = businessProfileId && (yield* (yield* ProfileCategories).of(businessProfileId))
  if (!mayEditSchedule(flags, category ?? "LocalBusiness"))
    yield* new InvalidFields({ fields: { dayParts: ["validation.fieldNotAllowed"] } })
})
