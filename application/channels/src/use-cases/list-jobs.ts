import { Effect } from "effect"
import { CurrentActor, handler } from "@application/kernel"
import { isJobOver } from "@domain/channels"
import { UserNotFound } from "@domain/identity"
import { ListJobs } from "../contract/index.ts"
import { BackgroundJobs } from "../ports/index.ts"

const mostJobs = 100

/** Another user's jobs are refused whether the user exists or not. */
export const listJobs = handler(
  ListJobs,
  Effect.fnUntraced(function* ({ userId, isOpen }) {
    const actor = yield* CurrentActor
    if (actor.kind !== "user" || actor.userId !== userId) return yield* new UserNotFound({})
    const businessProfileIds = actor.memberships.map(({ businessProfileId }) => businessProfileId)
    const owner = { portalId: actor.portalId, userId, businessProfileIds }
    const jobs = yield* (yield* BackgroundJobs).of(owner, mostJobs)
    return jobs
      .filter(({ status }) => isOpen === undefined || isJobOver(status) !== isOpen)
      .toSorted((a, b) => b.updatedAt - a.updatedAt)
      .slice(0, mostJobs)
  }),
)
