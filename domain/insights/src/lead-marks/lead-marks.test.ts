import { CampaignId, LeadId, UserId } from "@domain/kernel"
import { Result } from "effect"
import { describe, expect, test } from "vitest"
import type { Lead } from "../lead.ts"
import { matchesLead } from "../lead-list.ts"
import { leadKeys } from "./lead-keys.ts"
import { badLeads, leadMarkCounts, mostAds } from "./lead-quality.ts"
import { withMark, withMarkAgain, withoutMark } from "./marked-lead.ts"
import { joinedLeads, mergedLead, olderFirst } from "./merged-leads.ts"
import { leadMarks, type Surroundings } from "./suspicion.ts"
import { asBadLead, undoLeadChange, withLeadStatus } from "../lead-work/change-lead.ts"

const by = UserId.make(41)
const meera: Lead = {
  id: LeadId.make(5),
  campaignId: CampaignId.make(70),
  campaignName: "Sunrise",
  status: "New",
  name: "Meera Joshi",
  mobileNumber: "98450 12345",
  email: "Meera.Joshi+cakes@GoogleMail.com",
  submittedOn: 1_000,
}
const again: Lead = { ...meera, id: LeadId.make(6), campaignName: "Search", name: "meera", submittedOn: 2_000 }

describe("the keys of a lead", () => {
  test.each([
    ["98450 12345", "+919845012345"],
    ["09845012345", "+919845012345"],
    ["+91-98450-12345", "+919845012345"],
    ["00919845012345", "+919845012345"],
    ["12", undefined],
  ])("the number %s is %s", (mobileNumber, phone) => {
    expect(leadKeys({ mobileNumber }, "IN").phone).toBe(phone)
  })

  test.each([
    ["Meera.Joshi+cakes@GoogleMail.com", "meerajoshi@gmail.com"],
    ["meera.joshi+cakes@outlook.com", "meera.joshi@outlook.com"],
    ["meera.joshi+cakes@example.in", "meera.joshi+cakes@example.in"],
    ["nobody", undefined],
  ])("the mailbox of %s is %s", (email, mailbox) => {
    expect(leadKeys({ email }, "IN").email).toBe(mailbox)
  })
})

describe("the marks of a lead", () => {
  const alone: Surroundings = { region: "IN", alike: [], near: [], isThrowAway: () => false }
  const { id: _id, status: _status, ...told } = again
  const marksIn = (around: Partial<Surroundings>, changes: Partial<Lead> = {}) =>
    leadMarks({ ...told, externalId: "x", ...changes }, { ...alone, ...around })

  test("an ordinary lead has none", () => {
    expect(marksIn({})).toEqual([])
  })

  test("a second lead of a person names the oldest and what they share", () => {
    const between = { ...again, id: LeadId.make(7), submittedOn: 1_500 }
    expect(marksIn({ alike: [between, meera] })).toEqual([{ kind: "Duplicate", of: 5, detail: "+919845012345" }])
    expect(marksIn({ alike: [{ ...meera, mobileNumber: "9845012399" }] })).toEqual([
      { kind: "Duplicate", of: 5, detail: "meerajoshi@gmail.com" },
    ])
  })

  test("leads that share nothing are no duplicates", () => {
    expect(marksIn({ alike: [{ ...meera, mobileNumber: "9845012399", email: "m@example.in" }] })).toEqual([])
  })

  test("the third lead of one ad in seconds is a burst", () => {
    expect(marksIn({ near: [meera] })).toEqual([])
    expect(marksIn({ near: [meera, again] })).toEqual([{ kind: "Burst", detail: "3" }])
  })

  test("a family may share a number, three names may not", () => {
    const [one, two] = [meera, { ...meera, name: "Arun Joshi" }]
    expect(marksIn({ alike: [one] }, { name: "Joshi Meera" }).map(({ kind }) => kind)).toEqual(["Duplicate"])
    const kinds = marksIn({ alike: [one, two] }, { name: "Kiran" }).map(({ kind }) => kind)
    expect(kinds).toEqual(["Duplicate", "ManyNames"])
  })

  test("a lead that was named by its address is not judged by it as a name", () => {
    expect(marksIn({}, { name: "qwertyuiop@gmail.com", email: "qwertyuiop@gmail.com" })).toEqual([])
  })
})

