import { CampaignRepository } from "@application/campaigns/ports"
import type { CountedConversions } from "@application/campaigns/services"
import type { Campaign } from "@domain/campaigns"
import { type Lead, renewalOf } from "@domain/insights"
import { BusinessProfileId, CampaignId, LeadId, PortalId, SessionId, UserId } from "@domain/kernel"
import { lawParameters } from "@domain/kernel/testing"
import { Effect, type Layer, Result, Struct } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import type { bookOrders } from "../contract/client-book.ts"
import { ClientBook, type DashboardFacts } from "../ports/client-book.ts"
import { DailyMetricsRepository, type DashboardCampaigns, LeadRepository, type WaitingTasks } from "../ports/index.ts"
import { factsByParts } from "./facts-by-parts.ts"

/** A business with its money and members, as a store of the suite adds it. */
export interface AddedClient {
  readonly id: BusinessProfileId
  readonly portalId: PortalId
  readonly name: string
  readonly currencyId: number
  readonly available: number
  readonly website?: string
  readonly userIds: ReadonlyArray<UserId>
  /** The agency that runs it. */
  readonly agencyId?: BusinessProfileId
  readonly renewals?: ReadonlyArray<{ readonly keeper: string; readonly firstOn: string }>
}

type Ports =
  | ClientBook
  | CampaignRepository
  | DailyMetricsRepository
  | DashboardCampaigns
  | LeadRepository
  | WaitingTasks
  | CountedConversions

const portalId = PortalId.make(2)
const periods = {
  days: { from: "2026-11-10", to: "2026-11-16" },
  before: { from: "2026-11-03", to: "2026-11-09" },
}
const orders = ["newest", "name", "spent", "waiting", "ending"] as const satisfies ReadonlyArray<
  (typeof bookOrders)[number]
>
const people = [UserId.make(41), UserId.make(42)] as const
const readerId = people[0]

const anyDay = fc.record({
  date: fc.integer({ min: 1, max: 18 }).map((day) => `2026-11-${String(day).padStart(2, "0")}`),
  channel: fc.constantFrom("Social" as const, "Search" as const),
  externalCampaignId: fc.constantFrom("c1", "c2"),
  impressions: fc.nat(900),
  clicks: fc.nat(50),
  results: fc.nat(5),
  spend: fc.nat(90_000),
})

const anyCampaign = fc.record({
  status: fc.constantFrom<Campaign["status"]>(
    "Draft",
    "InReview",
    "Active",
    "Paused",
    "Rejected",
    "Completed",
    "Archived",
  ),
  objective: fc.constantFrom("LeadGeneration" as const, "WebsiteVisits" as const),
  endDate: fc.option(fc.constantFrom("2026-11-12", "2026-11-20", "2026-12-01"), { nil: undefined }),
  createdAt: fc.nat(3),
  days: fc.uniqueArray(anyDay, {
    maxLength: 5,
    selector: ({ date, channel, externalCampaignId }) => [date, channel, externalCampaignId].join(),
  }),
  leads: fc.array(fc.record({ submittedOn: fc.nat(5), isAnswered: fc.boolean() }), { maxLength: 3 }),
})

const anyClient = fc.record({
  name: fc.constantFrom("rye", "Rye Bakery", "Corner Books", "דנה", "a_b", "Zoe"),
  currencyId: fc.constantFrom(12, 17),
  available: fc.nat(5_000),
  userIds: fc.subarray([...people]),
  campaigns: fc.array(anyCampaign, { maxLength: 3 }),
})
interface AnyClient extends Pick<AddedClient, "agencyId" | "renewals"> {
  readonly name: string
  readonly currencyId: number
  readonly available: number
  readonly userIds: ReadonlyArray<UserId>
  readonly campaigns: ReadonlyArray<typeof anyCampaign extends fc.Arbitrary<infer Value> ? Value : never>
}

const dashboardFields = ["id", "sessionId", "name", "status", "channels", "objective", "endDate"] as const
const spendingFields = ["id", "status", "region", "startDate", "endDate", "budget", "price", "spent"] as const

const known = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T

/** The facts that a dashboard's rules read; sources may know more of a campaign. */
const comparable = ({ campaigns, running, report, unanswered, waiting, tagSeenAt }: DashboardFacts) => ({
  report: Struct.pick(report, ["totals", "previous", "byCampaign", "former", "adDays"]),
  unanswered,
  waiting,
  tagSeenAt,
  campaigns: campaigns.map((campaign) => known(Struct.pick({ endDate: undefined, ...campaign }, dashboardFields))),
  running: running.map((campaign) =>
    known(
      Struct.pick(
        { startDate: undefined, endDate: undefined, budget: undefined, price: undefined, ...campaign },
        spendingFields,
      ),
    ),
  ),
})

