import { EmailVerifications, UserRepository } from "@application/identity/ports"
import { LinkHasher } from "@application/kernel"
import { issueEmailVerification } from "@domain/identity"
import { Clock, Effect } from "effect"
import { owner } from "./bakery.ts"
import { busyBakery, type Seed } from "./seeds.ts"

const day = 24 * 3_600_000

/** The bakery before its owner has confirmed the address; `link-1` was mailed today, `link-2` two days ago. */
export const unverified: Seed = Effect.gen(function* () {
  yield* busyBakery
  const { portalId, user } = owner
  yield* (yield* UserRepository).save({ ...owner, user: { ...user, emailVerified: false } })
  const now = yield* Clock.currentTimeMillis
  const mailed = [
    { key: "link-2", at: now - 2 * day },
    { key: "link-1", at: now - 3_600_000 },
  ]
  for (const { key, at } of mailed) {
    const keyHash = yield* (yield* LinkHasher).hash(`verify:${key}`)
    const link = issueEmailVerification(user.emailAddress, at)
    yield* (yield* EmailVerifications).save({ portalId, userId: user.id, keyHash, link })
  }
})
