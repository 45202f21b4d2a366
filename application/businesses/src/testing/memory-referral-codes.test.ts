import { Effect, Layer } from "effect"
import { memoryUserRepository } from "@application/identity/testing"
import { UserRepository } from "@application/identity/ports"
import { MemoryDatabase } from "@application/kernel/testing"
import { EmailAddress } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"
import { memoryReferralCodes } from "./memory-referral-codes.ts"
import { referralCodesConformance } from "./referral-codes.conformance.ts"

const user = (portalId: number, id: number, emailAddress: string, firstName: string, lastName: string) => ({
  portalId: PortalId.make(portalId),
  user: {
    id: UserId.make(id),
    emailAddress: EmailAddress.make(emailAddress),
    firstName,
    lastName,
    languageId: "en",
    roleIds: [],
  },
  phoneVerified: false,
  passwordHash: "",
  barred: false,
})

const users = Layer.effectDiscard(
  Effect.gen(function* () {
    const { add } = yield* UserRepository
    yield* add(user(1, 5, "dana@one.example", "Dana", "Rao"))
    yield* add(user(1, 6, "noa@one.example", "", ""))
    yield* add(user(2, 7, "eve@two.example", "Eve", "Levi"))
  }),
).pipe(Layer.provide(memoryUserRepository))

referralCodesConformance(Layer.merge(memoryReferralCodes, users).pipe(Layer.provide(MemoryDatabase.layer)))