const answered = (lead: Lead) => Result.succeed({ ...lead, status: "Contacted" as const })

const fill = Effect.fnUntraced(function* (
  { campaigns, ...client }: AnyClient,
  place: number,
  addClient: (client: AddedClient) => Effect.Effect<void>,
) {
  const id = BusinessProfileId.make(100 + place)
  yield* addClient({ ...client, id, portalId, website: `shop${place}.example` })
  for (const [number, { days, leads, endDate, ...facts }] of campaigns.entries()) {
    const key = place * 10 + number + 1
    const campaignId = CampaignId.make(key)
    yield* (yield* CampaignRepository).save({
      ...facts,
      ...(endDate !== undefined && { endDate }),
      id: campaignId,
      businessProfileId: id,
      sessionId: SessionId.make(`00000000-0000-4000-8000-${String(key).padStart(12, "0")}`),
      name: `Offer ${key}`,
      region: "IN",
      channels: [{ channel: "Social", status: "Active" }],
      spent: 0,
    })
    yield* (yield* DailyMetricsRepository).upsert(id, campaignId, days)
    for (const [index, { submittedOn, isAnswered }] of leads.entries()) {
      const leadId = LeadId.make(key * 10 + index)
      yield* (yield* LeadRepository).add(id, leadId, {
        externalId: `x${leadId}`,
        campaignId,
        campaignName: "Offer",
        name: "Asha",
        submittedOn: 1_700_000_000_000 + submittedOn,
      })
      if (isAnswered) yield* (yield* LeadRepository).change(id, leadId, answered)
    }
  }
  return id
})

