import { Effect, Result } from "effect"
import { expect, test } from "vitest"
import { asBadLead, type ArrivedLead, erasedLead, type Lead, type LeadFilter, type LeadMark } from "@domain/insights"
import { BusinessProfileId, CampaignId, LeadId, UserId } from "@domain/kernel"
import { outputIn } from "@application/kernel"
import { ListLeads } from "../contract/index.ts"
import { LeadRepository } from "../ports/lead-repository.ts"

const mine = BusinessProfileId.make(7)
const other = BusinessProfileId.make(8)
const campaignId = CampaignId.make(70)
const elsewhere = CampaignId.make(71)
const at = 1_700_000_000_000

const arrived = (number: number, changes: Partial<ArrivedLead> = {}): ArrivedLead => ({
  externalId: `x${number}`,
  campaignId,
  campaignName: "Sunrise",
  name: `Person ${number}`,
  submittedOn: at + number,
  ...changes,
})

const marks: ReadonlyArray<LeadMark> = [
  { kind: "Duplicate", of: LeadId.make(1), detail: "+919845012345" },
  { kind: "Gibberish", detail: 'it\'s "asdf"' },
]
const by = UserId.make(41)
const merged = (into: number) => (lead: Lead) => Result.succeed({ ...lead, merge: { into: LeadId.make(into), by, at } })
const idsOf = (leads: ReadonlyArray<Lead>) => leads.map(({ id }) => id)

