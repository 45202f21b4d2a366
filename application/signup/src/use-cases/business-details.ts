import { Effect, Result } from "effect"
import { command, query } from "@application/kernel"
import { type BusinessDetails, changeDetails, DetailsFrozen } from "@domain/businesses"
import { InvalidFields } from "@domain/identity"
import { GetBusinessDetails, UpdateBusinessDetails } from "../contract/business-details.ts"
import { CategoryAdvice } from "../ports/category-advice.ts"
import { accessibleSession, accessibleSessionForUpdate, changeableSession } from "./session-access.ts"
import { saveDetails } from "./session-changes.ts"

export const getBusinessDetails = query(
  GetBusinessDetails,
  Effect.fnUntraced(function* ({ sessionId }) {
    return (yield* accessibleSession(sessionId)).details
  }),
)

/** Another category brings its own usual services. */
const withServicesOfCategory = Effect.fnUntraced(function* (before: BusinessDetails, after: BusinessDetails) {
  const { category } = after
  if (category === undefined || category.slug === before.category?.slug) return after
  const suggestedServices = yield* (yield* CategoryAdvice).servicesOf(category.slug, after.language ?? "en")
  return suggestedServices.length === 0 ? after : { ...after, suggestedServices }
})

export const updateBusinessDetails = command(
  UpdateBusinessDetails,
  Effect.fnUntraced(function* ({ sessionId, changes, launchState }) {
    const fields = changes.map(({ Name }) => Name)
    const session = yield* fields.length === 0
      ? accessibleSessionForUpdate(sessionId)
      : changeableSession(sessionId, fields)
    const changed = changeDetails(session.details, changes, launchState)
    if (Result.isFailure(changed)) {
      const refused = changed.failure
      return yield* refused.kind === "frozen"
        ? new DetailsFrozen({ fields: refused.fields })
        : new InvalidFields({ fields: refused.fields })
    }
    return yield* saveDetails(session, yield* withServicesOfCategory(session.details, changed.success))
  }),
)
