import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { CampaignStatus } from "@domain/campaigns"
import { CampaignId, LeadId, UserId } from "@domain/kernel"
import { safeCell } from "./csv.ts"
import { leadAdMoves, LeadAdStatus, leadAdStatusOf, moveLeadAd } from "./lead-ad.ts"
import { givenLeadFields, leadActions } from "./lead-detail.ts"
import { countLine, matchesLead } from "./lead-list.ts"
import { leadSortKey, leadStatusRank } from "./lead-order.ts"
import { Lead, LeadNotFound, LeadStatusNumber, leadSuccessKeys, withNote } from "./lead.ts"
import { LeadStatus } from "./lead-work/lead-parts.ts"
import { newLead } from "./network-lead.ts"

const meera: Lead = {
  id: LeadId.make(1),
  campaignId: CampaignId.make(1),
  campaignName: "Sunrise 1",
  status: "New",
  name: "Meera Iyer",
  mobileNumber: "+919876543210",
  email: "meera@example.in",
  city: "Pune",
  serviceNeeded: "Root canal",
  submittedOn: 0,
}
const anonymous: Lead = {
  id: LeadId.make(2),
  campaignId: CampaignId.make(1),
  campaignName: "",
  status: "Lost",
  name: "",
  submittedOn: 0,
}

test("lead ads have the specification's numbers, leads numbers of our own", () => {
  const names = ["New", "InReview", "Launched", "Deleted"] as const
  expect(names.map((name) => Schema.encodeSync(LeadAdStatus)(name))).toEqual([1, 2, 3, 4])
  expect([1, 2, 3, 4].map((number) => Schema.decodeUnknownSync(LeadAdStatus)(number))).toEqual(names)
  expect(LeadStatus.literals.map((name) => Schema.encodeSync(LeadStatusNumber)(name))).toEqual([1, 2, 3, 4, 5])
})

test("a lead ad moves only along its table, and a deleted one never", () => {
  const names = ["New", "InReview", "Launched", "Deleted"] as const
  for (const from of names)
    for (const to of names) expect(Result.isSuccess(moveLeadAd(from, to))).toBe(leadAdMoves[from].includes(to))
  const refused = moveLeadAd("Deleted", "New")
  expect(Result.isFailure(refused) && refused.failure).toMatchObject({
    _tag: "LeadAdMoveNotAllowed",
    errorCode: 1006,
    from: "Deleted",
    to: "New",
  })
  expect(names.filter((from) => from !== "Deleted" && !leadAdMoves[from].includes("Deleted"))).toEqual([])
  expect(leadAdMoves).toEqual({
    New: ["InReview", "Deleted"],
    InReview: ["Launched", "New", "Deleted"],
    Launched: ["InReview", "Deleted"],
    Deleted: [],
  })
  expect(moveLeadAd("New", "Launched")).toMatchObject({ _tag: "Failure" })
})

test("a lead ad stands where its campaign stands", () => {
  const byStatus = Object.fromEntries(CampaignStatus.literals.map((status) => [status, leadAdStatusOf(status)]))
  expect(byStatus).toEqual({
    Draft: "New",
    InReview: "InReview",
    Rejected: "InReview",
    Approved: "Launched",
    Active: "Launched",
    Paused: "Launched",
    Completed: "Launched",
    Archived: "Deleted",
  })
})

test("nothing at all is no lead, and a lead that is gone says so by tag and number", () => {
  expect(Schema.is(Lead)({})).toBe(false)
  expect(new LeadNotFound({})).toMatchObject({ _tag: "LeadNotFound", errorCode: 104 })
})

test("a lead keeps its notes in their order, a hundred at most", () => {
  const note = (at: number) => ({ text: `call ${at}`, at, by: UserId.make(41) })
  const after = (count: number) =>
    Array.from({ length: count }, (_, at) => note(at)).reduce(
      (lead, one) => Result.flatMap(lead, (known) => withNote(known, one)),
      Result.succeed(meera) as ReturnType<typeof withNote>,
    )
  expect(Result.getOrThrow(after(2)).notes).toEqual([note(0), note(1)])
  expect(Result.getOrThrow(after(100)).notes).toHaveLength(100)
  expect(after(101)).toMatchObject({ failure: { _tag: "LeadNotesFull", errorCode: 102, most: 100 } })
})

test("changes and downloads confirm in the specification's words", () => {
  expect(leadSuccessKeys).toEqual({
    statusUpdated: "success.leadStatusUpdated",
    downloaded: "success.leadsDownloaded",
  })
})

