import { CampaignId, LeadId, UserId } from "@domain/kernel"
import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import type { Lead } from "../lead.ts"
import { changeLead, LeadChange, type LeadWorker, undoLeadChange, withLeadStatus } from "./change-lead.ts"
import { leadWorkLimits } from "./lead-parts.ts"

const [dev, mia, stranger] = [41, 42, 99].map((id) => UserId.make(id))
const lead: Lead = {
  id: LeadId.make(1),
  campaignId: CampaignId.make(7),
  campaignName: "Sunrise",
  status: "New",
  name: "Asha",
  submittedOn: 1_000,
}
const worker: LeadWorker = {
  at: 5_000,
  ...(dev !== undefined && { by: dev }),
  members: [dev, mia].flatMap((one) => (one === undefined ? [] : [one])),
  currency: "INR",
}
const rupees = (amount: number) => ({ amount, currency: "INR" as const })
const changed = (of: Lead, ...changes: ReadonlyArray<LeadChange>): Lead =>
  changes.reduce((before, change) => Result.getOrThrow(changeLead(before, change, worker)), of)
const refusal = (of: Lead, change: LeadChange) => Result.getOrThrow(Result.flip(changeLead(of, change, worker)))

test("the first contact answers a new lead, and a second changes nothing", () => {
  const called = changed(lead, { kind: "Contacted" })
  expect(called).toMatchObject({ status: "Contacted", contactedAt: 5_000 })
  expect(changed(called, { kind: "Contacted" })).toBe(called)
  expect(changed({ ...lead, status: "Lost" }, { kind: "Contacted" })).toMatchObject({
    status: "Lost",
    contactedAt: 5_000,
  })
})

test("a contacted or won lead is answered once, and a new lead waits again", () => {
  const won = withLeadStatus({ ...lead, contactedAt: 2_000 }, "Won", worker)
  expect(won).toMatchObject({ status: "Won", contactedAt: 2_000 })
  expect(withLeadStatus(lead, "Won", worker).contactedAt).toBe(5_000)
  expect(withLeadStatus(lead, "Spam", worker).contactedAt).toBeUndefined()
  expect(withLeadStatus(won, "New", worker).contactedAt).toBeUndefined()
  expect(withLeadStatus(won, "Won", worker)).toBe(won)
})

test("a lead that is no longer won loses its sale until that is undone", () => {
  const sold = changed(lead, { kind: "Status", was: "New", now: "Won" }, { kind: "Sale", now: rupees(90_000) })
  expect(sold.sale).toEqual(rupees(90_000))
  const lost = changed(sold, { kind: "Status", was: "Won", now: "Lost" })
  expect(lost.sale).toBeUndefined()
  const number = lost.history?.at(-1)?.number ?? 0
  expect(Result.getOrThrow(undoLeadChange(lost, number, worker))).toMatchObject({
    status: "Won",
    sale: rupees(90_000),
  })
})

test("a good lead is no spam, and spam is no good lead", () => {
  const good = changed(lead, { kind: "Qualified", isQualified: true })
  expect(good).toMatchObject({ status: "New", qualifiedAt: 5_000 })
  expect(changed(good, { kind: "Qualified", isQualified: true })).toBe(good)
  const spam = changed(good, { kind: "Status", was: "New", now: "Spam" })
  expect(spam.qualifiedAt).toBeUndefined()
  expect(changed(spam, { kind: "Qualified", isQualified: true })).toMatchObject({ status: "New", qualifiedAt: 5_000 })
  expect(changed(good, { kind: "Qualified", isQualified: false }).qualifiedAt).toBeUndefined()
})

test("a sale takes a won lead and the money of the business", () => {
  expect(refusal(lead, { kind: "Sale", now: rupees(5) })._tag).toBe("LeadNotWon")
  const won = withLeadStatus(lead, "Won", worker)
  expect(refusal(won, { kind: "Sale", now: { amount: 5, currency: "GBP" } })).toMatchObject({ currency: "INR" })
  const wire = (amount: number) => Schema.decodeUnknownResult(LeadChange)({ kind: "Sale", now: rupees(amount) })
  expect([0, 1].map((amount) => Result.isSuccess(wire(amount)))).toEqual([false, true])
})

test("an owner works for the business, and there may be none", () => {
  expect(refusal(lead, { kind: "Owner", ...(stranger !== undefined && { now: stranger }) })._tag).toBe(
    "LeadOwnerUnknown",
  )
  const owned = changed(lead, { kind: "Owner", ...(mia !== undefined && { now: mia }) })
  expect(owned.ownerId).toBe(42)
  const stale = refusal(owned, { kind: "Owner", ...(dev !== undefined && { now: dev }) })
  expect(stale).toMatchObject({ _tag: "LeadChangedMeanwhile", field: "ownerId", lead: owned })
  expect(changed(owned, { kind: "Owner", ...(mia !== undefined && { was: mia }) }).ownerId).toBeUndefined()
})

test("a tag is there once whatever its case, and ten are the most", () => {
  const tagged = changed(lead, { kind: "TagAdded", tag: "VIP" })
  expect(changed(tagged, { kind: "TagAdded", tag: "vip" })).toBe(tagged)
  expect(changed(tagged, { kind: "TagRemoved", tag: "vip" }).tags).toBeUndefined()
  const full = { ...lead, tags: Array.from({ length: leadWorkLimits.tags }, (_, index) => `tag ${index}`) }
  expect(refusal(full, { kind: "TagAdded", tag: "VIP" })).toMatchObject({ _tag: "LeadTagsFull", most: 10 })
})

test("a removed tag comes back to its place", () => {
  const tagged = { ...lead, tags: ["a", "b", "c"] }
  const removed = changed(tagged, { kind: "TagRemoved", tag: "b" })
  expect(Result.getOrThrow(undoLeadChange(removed, 1, worker)).tags).toEqual(["a", "b", "c"])
})

test("a next step names who planned it, and is done by its absence", () => {
  const step = { text: "Call back", dueAt: 9_000 }
  const planned = changed(lead, { kind: "NextStep", now: step })
  expect(planned.nextStep).toEqual({ ...step, setBy: 41 })
  expect(refusal(planned, { kind: "NextStep", now: { ...step, dueAt: 1 } })._tag).toBe("LeadChangedMeanwhile")
  expect(changed(planned, { kind: "NextStep", was: step }).nextStep).toBeUndefined()
})

test("an undone change is refused once somebody has changed the same field", () => {
  const called = changed(lead, { kind: "Contacted" })
  const lost = changed(called, { kind: "Status", was: "Contacted", now: "Lost" })
  expect(Result.getOrThrow(Result.flip(undoLeadChange(lost, 1, worker)))).toMatchObject({ field: "status" })
  expect(Result.getOrThrow(Result.flip(undoLeadChange(lost, 9, worker)))._tag).toBe("LeadChangeUnknown")
})

test("a lead remembers its newest fifty changes by number", () => {
  const busy = Array.from({ length: 60 }, (_, index) => index).reduce(
    (before, index) => changed(before, { kind: index % 2 === 0 ? "TagAdded" : "TagRemoved", tag: "VIP" }),
    lead,
  )
  expect(busy.history?.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, index) => index + 11))
})
