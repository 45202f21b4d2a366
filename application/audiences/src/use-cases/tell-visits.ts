import { handler, JobQueue, Profiles, UnitOfWork } from "@application/kernel"
import { isVisit, type ListNetwork, type Visit, visitorLimits, withNetwork } from "@domain/audiences"
import { pageAddressOf } from "@domain/conversions"
import { type BusinessProfileId, type Region } from "@domain/kernel"
import { Clock, Effect, Option } from "effect"
import { TellVisits } from "../contract/list-jobs.ts"
import { AudienceNetworks } from "../ports/audience-networks.ts"
import { CustomerLists } from "../stores/customer-lists.ts"
import { WaitingVisits } from "../stores/waiting-visits.ts"
import { openedVisit } from "./sealed-visit.ts"
import { orAgain } from "./send-customer-list.ts"
import { visitedLists } from "./visited-lists.ts"

/** How long a run goes on before others have a turn. */
const longestRun = 120_000

interface Told {
  readonly network: ListNetwork
  readonly visits: ReadonlyArray<Visit>
  /** The network's words where it took none of them. */
  readonly reason?: string
}

/** Counts what a network was told at each audience that it is of, and keeps the network's words where it refused. */
const countTold = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, told: ReadonlyArray<Told>) {
  const lists = yield* CustomerLists
  for (const { id } of yield* visitedLists(businessProfileId)) {
    const list = yield* lists.forChange({ businessProfileId, id })
    if (list?.visitors === undefined) continue
    const rule = list.visitors
    let changed = list
    for (const { network, visits, reason } of told) {
      const own = visits.filter(({ pageUrl }) => isVisit(rule, pageAddressOf(pageUrl)?.path ?? ""))
      if (own.length === 0) continue
      changed = withNetwork(changed, network, (entry) =>
        reason === undefined ? { ...entry, sent: entry.sent + own.length } : { ...entry, reason },
      )
    }
    if (changed !== list) yield* lists.save(changed)
  }
})

/** Tells a network of visits; a refusal is an answer, a network that is away ends the run. */
const tellAt = Effect.fnUntraced(function* (
  network: ListNetwork,
  businessProfileId: BusinessProfileId,
  region: Region,
  visits: ReadonlyArray<Visit>,
) {
  const { tellVisits } = yield* AudienceNetworks
  return yield* Effect.catchTags(
    Effect.map(tellVisits({ network, businessProfileId, region }, visits), (refused): Told => {
      const others = new Set(refused.map(({ id }) => id))
      const [first] = refused
      const taken = visits.filter(({ id }) => !others.has(id))
      return taken.length === 0 && first !== undefined
        ? { network, visits, reason: first.reason.slice(0, 300) }
        : { network, visits: taken }
    }),
    {
      NetworkRefused: ({ reason }) => Effect.succeed<Told>({ network, visits, reason: reason.slice(0, 300) }),
      NetworkUnavailable: orAgain,
    },
  )
})

/** Tells of the next visits and forgets them; whether there were any. What nobody takes any more is forgotten untold. */
const tellNext = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, region: Region) {
  const waiting = yield* WaitingVisits
  const { rows } = yield* waiting.list("ofBusiness", { businessProfileId }, { limit: visitorLimits.batch })
  if (rows.length === 0) return false
  const since = (yield* Clock.currentTimeMillis) - visitorLimits.waitMillis
  const opened = yield* Effect.forEach(
    rows.filter(({ receivedAt }) => receivedAt >= since),
    ({ sealed }) => openedVisit(businessProfileId, sealed),
  )
  const lists = yield* visitedLists(businessProfileId)
  const visits = opened
    .flatMap(Option.toArray)
    .filter(({ pageUrl }) => lists.some(({ visitors }) => isVisit(visitors, pageAddressOf(pageUrl)?.path ?? "")))
  const { visitorNetworks } = yield* AudienceNetworks
  const told =
    visits.length === 0
      ? []
      : yield* Effect.forEach(visitorNetworks, (network) => tellAt(network, businessProfileId, region, visits))
  yield* (yield* UnitOfWork).transact(
    Effect.gen(function* () {
      yield* Effect.forEach(rows, (row) => waiting.remove(row), { discard: true })
      yield* countTold(businessProfileId, told)
    }),
  )
  return true
})

/** May run from the start at any time: visits that were told and not forgotten are told again under their names. */
export const tellVisits = handler(
  TellVisits,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const [profile] = yield* (yield* Profiles).ofAll([businessProfileId])
    if (profile === undefined) return {}
    const ends = (yield* Clock.currentTimeMillis) + longestRun
    while (yield* tellNext(businessProfileId, profile.region)) {
      yield* Effect.yieldNow
      if ((yield* Clock.currentTimeMillis) < ends) continue
      yield* tellLater(businessProfileId)
      break
    }
    return {}
  }),
)

/** Queues the telling of a business's visits; at most one waits. */
export const tellLater = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const key = `visits:${businessProfileId}`
  yield* (yield* JobQueue).later(TellVisits, { businessProfileId }, { caller: key, singletonKey: key })
})

/** Visits of one look; others wait for the next. */
const lot = 500

/** Forgets visits that waited too long, and has the others told. */
export const sweepVisits = Effect.fnUntraced(function* (now: number) {
  const { transact } = yield* UnitOfWork
  const waiting = yield* WaitingVisits
  const { rows } = yield* waiting.list("oldest", {}, { limit: lot })
  const old = rows.filter(({ receivedAt }) => receivedAt < now - visitorLimits.waitMillis)
  if (old.length > 0) yield* transact(Effect.forEach(old, (row) => waiting.remove(row), { discard: true }))
  const businesses = new Set(rows.slice(old.length).map(({ businessProfileId }) => businessProfileId))
  yield* Effect.forEach(businesses, tellLater, { discard: true })
})
