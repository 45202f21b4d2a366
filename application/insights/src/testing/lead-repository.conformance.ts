import { Effect, type Layer, Result } from "effect"
import { expect, test } from "vitest"
import {
  type ArrivedLead,
  erasedLead,
  type Lead,
  type LeadFilter,
  type LeadNote,
  type LeadStatus,
  withLeadStatus,
  withNote,
} from "@domain/insights"
import { BusinessProfileId, CampaignId, LeadId, UserId } from "@domain/kernel"
import { outputIn } from "@application/kernel"
import { ListLeads } from "../contract/index.ts"
import { type LeadListQuery, type LeadPosition, LeadRepository } from "../ports/lead-repository.ts"
import { markedLeadsConformance } from "./marked-leads.conformance.ts"

const mine = BusinessProfileId.make(7)
const other = BusinessProfileId.make(8)
const campaignId = CampaignId.make(70)

const arrived = (number: number, changes: Partial<ArrivedLead> = {}): ArrivedLead => ({
  externalId: `x${number}`,
  campaignId,
  campaignName: "Sunrise",
  name: `Person ${number}`,
  submittedOn: 1_700_000_000_000 + number,
  ...changes,
})

const as = (status: LeadStatus) => (lead: Lead) =>
  Result.succeed(withLeadStatus(lead, status, { at: 1_700_000_060_000 }))
const noted = (note: LeadNote) => (lead: Lead) => withNote(lead, note)

const listed = (leads: LeadRepository["Service"], profile: BusinessProfileId, query: LeadListQuery) =>
  Effect.flatMap(leads.listJson(profile, query), (page) => outputIn(ListLeads, page))

