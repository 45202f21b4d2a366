import { PortalDomains } from "@application/portals/ports"
import { addedDomain, checkedDomain, lostDomain, proofRecord } from "@domain/portals"
import { Clock, Effect } from "effect"
import { owner } from "./bakery.ts"
import { administeredPortal } from "./run-portal.ts"
import type { Seed } from "./seeds.ts"

const hour = 3_600_000
const { portalId } = owner

/** A portal with addresses of every state: in use, waiting with each fault, given up, and lost to another portal. */
export const manyDomains: Seed = Effect.gen(function* () {
  yield* administeredPortal
  const now = yield* Clock.currentTimeMillis
  const { save } = yield* PortalDomains
  const added = (host: string, hours: number) =>
    addedDomain(portalId, host, `t0ken${host.length}q7`, now - hours * hour)
  const proved = added("ads.bloom.example", 400)
  yield* save(checkedDomain(proved, [proofRecord(proved).text], now - 300 * hour))
  yield* save(added("promo.bloom.example", 0.005))
  yield* save(checkedDomain(added("grow.bloom.example", 1), [], now - hour / 9))
  yield* save(checkedDomain(added("start.bloom.example", 2), ["v=spf1 -all"], now - hour / 7))
  yield* save(checkedDomain(added("go.bloom.example", 3), undefined, now - hour / 6))
  yield* save(checkedDomain(added("old.bloom.example", 90), [], now - 10 * hour))
  yield* save(lostDomain(checkedDomain(added("ads.other.example", 30), [], now - 20 * hour)))
})
