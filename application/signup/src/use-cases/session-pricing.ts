import { Clock, Effect, Result } from "effect"
import { type BusinessDetails, sessionPrice } from "@domain/businesses"
import { BudgetNotAllowed } from "@domain/wallet"
import { ProfileOpening } from "../ports/profile-opening.ts"
import { SessionRepository, type StoredSession } from "../ports/session-repository.ts"

/**
 * The price of a stored session, or of it with another budget or GSTIN (none when empty). A paid session keeps the price that was asked for.
 * The budget page, the summary and the payment all ask here.
 */
export const priceOf = Effect.fnUntraced(function* (
  { details, paidAt }: StoredSession,
  budget: BusinessDetails["budget"] = details.budget,
  gstin: string | undefined = details.gstBilling?.gstin,
) {
  const { businessProfileId, sessionId, region } = details
  const joined = businessProfileId !== undefined
  const joinedAt = joined ? yield* (yield* ProfileOpening).joinedAt(businessProfileId) : undefined
  const now = paidAt ?? (yield* Clock.currentTimeMillis)
  const price = sessionPrice(
    { region, ...(budget !== undefined && { budget }) },
    {
      now,
      gstin,
      usedPromoCodes: joined ? yield* (yield* SessionRepository).usedPromoCodes(businessProfileId, sessionId, now) : [],
      ...(joinedAt !== undefined && { joinedAt }),
    },
  )
  return Result.isSuccess(price) ? price.success : yield* new BudgetNotAllowed({ keys: [price.failure.key] })
})