/** Conformance tests of `LeadRepository`, on a fresh store per layer build. */
export const leadRepositoryConformance = (layer: Layer.Layer<LeadRepository, unknown>) => {
  const run = <A, E>(work: Effect.Effect<A, E, LeadRepository>) => Effect.runPromise(Effect.provide(work, layer))

  const filled = Effect.fnUntraced(function* (...all: ReadonlyArray<ArrivedLead>) {
    const leads = yield* LeadRepository
    yield* Effect.forEach(all, (lead, index) => leads.add(mine, LeadId.make(index + 1), lead), { discard: true })
    return leads
  })

  test("a lead is stored as new and found whole, by its own profile only", () =>
    run(
      Effect.gen(function* () {
        const whole = {
          mobileNumber: "+91 90000 12345",
          email: "a@example.com",
          city: "Pune",
          serviceNeeded: "Implants",
          consents: [
            { text: "You may call me.", version: "9", isGiven: true, at: 5 },
            { text: "Offers, please", version: "9", isGiven: false, at: 5 },
          ],
        }
        const leads = yield* filled(arrived(1, whole))
        const { externalId: _external, ...kept } = arrived(1, whole)
        expect(yield* leads.byId(mine, LeadId.make(1))).toEqual({ ...kept, id: 1, status: "New" })
        expect((yield* Effect.flip(leads.byId(other, LeadId.make(1))))._tag).toBe("LeadNotFound")
        const [listedLead] = (yield* listed(leads, mine, { limit: 9 })).leads
        expect([listedLead, ...(yield* leads.following(mine, {}, undefined, 9))]).toEqual([
          yield* leads.byId(mine, LeadId.make(1)),
          yield* leads.byId(mine, LeadId.make(1)),
        ])
      }),
    ))

  test("a lead is known to its network by the network's own name until it is erased", () =>
    run(
      Effect.gen(function* () {
        const leads = yield* filled(arrived(1))
        const id = LeadId.make(1)
        expect(yield* leads.networkIdOf(mine, id)).toBe("x1")
        expect(yield* leads.networkIdOf(other, id)).toBeUndefined()
        yield* leads.change(mine, id, (lead) => Result.succeed({ ...lead, qualifiedAt: 5 }))
        expect((yield* leads.byId(mine, id)).qualifiedAt).toBe(5)
        yield* leads.change(mine, id, (lead) => Result.succeed(erasedLead(lead, 9)))
        expect(yield* leads.networkIdOf(mine, id)).toBeUndefined()
      }),
    ))

  test("leads are sorted by any column both ways, equal ones by id, each on one page", () =>
    run(
      Effect.gen(function* () {
        const leads = yield* filled(
          arrived(1, { name: "ravi", campaignName: "Sunrise" }),
          arrived(2, { name: "Asha", campaignName: "diwali" }),
          arrived(3, { name: "דנה", campaignName: "Sunrise" }),
          arrived(4, { name: "asha", campaignName: "Sunrise", submittedOn: 1_700_000_000_001 }),
          arrived(5, { name: "Zoe", campaignName: "Diwali" }),
        )
        yield* leads.change(mine, LeadId.make(1), as("Won"))
        yield* leads.change(mine, LeadId.make(2), as("Contacted"))
        const idsBy = Effect.fnUntraced(function* (query: Omit<LeadListQuery, "limit">) {
          const ids: Array<number> = []
          let cursor: string | undefined
          do {
            const page = yield* listed(leads, mine, { ...query, limit: 2, ...(cursor !== undefined && { cursor }) })
            ids.push(...page.leads.map(({ id }) => id))
            cursor = page.nextCursor
          } while (cursor !== undefined && ids.length < 20)
          return ids
        })
        expect(yield* idsBy({})).toEqual([5, 3, 2, 4, 1])
        expect(yield* idsBy({ sort: "SubmittedOn", order: "Ascending" })).toEqual([1, 4, 2, 3, 5])
        expect(yield* idsBy({ sort: "Name" })).toEqual([2, 4, 1, 5, 3])
        expect(yield* idsBy({ sort: "Name", order: "Descending" })).toEqual([3, 5, 1, 4, 2])
        expect(yield* idsBy({ sort: "Status" })).toEqual([3, 4, 5, 2, 1])
        expect(yield* idsBy({ sort: "Status", order: "Descending" })).toEqual([1, 2, 5, 4, 3])
        expect(yield* idsBy({ sort: "Campaign" })).toEqual([2, 5, 1, 3, 4])
        expect(yield* idsBy({ sort: "Name", status: "New" })).toEqual([4, 5, 3])
        const absent = yield* listed(leads, other, { sort: "Name", limit: 2, cursor: "0.1" })
        expect(absent.leads).toEqual([])
      }),
    ))

  test("a lead that arrives twice is stored once, also under another profile", () =>
    run(
      Effect.gen(function* () {
        const leads = yield* filled(arrived(1))
        expect(yield* leads.add(mine, LeadId.make(2), arrived(1, { name: "Again" }))).toBe(false)
        expect(yield* leads.add(other, LeadId.make(3), arrived(1))).toBe(false)
        const page = yield* listed(leads, mine, { limit: 10 })
        expect(page.leads.map(({ name }) => name)).toEqual(["Person 1"])
      }),
    ))

  test("pages follow newest first and state the total", () =>
    run(
      Effect.gen(function* () {
        const leads = yield* filled(arrived(3), arrived(1), arrived(2), arrived(4, { submittedOn: 1_700_000_000_003 }))
        const first = yield* listed(leads, mine, { limit: 2 })
        expect(first.leads.map(({ name }) => name)).toEqual(["Person 4", "Person 3"])
        expect(first.total).toBe(4)
        yield* leads.add(mine, LeadId.make(9), arrived(9))
        const second = yield* listed(leads, mine, { limit: 2, cursor: first.nextCursor ?? "" })
        expect(second.leads.map(({ name }) => name)).toEqual(["Person 2", "Person 1"])
        expect(second.nextCursor).toBeUndefined()
      }),
    ))

  test("leads are found by any of their words and by status", () =>
    run(
      Effect.gen(function* () {
        const leads = yield* filled(
          arrived(1, { city: "Pune" }),
          arrived(2, { mobileNumber: "+44 7700 900123" }),
          arrived(3, { serviceNeeded: "100% checkup" }),
        )
        const idsMatching = (search: string) =>
          Effect.map(listed(leads, mine, { limit: 10, search }), (page) => page.leads.map(({ id }) => id))
        expect(yield* idsMatching("PUNE")).toEqual([1])
        expect(yield* idsMatching("900123")).toEqual([2])
        expect(yield* idsMatching("0%")).toEqual([3])
        yield* leads.change(mine, LeadId.make(2), as("Won"))
        const won = yield* listed(leads, mine, { limit: 10, status: "Won" })
        expect([won.total, won.leads.map(({ id }) => id)]).toEqual([1, [2]])
      }),
    ))

  test("only the lead's own profile changes its status", () =>
    run(
      Effect.gen(function* () {
        const leads = yield* filled(arrived(1), arrived(2))
        expect(yield* leads.count(mine, { status: "New" })).toBe(2)
        const refused = yield* Effect.flip(leads.change(other, LeadId.make(1), as("Lost")))
        expect(refused._tag).toBe("LeadNotFound")
        expect((yield* leads.change(mine, LeadId.make(1), as("Contacted"))).status).toBe("Contacted")
        expect(yield* leads.count(mine, { status: "New" })).toBe(1)
        expect(yield* leads.count(other, { status: "New" })).toBe(0)
      }),
    ))

  test("notes stay with their lead in their order, and come with every reading of it", () =>
    run(
      Effect.gen(function* () {
        const leads = yield* filled(arrived(1), arrived(2))
        const note = (text: string) => ({ text, at: 1_700_000_000_500, by: UserId.make(41) })
        const refused = yield* Effect.flip(leads.change(other, LeadId.make(1), noted(note("mine"))))
        expect(refused._tag).toBe("LeadNotFound")
        yield* leads.change(mine, LeadId.make(1), noted(note("Called, 'tomorrow' \"again\"")))
        const lead = yield* leads.change(mine, LeadId.make(1), noted(note("Booked")))
        expect(lead.notes).toEqual([note("Called, 'tomorrow' \"again\""), note("Booked")])
        expect(yield* leads.byId(mine, LeadId.make(1))).toEqual(lead)
        const page = yield* listed(leads, mine, { limit: 10 })
        expect(page.leads.map(({ notes }) => notes?.length)).toEqual([undefined, 2])
        expect((yield* leads.following(mine, {}, undefined, 9))[1]).toEqual(lead)
      }),
    ))

  test("a lead keeps what a rule gives and takes away, with every reading of it", () =>
    run(
      Effect.gen(function* () {
        const given = {
          answers: [{ question: "When?", answer: 'Soon, "please"' }],
          fit: { isFitting: false, because: "Soon" },
          source: { adId: "a1", adName: "Smile", formId: "f1", platform: "ig" },
        }
        const work = {
          ownerId: UserId.make(41),
          tags: ["urgent", "it's new"],
          nextStep: { text: "Call back", dueAt: 1_700_000_100_000 },
          sale: { amount: 1_250_00, currency: "INR" as const },
          contactedAt: 1_700_000_050_000,
          erasedAt: 1_700_000_060_000,
        }
        const leads = yield* filled(arrived(1, given))
        const first = yield* leads.byId(mine, LeadId.make(1))
        expect(first).toMatchObject(given)
        const worked = yield* leads.change(mine, LeadId.make(1), (lead) => Result.succeed({ ...lead, ...work }))
        expect(worked).toEqual({ ...first, ...work })
        const [inList] = (yield* listed(leads, mine, { limit: 9 })).leads
        const readings = [yield* leads.byId(mine, LeadId.make(1)), inList]
        expect([...readings, ...(yield* leads.following(mine, {}, undefined, 9))]).toEqual([worked, worked, worked])
        const bare = yield* leads.change(mine, LeadId.make(1), () => Result.succeed(first))
        expect([bare, yield* leads.byId(mine, LeadId.make(1))]).toEqual([first, first])
      }),
    ))

  test("a rule that fails changes nothing", () =>
    run(
      Effect.gen(function* () {
        const leads = yield* filled(arrived(1))
        expect(yield* Effect.flip(leads.change(mine, LeadId.make(1), () => Result.fail("no")))).toBe("no")
        expect((yield* leads.byId(mine, LeadId.make(1))).status).toBe("New")
      }),
    ))

  test("changes at once are made one after another, and none is lost", () =>
    run(
      Effect.gen(function* () {
        const leads = yield* filled(arrived(1))
        const tag = (text: string) =>
          leads.change(mine, LeadId.make(1), (lead) => Result.succeed({ ...lead, tags: [...(lead.tags ?? []), text] }))
        yield* Effect.forEach(["a", "b", "c", "d", "e"], tag, { concurrency: "unbounded" })
        expect((yield* leads.byId(mine, LeadId.make(1))).tags?.toSorted()).toEqual(["a", "b", "c", "d", "e"])
      }),
    ))

  test("leads are found by owner, tag, next step and unanswered time", () =>
    run(
      Effect.gen(function* () {
        const leads = yield* filled(arrived(1), arrived(2), arrived(3), arrived(4))
        const work = (id: number, changes: Partial<Lead>) =>
          leads.change(mine, LeadId.make(id), (lead) => Result.succeed({ ...lead, ...changes }))
        const at = (number: number) => arrived(number).submittedOn
        yield* work(1, { ownerId: UserId.make(41), tags: ["VIP", "wedding"] })
        yield* work(2, { nextStep: { text: "Call", dueAt: at(200) }, tags: ["vip"] })
        yield* work(3, { nextStep: { text: "Visit", dueAt: at(100) }, status: "Contacted", contactedAt: at(50) })
        const idsOf = Effect.fnUntraced(function* (filter: LeadFilter) {
          const page = yield* listed(leads, mine, { ...filter, limit: 10 })
          expect([page.total, yield* leads.count(mine, filter)]).toEqual([page.leads.length, page.leads.length])
          expect((yield* leads.following(mine, filter, undefined, 9)).map(({ id }) => id)).toEqual(
            page.leads.map(({ id }) => id),
          )
          return page.leads.map(({ id }) => id)
        })
        expect(yield* idsOf({ owner: UserId.make(41) })).toEqual([1])
        expect(yield* idsOf({ owner: "Nobody" })).toEqual([4, 3, 2])
        expect(yield* idsOf({ tag: "Vip" })).toEqual([2, 1])
        expect(yield* idsOf({ tag: "vi" })).toEqual([])
        expect(yield* idsOf({ dueBefore: at(200) })).toEqual([3])
        expect(yield* idsOf({ dueBefore: at(201) })).toEqual([3, 2])
        expect(yield* idsOf({ unansweredSince: at(3) })).toEqual([2, 1])
        const byStep = yield* listed(leads, mine, { sort: "NextStep", limit: 3 })
        expect(byStep.leads.map(({ id }) => id)).toEqual([3, 2, 1])
        const rest = yield* listed(leads, mine, { sort: "NextStep", limit: 3, cursor: byStep.nextCursor ?? "" })
        expect(rest.leads.map(({ id }) => id)).toEqual([4])
        const backwards = yield* listed(leads, mine, { sort: "NextStep", order: "Descending", limit: 9 })
        expect(backwards.leads.map(({ id }) => id)).toEqual([4, 1, 2, 3])
      }),
    ))

  test("replies, tags and due steps are told of a profile's leads", () =>
    run(
      Effect.gen(function* () {
        const leads = yield* filled(arrived(1), arrived(2), arrived(3))
        yield* leads.add(other, LeadId.make(9), arrived(9))
        const at = (number: number) => arrived(number).submittedOn
        const work = (id: number, changes: Partial<Lead>, profile = mine) =>
          leads.change(profile, LeadId.make(id), (lead) => Result.succeed({ ...lead, ...changes }))
        yield* work(1, { contactedAt: at(50), tags: ["VIP", "wedding"] })
        yield* work(2, { contactedAt: at(70), nextStep: { text: "Call", dueAt: at(200) } })
        yield* work(3, { tags: ["Vip"], nextStep: { text: "Visit", dueAt: at(100), remindedAt: at(101) } })
        yield* work(9, { nextStep: { text: "Write", dueAt: at(150) } }, other)
        expect(yield* leads.answered(mine, {}, 9)).toEqual([
          { submittedOn: at(2), contactedAt: at(70) },
          { submittedOn: at(1), contactedAt: at(50) },
        ])
        expect(yield* leads.answered(mine, {}, 1)).toHaveLength(1)
        expect(yield* leads.answered(mine, { tag: "wedding" }, 9)).toHaveLength(1)
        expect([yield* leads.tags(mine, 9), yield* leads.tags(mine, 1), yield* leads.tags(other, 9)]).toEqual([
          ["Vip", "wedding"],
          ["Vip"],
          [],
        ])
        const due = [
          { businessProfileId: 8, leadId: 9 },
          { businessProfileId: 7, leadId: 2 },
        ]
        expect(yield* leads.stepsDue(at(200), 9)).toEqual(due)
        expect(yield* leads.stepsDue(at(199), 9)).toEqual(due.slice(0, 1))
        expect(yield* leads.stepsDue(at(200), 1)).toEqual(due.slice(0, 1))
      }),
    ))

  test("a lead remembers its changes, and lists leave them out", () =>
    run(
      Effect.gen(function* () {
        const leads = yield* filled(arrived(1))
        const won = yield* leads.change(mine, LeadId.make(1), as("Won"))
        expect(won.history).toMatchObject([{ number: 1, kind: "Status", moves: [{ was: "New", now: "Won" }, {}] }])
        expect(yield* leads.byId(mine, LeadId.make(1))).toEqual(won)
        const { history: _history, ...listedWon } = won
        expect((yield* listed(leads, mine, { limit: 9 })).leads).toEqual([listedWon])
        expect(yield* leads.following(mine, {}, undefined, 9)).toEqual([listedWon])
      }),
    ))

  test("a tally counts what matches, and the unanswered leads with the oldest", () =>
    run(
      Effect.gen(function* () {
        const elsewhere = CampaignId.make(71)
        const leads = yield* filled(arrived(3), arrived(1), arrived(2, { campaignId: elsewhere }), arrived(4))
        yield* leads.change(mine, LeadId.make(2), as("Contacted"))
        const at = (number: number) => arrived(number).submittedOn
        expect(yield* leads.tally(mine, {})).toEqual({ matching: 4, unanswered: { count: 3, oldestAt: at(2) } })
        expect(yield* leads.tally(mine, { campaignId })).toEqual({
          matching: 3,
          unanswered: { count: 2, oldestAt: at(3) },
        })
        const never = { range: { from: "2020-01-01", to: "2020-01-02" }, timeZone: "Asia/Kolkata" } as const
        expect((yield* leads.tally(mine, { during: never })).matching).toBe(0)
        expect((yield* leads.tally(mine, { during: never })).unanswered.count).toBe(3)
        expect(yield* leads.tally(other, {})).toEqual({ matching: 0, unanswered: { count: 0 } })
        expect((yield* listed(leads, mine, { campaignId: elsewhere, limit: 9 })).leads.map(({ id }) => id)).toEqual([3])
      }),
    ))

  test("counted leads are the listed ones, by the days of a time zone", () =>
    run(
      Effect.gen(function* () {
        const at = (number: number, iso: string) => arrived(number, { submittedOn: Date.parse(iso) })
        const leads = yield* filled(
          at(1, "2026-10-24T22:59:59.999Z"),
          at(2, "2026-10-24T23:00:00Z"),
          at(3, "2026-10-25T23:59:59.999Z"),
          at(4, "2026-10-26T00:00:00Z"),
        )
        const range = { from: "2026-10-25", to: "2026-10-25" }
        const idsOf = Effect.fnUntraced(function* (filter: LeadFilter) {
          const page = yield* listed(leads, mine, { ...filter, limit: 10 })
          expect([page.total, yield* leads.count(mine, filter)]).toEqual([page.leads.length, page.leads.length])
          return page.leads.map(({ id }) => id)
        })
        expect(yield* idsOf({ during: { range, timeZone: "Europe/London" } })).toEqual([3, 2])
        expect(yield* idsOf({ during: { range, timeZone: "UTC" } })).toEqual([3])
        expect(yield* idsOf({ during: { range, timeZone: "UTC" }, search: "person 4" })).toEqual([])
        expect(yield* leads.count(other, {})).toBe(0)
      }),
    ))

  test("leads after a position follow the list's order, each once", () =>
    run(
      Effect.gen(function* () {
        const leads = yield* filled(
          arrived(1),
          arrived(2, { submittedOn: 1_700_000_000_001 }),
          arrived(3, { mobileNumber: "+910" }),
          arrived(4),
          arrived(5),
        )
        const idsAfter = Effect.fnUntraced(function* (filter: LeadFilter) {
          const ids: Array<number> = []
          let batch = yield* leads.following(mine, filter, undefined, 2)
          while (batch.length > 0) {
            ids.push(...batch.map(({ id }) => id))
            batch = yield* leads.following(mine, filter, batch.at(-1), 2)
          }
          return ids
        })
        expect(yield* idsAfter({})).toEqual([5, 4, 3, 2, 1])
        expect(yield* idsAfter({ search: "+910" })).toEqual([3])
        expect(yield* leads.following(mine, {}, undefined, 1)).toEqual([yield* leads.byId(mine, LeadId.make(5))])
        expect(yield* leads.following(other, {}, undefined, 9)).toEqual([])
        const [first] = yield* leads.following(mine, {}, undefined, 1)
        const fields = new Set(["name", "email", "status"] as const)
        const ofFields = (after: LeadPosition | undefined, limit: number) =>
          Effect.map(leads.fieldsFollowing(mine, {}, after, limit, fields), ({ email = [], ...known }) => ({
            ...known,
            email: email.map((address) => address ?? undefined),
          }))
        expect(yield* ofFields(undefined, 1)).toEqual({
          id: [5],
          submittedOn: [arrived(5).submittedOn],
          name: ["Person 5"],
          email: [undefined],
          status: ["New"],
        })
        expect((yield* ofFields(first, 2)).id).toEqual([4, 3])
        expect((yield* leads.fieldsFollowing(other, {}, undefined, 9, fields)).id).toEqual([])
      }),
    ))

  test("a campaign's newest lead is known", () =>
    run(
      Effect.gen(function* () {
        const leads = yield* filled(arrived(1), arrived(5), arrived(3))
        expect(yield* leads.newestAt(mine, campaignId)).toBe(1_700_000_000_005)
        expect(yield* leads.newestAt(mine, CampaignId.make(71))).toBe(0)
      }),
    ))

  markedLeadsConformance(run, filled)
}
