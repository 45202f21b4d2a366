import { ReferralCodes } from "@application/businesses/ports"
import { UserRepository } from "@application/identity/ports"
import { EmailAddress } from "@domain/identity"
import { BusinessProfileId, SessionId, UserId } from "@domain/kernel"
import { Clock, Effect, Option } from "effect"
import { owner } from "./bakery.ts"
import { agentsClients } from "./client-drafts.ts"
import type { Seed } from "./seeds.ts"

const day = 86_400_000

/** An agent with a dozen codes: one that brought much in two currencies, one that brought nothing, one that has ended. */
export const referralCodes: Seed = Effect.gen(function* () {
  yield* agentsClients
  const codes = yield* ReferralCodes
  const now = yield* Clock.currentTimeMillis
  const { portalId } = owner
  const made = (code: string, daysAgo: number) =>
    codes
      .create({ portalId, userId: owner.user.id, code, createdAt: now - daysAgo * day })
      .pipe(Effect.map(Option.getOrThrow))
  for (let number = 1; number <= 9; number += 1) yield* made(`FAIR-${number}`, 90)
  const over = yield* made("SPRING-MARKET", 60)
  yield* codes.end({ portalId, userId: owner.user.id }, over.referralCodeId, now - 20 * day)
  yield* made("MEERA-BUSINESS-BREAKFAST-BENGALURU-2026", 10)
  const busy = yield* made("MEERA", 30)
  for (let number = 1; number <= 14; number += 1) {
    const businessProfileId = BusinessProfileId.make(7_000 + number)
    yield* codes.attribute(busy, businessProfileId, now - number * day)
    if (number > 5) continue
    yield* codes.notePaid({
      portalId,
      businessProfileId,
      sessionId: SessionId.make(`00000000-0000-4000-8000-00000000970${number}`),
      amount: number * 1_234_50,
      currency: number === 5 ? "GBP" : "INR",
      paidAt: now - number * day,
    })
  }
})

const noa = UserId.make(9_901)

/** The agent runs the portal, where a colleague whose code brought a business is another. */
export const portalsReferralCodes: Seed = Effect.gen(function* () {
  yield* referralCodes
  const { portalId, user } = owner
  const users = yield* UserRepository
  yield* users.save({ ...owner, user: { ...user, roleIds: [...user.roleIds, "PortalAdministrator"] } })
  const { phoneNumber: _phone, ...named } = user
  const emailAddress = EmailAddress.make("noa@agency.example")
  yield* Effect.orDie(
    users.add({ ...owner, user: { ...named, id: noa, emailAddress, firstName: "Noa", lastName: "Ben-Ami" } }),
  )
  const codes = yield* ReferralCodes
  const now = yield* Clock.currentTimeMillis
  const made = yield* codes.create({ portalId, userId: noa, code: "NOA", createdAt: now - 2 * day })
  yield* codes.attribute(Option.getOrThrow(made), BusinessProfileId.make(7_901), now - day)
})
