import { Effect, Layer, Option } from "effect"
import { TestClock } from "effect/testing"
import { CurrentRequest, type InputOf, type RequestFacts } from "@application/kernel"
import { MemoryDatabase, memoryJobQueue, memoryUnitOfWork, QueuedJobs } from "@application/kernel/testing"
import { type Account, EmailAddress, PhoneNumber } from "@domain/identity"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { UserRepository } from "../ports/user-repository.ts"
import { forgotPassword } from "../use-cases/reset-password.ts"
import { sendResetLink } from "../use-cases/send-reset-link.ts"
import { mailSignUpNotice } from "../use-cases/sign-up-notice.ts"
import { mailVerificationLink } from "../use-cases/verify-email.ts"
import { memoryIdentityWorld } from "./memory-identity-world.ts"
import { SentSecrets } from "./memory-providers.ts"

/** A person at the seeded `localhost` portal with the password "Right-1word". */
export const asha: Account = {
  portalId: PortalId.make(1),
  user: {
    id: UserId.make(41),
    emailAddress: EmailAddress.make("asha@example.com"),
    firstName: "Asha",
    lastName: "Rao",
    languageId: "en",
    roleIds: ["ClientAccess"],
    phoneNumber: PhoneNumber.make("+919876543210"),
  },
  phoneVerified: true,
  passwordHash: "hash of Right-1word",
  barred: false,
}

/** Another account at the portal, with a name, roles and points of contact of its own. */
export const person = (
  id: number,
  name: string,
  roleIds: Account["user"]["roleIds"],
  like: Account = asha,
): Account => ({
  ...like,
  user: {
    ...like.user,
    id: UserId.make(id),
    firstName: name,
    roleIds,
    emailAddress: EmailAddress.make(`${name.toLowerCase()}@example.com`),
    phoneNumber: PhoneNumber.make(`+9198765000${id}`),
  },
})

/** The cards of profiles that tests let people join. */
export const bakery = { id: BusinessProfileId.make(5), name: "Rao's Bakery", region: "IN" } as const
export const cafe = { id: BusinessProfileId.make(6), name: "Café Rao", region: "IN" } as const

const world = memoryIdentityWorld([bakery, cafe]).pipe(
  Layer.provideMerge(memoryJobQueue),
  Layer.provideMerge(memoryUnitOfWork),
  Layer.provideMerge(MemoryDatabase.layer),
  Layer.provideMerge(TestClock.layer()),
)

/** What a story of sign-ins has. */
export type SignInWorld = Layer.Success<typeof world>

/** Runs an effect in a fresh world with these accounts. */
export const inWorld = <A, E>(
  story: Effect.Effect<A, E, Layer.Success<typeof world>>,
  accounts: ReadonlyArray<Account> = [asha],
): Promise<A> =>
  Effect.gen(function* () {
    const users = yield* UserRepository
    yield* Effect.forEach(accounts, users.add)
    return yield* story
  }).pipe(Effect.provide(world), Effect.runPromise)

/** Runs an effect as a call to another host or from another address. */
export const calledFrom = (facts: Partial<RequestFacts>) =>
  Effect.provideService(CurrentRequest, {
    portalDomain: "localhost",
    clientId: "",
    requestId: "",
    ipAddress: "",
    userAgent: "",
    origin: "http://localhost:4000",
    idempotencyKey: Option.none(),
    ...facts,
  })

/** Runs the queued mails as the worker does. */
export const runMails = Effect.gen(function* () {
  for (const { contract, input } of yield* (yield* QueuedJobs).take) {
    if (contract.name === sendResetLink.contract.name)
      yield* sendResetLink.handle(input as InputOf<typeof sendResetLink.contract>)
    if (contract.name === mailSignUpNotice.contract.name)
      yield* mailSignUpNotice.handle(input as InputOf<typeof mailSignUpNotice.contract>)
    if (contract.name === mailVerificationLink.contract.name)
      yield* mailVerificationLink.handle(input as InputOf<typeof mailVerificationLink.contract>)
  }
})

/** Requests a reset link and returns the key of the newest mail. */
export const mailedKey = Effect.fnUntraced(function* (emailAddress: EmailAddress) {
  yield* forgotPassword.handle({ emailAddress })
  yield* runMails
  return (yield* (yield* SentSecrets).all).at(-1)?.secret.split("hash=")[1] ?? ""
})
