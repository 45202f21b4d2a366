import { type Actor, MemberActors, Profiles } from "@application/kernel"
import { hasPassed } from "@domain/identity"
import { Clock, Effect, Layer, Option } from "effect"
import { Memberships } from "../ports/memberships.ts"
import { SecondFactorRule } from "../ports/second-factor-rule.ts"
import { SecondFactors } from "../ports/second-factors.ts"
import { UserRepository } from "../ports/user-repository.ts"

/** Members by their accounts and memberships of this moment. */
export const memberActors = Layer.effect(
  MemberActors,
  Effect.gen(function* () {
    const memberships = yield* Memberships
    const users = yield* UserRepository
    const factors = yield* SecondFactors
    const profiles = yield* Profiles
    const { isCompulsory } = yield* SecondFactorRule
    return {
      of: Effect.fnUntraced(function* (userId, businessProfileId) {
        const profile = yield* Effect.option(profiles.of(businessProfileId))
        if (Option.isNone(profile)) return undefined
        const { portalId } = profile.value
        const person = Option.getOrUndefined(yield* users.byId(portalId, userId))
        const now = yield* Clock.currentTimeMillis
        if (person === undefined || person.barred || hasPassed(person.expiresAt, now)) return undefined
        const own = (yield* memberships.of(userId)).filter((one) => one.businessProfileId === businessProfileId)
        if (own.length === 0) return undefined
        const hasFactor = (yield* factors.of(portalId, userId))?.enabledAt !== undefined
        const actor: Actor = {
          kind: "user",
          userId,
          portalId,
          roleIds: person.user.roleIds,
          memberships: own,
          ...(isCompulsory && !hasFactor && { lacksSecondFactor: true }),
        }
        return actor
      }),
    }
  }),
)