test.each(["IYER", " 98765 ".trim(), "example.IN", "pune", "root c"])("a lead is found by %j", (search) => {
  expect(matchesLead(meera, { search })).toBe(true)
})

test("blanks around the words do not count, campaign and other words find nothing", () => {
  expect(matchesLead(meera, { search: "  meera " })).toBe(true)
  expect(matchesLead(meera, { search: "Sunrise" })).toBe(false)
  expect(matchesLead(anonymous, { search: "e" })).toBe(false)
})

test("words and status must both fit", () => {
  expect([matchesLead(meera, {}), matchesLead(anonymous, {})]).toEqual([true, true])
  expect(matchesLead(meera, { status: "Won" })).toBe(false)
  expect(matchesLead(meera, { status: "New", search: "pune" })).toBe(true)
  expect(matchesLead(meera, { status: "New", search: "mumbai" })).toBe(false)
})

test("a lead belongs to the day it was submitted on where its business is", () => {
  const lead = { ...meera, submittedOn: Date.parse("2026-11-10T19:00:00Z") }
  const on = (day: string, timeZone: string) =>
    matchesLead(lead, { during: { range: { from: day, to: day }, timeZone } })
  expect([on("2026-11-10", "Europe/London"), on("2026-11-11", "Europe/London")]).toEqual([true, false])
  expect([on("2026-11-10", "Asia/Kolkata"), on("2026-11-11", "Asia/Kolkata")]).toEqual([false, true])
})

test("a count line never shows more than there are", () => {
  expect(countLine(20, 45)).toEqual({ items: 20, total: 45 })
  expect(countLine(21, 20)).toEqual({ items: 21, total: 21 })
})

test("the detail shows what the lead filled in, in the dialog's order", () => {
  expect(givenLeadFields(meera)).toEqual([
    "status",
    "mobileNumber",
    "email",
    "city",
    "serviceNeeded",
    "submittedOn",
    "campaignName",
  ])
  expect(givenLeadFields(anonymous)).toEqual(["status", "submittedOn"])
})

test("a lead is answered by the ways that it left", () => {
  expect(leadActions(meera)).toEqual([
    { way: "call", link: "tel:+919876543210" },
    { way: "sms", link: "sms:+919876543210" },
    { way: "whatsApp", link: "https://wa.me/919876543210" },
    { way: "mail", link: "mailto:meera@example.in" },
  ])
  expect(leadActions({ email: "a@b.in" }).map(({ way }) => way)).toEqual(["mail"])
  expect(leadActions({ mobileNumber: "1" }).map(({ way }) => way)).toEqual(["call", "sms", "whatsApp"])
  expect(leadActions(anonymous)).toEqual([])
})

test.each([
  ["=HYPERLINK(1)", `"'=HYPERLINK(1)"`],
  ["+919876543210", '"+919876543210"'],
  ["+91-98765", `"'+91-98765"`],
  ["+919876543210\n", `"'+919876543210\n"`],
  ["+1", `"'+1"`],
  ["  @SUM(A1)", `"'  @SUM(A1)"`],
  ["\u0000\u200B-1", `"'\u0000\u200B-1"`],
  ["-1234.50", '"-1234.50"'],
  ["-1+2", `"'-1+2"`],
  ["＝1", `"'＝1"`],
  ["\tcmd", `"'\tcmd"`],
  ["\ncmd", `"'\ncmd"`],
  ['Say "hi"', '"Say ""hi"""'],
  ["a\t=b", '"a\t=b"'],
  ["Meera-Jane = a@b", '"Meera-Jane = a@b"'],
])("the cell %j is written as %j", (text, cell) => {
  expect(safeCell(text)).toBe(cell)
})

test("leads are sorted by name without case, and by the progress of their status", () => {
  expect(leadSortKey({ ...meera, name: "ÅSA" }, "Name")).toBe("åsa")
  expect(LeadStatus.literals.map(leadStatusRank)).toEqual([0, 1, 2, 3, 4])
  expect(leadSortKey({ ...meera, status: "Won" }, "Status")).toBe(2)
  expect([leadSortKey(meera, "SubmittedOn"), leadSortKey(meera, "Campaign")]).toEqual([0, "sunrise 1"])
})

test("an arrived lead is new, and the network's own name of it stays behind", () => {
  const { id, status: _status, ...told } = meera
  expect(newLead({ ...told, externalId: "x1" }, id)).toEqual(meera)
})
