import { Effect } from "effect"
import { Portals } from "@application/portals/services"
import { InvalidFields } from "@domain/identity"
import { forbiddenAutomation, type SessionChange } from "@domain/signup"

/** Refuses to leave anything of the ads to a network where the portal forbids it. */
export const mayAutomateAds = Effect.fnUntraced(function* (changes: Pick<SessionChange, "creative" | "targeting">) {
  const { expandsAudience } = changes.targeting ?? {}
  const { adjustsLook, ordersCards } = changes.creative ?? {}
  if (![expandsAudience, adjustsLook, ordersCards].includes(true)) return
  const { flags } = yield* (yield* Portals).current
  const forbidden = forbiddenAutomation(changes, flags)
  if (forbidden.length > 0)
    yield* new InvalidFields({
      fields: Object.fromEntries(forbidden.map((name) => [name, ["validation.fieldNotAllowed"]])),
    })
})