/** Conformance tests of `ClientBook`, on a fresh store per layer build. */
export const clientBookConformance = <More>(
  layer: Layer.Layer<Ports | More, unknown>,
  addClient: (client: AddedClient) => Effect.Effect<void, never, More>,
) => {
  const run = <A, E>(work: Effect.Effect<A, E, Ports | More>) => Effect.runPromise(Effect.provide(work, layer))

  test("a book reads of each client what its dashboard reads, and sums it up", { timeout: 60_000 }, () =>
    fc.assert(
      fc.asyncProperty(fc.array(anyClient, { maxLength: 5 }), (clients) =>
        run(
          Effect.gen(function* () {
            const services = yield* Effect.context<More>()
            const add = (client: AddedClient) => Effect.provide(addClient(client), services)
            const ids = yield* Effect.forEach(clients, (client, place) => fill(client, place, add))
            const book = yield* ClientBook
            const asked = {
              portalId,
              readerId,
              clients: ids,
              words: "",
              order: "newest",
              limit: 50,
              ...periods,
            } as const
            const all = yield* book.page(asked)
            expect(all.map(({ id }) => id)).toEqual(ids.toReversed())
            for (const facts of all) {
              const client = clients[facts.id - 100]
              expect(comparable(facts)).toEqual(comparable(yield* factsByParts(facts.id, periods)))
              expect(facts.people.map(({ userId }) => userId).toSorted()).toEqual(client?.userIds)
              expect([facts.name, facts.available]).toEqual([client?.name, client?.available])
            }

            for (const figure of yield* book.figures(portalId, ids, periods)) {
              const own = all.filter(({ currency }) => currency === figure.currency)
              const sum = (of: (facts: (typeof all)[number]) => number) => own.reduce((sums, one) => sums + of(one), 0)
              expect(figure).toMatchObject({
                clients: own.length,
                spend: sum(({ report }) => report.totals.spend),
                formerSpend: sum(({ report }) => report.previous.spend),
                available: sum(({ available }) => available),
                running: sum(({ running }) => running.length),
                unanswered: sum(({ unanswered }) => unanswered.count),
              })
            }

            for (const order of orders) {
              const whole = yield* book.page({ ...asked, order })
              const first = yield* book.page({ ...asked, order, limit: 2 })
              const last = first.at(-1)
              const rest = last === undefined ? [] : yield* book.page({ ...asked, order, after: last.id })
              expect([...first, ...rest]).toEqual(whole)
              expect(whole.map(({ id }) => id).toSorted()).toEqual(ids)
            }
            const spends = (yield* book.page({ ...asked, order: "spent" })).map(
              ({ currency, report }) => [currency, report.totals.spend] as const,
            )
            for (const [place, [currency, spend]] of spends.entries()) {
              const next = spends[place + 1]
              if (next !== undefined && next[0] === currency) expect(next[1]).toBeLessThanOrEqual(spend)
            }
            const ends = (yield* book.page({ ...asked, order: "ending" })).map(
              ({ campaigns }) => renewalOf(campaigns) ?? "9999",
            )
            expect(ends).toEqual(ends.toSorted())
          }),
        ),
      ),
      { ...lawParameters(), numRuns: Math.min(12, lawParameters().numRuns) },
    ),
  )

  test("words and a member find clients, and others stay unknown", () =>
    run(
      Effect.gen(function* () {
        const services = yield* Effect.context<More>()
        const add = (client: AddedClient) => Effect.provide(addClient(client), services)
        const none = { currencyId: 17, available: 0, campaigns: [] }
        yield* fill({ ...none, name: "Rye Bakery", userIds: people }, 0, add)
        yield* fill({ ...none, name: "Corner 100%", userIds: people.slice(1) }, 1, add)
        yield* fill({ ...none, name: "Hidden Rye", userIds: [] }, 2, add)
        const book = yield* ClientBook
        const clients = [BusinessProfileId.make(100), BusinessProfileId.make(101)]
        const found = (words: string, personId?: UserId, order: "newest" | "name" = "name") =>
          Effect.map(
            book.page({
              ...periods,
              portalId,
              readerId,
              clients,
              words,
              order,
              limit: 9,
              ...(personId !== undefined && { personId }),
            }),
            (page) => page.map(({ name }) => name),
          )
        expect(yield* found("RYE")).toEqual(["Rye Bakery"])
        expect(yield* found("shop1.EXAMPLE")).toEqual(["Corner 100%"])
        expect(yield* found("%")).toEqual(["Corner 100%"])
        expect(yield* found("", people[0])).toEqual(["Rye Bakery"])
        expect(yield* found("", people[1], "newest")).toEqual(["Corner 100%", "Rye Bakery"])
        expect(yield* found("", UserId.make(43))).toEqual([])
      }),
    ))

  test("renewal dates and holders are read by an agency's members, or whoever keeps them", () =>
    run(
      Effect.gen(function* () {
        const services = yield* Effect.context<More>()
        const add = (client: AddedClient) => Effect.provide(addClient(client), services)
        const none = { currencyId: 17, available: 0, campaigns: [], userIds: people }
        const agencyId = BusinessProfileId.make(100)
        const own = { keeper: `user:${people[1]}`, firstOn: "2027-01-01" }
        yield* fill({ ...none, name: "Agency", userIds: [people[0]] }, 0, add)
        yield* fill(
          { ...none, name: "Run", agencyId, renewals: [{ keeper: "agency:100", firstOn: "2026-12-10" }, own] },
          1,
          add,
        )
        yield* fill({ ...none, name: "Former", renewals: [{ keeper: "agency:100", firstOn: "2026-12-11" }] }, 2, add)
        const clients = [100, 101, 102].map((id) => BusinessProfileId.make(id))
        const asked = { portalId, clients, words: "", order: "newest", limit: 9, ...periods } as const
        const book = yield* ClientBook
        const read = (reader: UserId, isRenewed?: true) =>
          Effect.map(book.page({ ...asked, readerId: reader, ...(isRenewed && { isRenewed }) }), (page) =>
            page.map(({ name, contract }) => [name, contract?.firstOn]),
          )
        expect(yield* read(people[0])).toEqual([
          ["Former", undefined],
          ["Run", "2026-12-10"],
          ["Agency", undefined],
        ])
        expect(yield* read(people[0], true)).toEqual([["Run", "2026-12-10"]])
        expect(yield* read(people[1], true)).toEqual([["Run", "2027-01-01"]])

        const ofTeam = (reader: UserId, teamId: number) =>
          Effect.map(book.page({ ...asked, readerId: reader, teamId }), (page) =>
            page.map(({ name, holder }) => [name, holder]),
          )
        expect(yield* ofTeam(people[0], 5)).toEqual([["Run", { name: "Food", teamId: 5 }]])
        expect([yield* ofTeam(people[0], 6), yield* ofTeam(people[1], 5)]).toEqual([[], []])
      }),
    ))
}
