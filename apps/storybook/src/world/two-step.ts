import { SecondFactors } from "@application/identity/ports"
import { Clock, Effect } from "effect"
import { owner } from "./bakery.ts"
import { busyBakery, type Seed } from "./seeds.ts"

/** The bakery whose owner has a second factor. */
export const twoStepBakery: Seed = Effect.gen(function* () {
  yield* busyBakery
  const { portalId, user } = owner
  const begunAt = yield* Clock.currentTimeMillis
  const sealedSecret = `secret of second-factor:${portalId}:${user.id}`
  const begun = { portalId, userId: user.id, sealedSecret, begunAt }
  const { begin, turnOn } = yield* SecondFactors
  yield* begin(begun)
  yield* turnOn({ ...begun, recoveryCodesLeft: 0 }, 0, begunAt, ["hash"])
})
