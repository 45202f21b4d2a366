import { SiteVisitors } from "@application/conversions/services"
import { JobQueue, RateLimits, Tables, TokenSafe, UnitOfWork, withServices } from "@application/kernel"
import { type Visit, visitorLimits } from "@domain/audiences"
import type { BusinessProfileId } from "@domain/kernel"
import { Clock, Effect, Layer } from "effect"
import { WaitingVisits } from "../stores/waiting-visits.ts"
import { endList } from "./remove-lists.ts"
import { sealedVisit } from "./sealed-visit.ts"
import { listsOf } from "./stored-list.ts"
import { tellLater } from "./tell-visits.ts"
import { visitedLists } from "./visited-lists.ts"

const day = 86_400_000

/** Keeps a visit and queues its telling; what is more than a business may tell in a day is passed over. */
const takeVisit = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, visit: Visit) {
  const { allowed } = yield* (yield* RateLimits).take(`visits:${businessProfileId}`, visitorLimits.ofDay, day)
  if (!allowed) return
  const sealed = yield* sealedVisit(businessProfileId, visit)
  const receivedAt = yield* Clock.currentTimeMillis
  const kept = Effect.gen(function* () {
    yield* (yield* WaitingVisits).add({ businessProfileId, receivedAt, sealed })
    yield* tellLater(businessProfileId)
  })
  yield* (yield* UnitOfWork).transact(kept)
})

/** Ends what the visitors of a removed website make, with whatever waits of them. */
const endVisitors = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const visits = yield* WaitingVisits
  const { rows } = yield* visits.list("ofBusiness", { businessProfileId })
  yield* Effect.forEach(rows, (row) => visits.remove(row), { discard: true })
  for (const list of yield* listsOf(businessProfileId))
    if (list.visitors !== undefined && list.state === "Active") yield* endList(list, "Expired")
})

/** The audiences of a website's visitors as its tag fills them. */
export const siteVisitors = Layer.effect(
  SiteVisitors,
  Effect.gen(function* () {
    const provided = yield* withServices(Tables, JobQueue, UnitOfWork, TokenSafe, RateLimits)
    return {
      audiencesOf: (businessProfileId) =>
        provided(
          Effect.map(visitedLists(businessProfileId), (lists) =>
            lists.map(({ id, name, visitors }) => ({ id, name, rule: visitors })),
          ),
        ),
      take: (businessProfileId, visit) => provided(takeVisit(businessProfileId, visit)),
      end: (businessProfileId) => provided(endVisitors(businessProfileId)),
    }
  }),
)