describe("merging", () => {
  test("the newer lead is merged into the older, whichever is named first", () => {
    for (const [one, other] of [
      [meera, again],
      [again, meera],
    ] as const)
      expect(Result.getOrThrow(mergedLead(one, other, "IN", by, 9))).toEqual({
        ...again,
        merge: { into: 5, by, at: 9 },
      })
    expect(olderFirst({ ...meera, submittedOn: 2_000 }, again).map(({ id }) => id)).toEqual([5, 6])
  })

  test.each([
    ["Same", meera],
    ["NotAlike", { ...again, mobileNumber: "9845012399", email: "m@example.in" }],
    ["Merged", { ...again, merge: { into: LeadId.make(1), by, at: 2 } }],
  ])("leads are not merged: %s", (reason, other) => {
    const refused = Result.flip(mergedLead(meera, other, "IN", by, 9))
    expect(Result.getOrThrow(refused).reason).toBe(reason)
  })

  test("a merged lead is shown only where merged leads are asked for", () => {
    const merged = Result.getOrThrow(mergedLead(meera, again, "IN", by, 9))
    expect([matchesLead(merged, {}), matchesLead(merged, { marked: "Merged" })]).toEqual([false, true])
    expect([matchesLead(meera, {}), matchesLead(meera, { marked: "Merged" })]).toEqual([true, false])
  })

  test("what a person told in two leads stands together, with both sources", () => {
    const joined = joinedLeads(meera, [
      { ...again, mobileNumber: "9845012399", answers: [{ question: "When?", answer: "Soon" }] },
    ])
    expect(joined.mobileNumbers).toEqual(["98450 12345", "9845012399"])
    expect(joined.answers).toHaveLength(1)
    expect(joined.sources.map(({ campaignName, submittedOn }) => [campaignName, submittedOn])).toEqual([
      ["Sunrise", 1_000],
      ["Search", 2_000],
    ])
  })
})

describe("a mark", () => {
  const marked: Lead = {
    ...meera,
    marks: [
      { kind: "Burst", detail: "3" },
      { kind: "Duplicate", of: LeadId.make(1) },
    ],
  }

  test("that is dismissed stays with whom and when, and no longer finds the lead", () => {
    const real = Result.getOrThrow(withoutMark(marked, "Burst", by, 9))
    expect(real.marks?.[0]).toEqual({ kind: "Burst", detail: "3", dismissed: { by, at: 9 } })
    expect([marked, real].map((lead) => matchesLead(lead, { marked: "Suspicious" }))).toEqual([true, false])
    expect(matchesLead(real, { marked: "Duplicates" })).toBe(true)
    expect(withMarkAgain(real, "Burst")).toEqual(marked)
  })

  test("that does not stand is not dismissed", () => {
    expect(Result.getOrThrow(Result.flip(withoutMark(meera, "Burst", by, 9)))._tag).toBe("LeadMarkGone")
  })

  test("is put on a lead once", () => {
    expect(withMark(withMark(meera, { kind: "Burst", detail: "3" }), { kind: "Burst", detail: "4" }).marks).toEqual([
      { kind: "Burst", detail: "3" },
    ])
  })
})

test("a bad lead is spam with a reason, which another status ends", () => {
  const bad = asBadLead(meera, "WrongNumber", { at: 1 })
  expect(bad).toMatchObject({ ...meera, status: "Spam", badReason: "WrongNumber" })
  const freed = withLeadStatus(bad, "New", { at: 2 })
  expect(freed).toMatchObject(meera)
  expect(freed.badReason).toBeUndefined()
  expect(Result.getOrThrow(undoLeadChange(freed, 2, { at: 3 }))).toMatchObject({
    status: "Spam",
    badReason: "WrongNumber",
  })
  expect(Result.getOrThrow(undoLeadChange(bad, 1, { at: 3 })).badReason).toBeUndefined()
})

test("bad leads are counted for their ads, the worst first", () => {
  const of = (id: number, status: Lead["status"], adId?: string): Lead => ({
    ...meera,
    id: LeadId.make(id),
    submittedOn: id,
    status,
    ...(adId !== undefined && { source: { adId, adName: `Ad ${id}` } }),
  })
  const merged = { ...of(9, "Spam", "a1"), merge: { into: LeadId.make(1), by, at: 2 } }
  const leads = [of(1, "Spam", "a1"), of(2, "New", "a1"), of(3, "Spam"), of(4, "New", "a2"), merged]
  expect(badLeads(leads)).toEqual({
    leads: 4,
    bad: 2,
    ads: [
      { campaignId: 70, campaignName: "Sunrise", leads: 1, bad: 1 },
      { campaignId: 70, campaignName: "Sunrise", adId: "a1", adName: "Ad 2", leads: 2, bad: 1 },
    ],
  })
  expect(leadMarkCounts(leads)).toEqual({ suspicious: 0, duplicates: 0, merged: 1, bad: 2 })
  const many = Array.from({ length: 60 }, (_, index) => of(index + 1, "Spam", `a${index}`))
  expect([badLeads(many).ads.length, badLeads(many).bad]).toEqual([mostAds, 60])
})