/** Conformance tests of a lead repository with leads beside each other, run as its other tests are. */
export const markedLeadsConformance = (
  run: <A, E>(work: Effect.Effect<A, E, LeadRepository>) => Promise<A>,
  filled: (...all: ReadonlyArray<ArrivedLead>) => Effect.Effect<LeadRepository["Service"], never, LeadRepository>,
) => {
  test("leads of one number or mailbox are found in their business and time", () =>
    run(
      Effect.gen(function* () {
        const leads = yield* filled(
          arrived(1, { keys: { phone: "+911", email: "a@b.in" } }),
          arrived(2, { keys: { phone: "+912", email: "a@b.in" }, campaignId: elsewhere }),
          arrived(3, { keys: { phone: "+911" } }),
          arrived(4, { keys: { email: "c@b.in" } }),
          arrived(5),
        )
        yield* leads.add(other, LeadId.make(9), arrived(9, { keys: { phone: "+911" } }))
        yield* leads.change(mine, LeadId.make(3), merged(1))
        const alike = (keys: ArrivedLead["keys"], since = 0) => Effect.map(leads.alike(mine, keys ?? {}, since), idsOf)
        expect(yield* alike({ phone: "+911" })).toEqual([1, 3])
        expect(yield* alike({ phone: "+911", email: "a@b.in" })).toEqual([1, 2, 3])
        expect(yield* alike({ phone: "+911", email: "a@b.in" }, at + 2)).toEqual([2, 3])
        expect(yield* alike({ email: "c@b.in" })).toEqual([4])
        expect(yield* alike({})).toEqual([])
        yield* leads.change(mine, LeadId.make(4), (lead) => Result.succeed(erasedLead(lead, at)))
        expect(yield* alike({ email: "c@b.in" })).toEqual([])
        const [first] = yield* leads.alike(mine, { phone: "+911" }, 0)
        expect(first).toEqual(yield* leads.byId(mine, LeadId.make(1)))
        expect(first).not.toHaveProperty("keys")
      }),
    ))

  test("leads of one ad are found near each other in time", () =>
    run(
      Effect.gen(function* () {
        const source = { adId: "a1", formId: "f1" }
        const leads = yield* filled(
          arrived(1, { source }),
          arrived(2, { source }),
          arrived(3),
          arrived(4, { source, campaignId: elsewhere }),
          arrived(9, { source }),
        )
        const near = (adId: string | undefined, from: number, to: number) =>
          Effect.map(leads.near(mine, { campaignId, adId, from: at + from, to: at + to }), idsOf)
        expect(yield* near("a1", 1, 4)).toEqual([1, 2])
        expect(yield* near("a1", 2, 9)).toEqual([2, 5])
        expect(yield* near(undefined, 0, 9)).toEqual([3])
        expect(yield* leads.near(other, { campaignId, adId: "a1", from: 0, to: at * 2 })).toEqual([])
      }),
    ))

  test("a merged lead stands in the merged list alone, and with its kept lead", () =>
    run(
      Effect.gen(function* () {
        const leads = yield* filled(arrived(1), arrived(2), arrived(3), arrived(4))
        const before = yield* leads.byId(mine, LeadId.make(3))
        yield* leads.change(mine, LeadId.make(3), merged(2))
        yield* leads.change(mine, LeadId.make(2), merged(1))
        const shown = Effect.fnUntraced(function* (filter: LeadFilter) {
          const page = yield* outputIn(ListLeads, yield* leads.listJson(mine, { ...filter, limit: 9 }))
          expect(yield* leads.count(mine, filter)).toBe(page.total)
          expect(idsOf(yield* leads.following(mine, filter, undefined, 9))).toEqual(idsOf(page.leads))
          return idsOf(page.leads)
        })
        expect(yield* shown({})).toEqual([4, 1])
        expect(yield* shown({ marked: "Merged" })).toEqual([3, 2])
        expect(yield* leads.tally(mine, {})).toMatchObject({ matching: 2, unanswered: { count: 2 } })
        expect(idsOf(yield* leads.mergedInto(mine, LeadId.make(1)))).toEqual([2, 3])
        expect(idsOf(yield* leads.mergedInto(mine, LeadId.make(2)))).toEqual([3])
        expect(yield* leads.mergedInto(other, LeadId.make(1))).toEqual([])
        expect(yield* leads.newestAt(mine, campaignId)).toBe(at + 4)
        yield* leads.change(mine, LeadId.make(3), ({ merge: _merge, ...lead }) => Result.succeed(lead))
        expect(yield* leads.byId(mine, LeadId.make(3))).toEqual(before)
        expect(yield* shown({})).toEqual([4, 3, 1])
      }),
    ))

  test("marked leads are listed and counted while their marks stand", () =>
    run(
      Effect.gen(function* () {
        const leads = yield* filled(arrived(1), arrived(2, { marks }), arrived(3, { marks: marks.slice(0, 1) }))
        expect((yield* leads.byId(mine, LeadId.make(2))).marks).toEqual(marks)
        const listed = (marked: LeadFilter["marked"]) =>
          Effect.map(leads.following(mine, marked === undefined ? {} : { marked }, undefined, 9), idsOf)
        expect(yield* listed("Suspicious")).toEqual([2])
        expect(yield* listed("Duplicates")).toEqual([3, 2])
        expect(yield* leads.markCounts(mine, {})).toEqual({ suspicious: 1, duplicates: 2, merged: 0, bad: 0 })
        yield* leads.change(mine, LeadId.make(2), (lead) =>
          Result.succeed({ ...lead, marks: marks.map((mark) => ({ ...mark, dismissed: { by, at } })) }),
        )
        yield* leads.change(mine, LeadId.make(3), merged(1))
        expect([yield* listed("Suspicious"), yield* listed("Duplicates")]).toEqual([[], []])
        expect(yield* leads.markCounts(mine, {})).toEqual({ suspicious: 0, duplicates: 0, merged: 1, bad: 0 })
        expect(yield* leads.markCounts(mine, { campaignId: elsewhere })).toMatchObject({ merged: 0 })
        expect(yield* leads.markCounts(other, {})).toMatchObject({ merged: 0 })
      }),
    ))

  test("bad leads are counted by ad, the worst first, by its newest names", () =>
    run(
      Effect.gen(function* () {
        const from = (adId: string, adName?: string) => ({
          source: { adId, ...(adName !== undefined && { adName }) },
        })
        const leads = yield* filled(
          arrived(1, from("a1", "Former")),
          arrived(2, from("a1", "Smile")),
          arrived(3, from("a2", "Fine")),
          arrived(4, { campaignId: elsewhere, campaignName: "Search" }),
          arrived(5, from("a1", "Smile")),
          arrived(6, from("a1", "Smile")),
        )
        const spam = (lead: Lead) => Result.succeed(asBadLead(lead, "Fake", { at }))
        yield* Effect.forEach([1, 2, 4, 6], (id) => leads.change(mine, LeadId.make(id), spam), { discard: true })
        yield* leads.change(mine, LeadId.make(6), merged(1))
        expect((yield* leads.byId(mine, LeadId.make(1))).badReason).toBe("Fake")
        expect(yield* leads.badLeads(mine, {})).toEqual({
          leads: 5,
          bad: 3,
          ads: [
            { campaignId, campaignName: "Sunrise", adId: "a1", adName: "Smile", leads: 3, bad: 2 },
            { campaignId: elsewhere, campaignName: "Search", leads: 1, bad: 1 },
          ],
        })
        expect((yield* leads.badLeads(mine, { campaignId: elsewhere })).ads).toHaveLength(1)
        const never = { range: { from: "2020-01-01", to: "2020-01-02" }, timeZone: "Asia/Kolkata" } as const
        expect(yield* leads.badLeads(mine, { during: never })).toEqual({ leads: 0, bad: 0, ads: [] })
        expect(yield* leads.markCounts(mine, {})).toMatchObject({ bad: 3 })
      }),
    ))
}
