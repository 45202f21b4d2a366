import { CampaignId, LeadId, UserId } from "@domain/kernel"
import fc from "fast-check"
import { expect, test } from "vitest"
import { erasedLead, isErased, keptOfErasedLeads, removedOfErasedLeads } from "./erased-lead.ts"
import {
  csvOf,
  fieldsOfColumns,
  firstLeadColumns,
  LeadColumn,
  leadColumnsAmong,
  leadRow,
  type LeadRowSetting,
} from "./lead-download.ts"
import { LeadStatus } from "./lead-work/lead-parts.ts"
import type { Lead } from "./lead.ts"

const meera: Lead = {
  id: LeadId.make(1),
  campaignId: CampaignId.make(1),
  campaignName: "Sunrise 1",
  status: "Won",
  name: "Meera Iyer",
  mobileNumber: "+919876543210",
  email: "meera@example.in",
  city: "Pune",
  serviceNeeded: "Root canal",
  submittedOn: 0,
  consents: [
    { text: "You may call me.", version: "9", isGiven: true, at: 0 },
    { text: "Offers, please", version: "9", isGiven: false, at: 60_000 },
  ],
  notes: ["Called", "Booked"].map((text) => ({ text, at: 0, by: UserId.make(41) })),
  answers: [
    { question: "When?", answer: "Soon" },
    { question: "How old?", answer: "Twelve" },
  ],
  fit: { isFitting: false, because: "Twelve" },
  source: { adId: "a1", adName: "Smile", formId: "f1", platform: "ig" },
  ownerId: UserId.make(41),
  tags: ["urgent", "family"],
  nextStep: { text: "Call back", dueAt: 120_000 },
  contactedAt: 60_000,
  sale: { amount: 1_250_50, currency: "INR" },
}
const anonymous: Lead = {
  id: LeadId.make(2),
  campaignId: CampaignId.make(1),
  campaignName: "",
  status: "Lost",
  name: "",
  submittedOn: 0,
}

const setting: LeadRowSetting = {
  words: {
    headOf: (column) => column,
    statuses: { New: "is New", Contacted: "is Contacted", Won: "is Won", Lost: "is Lost", Spam: "is Spam" },
    agreement: { given: "Agreed", notGiven: "Refused" },
    fit: { fitting: "Fits", notFitting: "No fit" },
  },
  clock: (moment) => moment + 3_600_000,
  nameOf: (user) => `Person ${user}`,
}

test("a download that names no columns has the first ten", () => {
  const rows = [meera, anonymous].map(leadRow(firstLeadColumns, setting))
  expect(csvOf(rows)).toBe(
    [
      `"Meera Iyer","+919876543210","meera@example.in","Pune","Root canal","is Won","1970-01-01 01:00","Sunrise 1","Agreed: You may call me. (9, 1970-01-01 01:00)\nRefused: Offers, please (9, 1970-01-01 01:01)","Called\nBooked"`,
      '"","","","","","is Lost","1970-01-01 01:00","","",""',
      "",
    ].join("\r\n"),
  )
})

test("the further columns tell what people made of a lead, and are empty without it", () => {
  const further = LeadColumn.literals.filter((column) => !firstLeadColumns.includes(column))
  expect(further.map((column, place) => [column, leadRow(further, setting)(meera)[place]])).toEqual([
    ["answers", "When?: Soon\nHow old?: Twelve"],
    ["fit", "No fit: Twelve"],
    ["ad", "Smile"],
    ["platform", "ig"],
    ["owner", "Person 41"],
    ["tags", "urgent, family"],
    ["nextStep", "Call back"],
    ["nextStepDue", { local: 3_720_000 }],
    ["firstReply", { local: 3_660_000 }],
    ["sale", { count: 1_250.5 }],
    ["currency", "INR"],
  ])
  expect(new Set(leadRow(further, setting)(anonymous))).toEqual(new Set([""]))
})

const columns = fc.subarray([...LeadColumn.literals])

test("chosen columns keep their own order, each once, and unknown ones are left out", () => {
  fc.assert(
    fc.property(columns, fc.array(fc.string()), (chosen, others) => {
      const shuffled = [...others, ...chosen.toReversed(), ...chosen]
      expect(leadColumnsAmong(shuffled)).toEqual(LeadColumn.literals.filter((column) => shuffled.includes(column)))
    }),
  )
})

test("a row depends on the fields of its columns alone", () => {
  fc.assert(
    fc.property(columns, (chosen) => {
      const fields = fieldsOfColumns(chosen)
      const bare = Object.fromEntries(
        Object.entries(meera).filter(([field]) => fields.has(field as keyof Lead)),
      ) as unknown as Lead
      expect(leadRow(chosen, setting)(bare)).toEqual(leadRow(chosen, setting)(meera))
    }),
  )
})

test("an erased lead keeps its figures and nothing that names the person", () => {
  const { source, sale, contactedAt, id, campaignId, campaignName, submittedOn } = meera
  expect(erasedLead(meera, 9)).toEqual({
    id,
    campaignId,
    campaignName,
    submittedOn,
    status: "Won",
    source,
    sale,
    contactedAt,
    name: "",
    erasedAt: 9,
  })
  expect(isErased(meera)).toBe(false)
})

test("a field is kept, or removed and told of, or goes with the rest", () => {
  const untold = Object.keys(meera).filter(
    (field) => ![...keptOfErasedLeads, ...removedOfErasedLeads].some((one) => one === field),
  )
  expect(untold).toEqual(["fit", "ownerId"])
})

test("what an erasure leaves says nothing of the person's own texts", () => {
  const secret = fc.stringMatching(/^[A-Z]{12}$/u)
  fc.assert(
    fc.property(secret, fc.constantFrom(...LeadStatus.literals), (text, status) => {
      const lead: Lead = {
        ...meera,
        status,
        name: text,
        mobileNumber: text,
        email: text,
        city: text,
        serviceNeeded: text,
        answers: [{ question: text, answer: text }],
        fit: { isFitting: false, because: text },
        notes: [{ text, at: 1, by: UserId.make(1) }],
        tags: [text],
        nextStep: { text, dueAt: 1 },
        consents: [{ text, version: text, isGiven: true, at: 1 }],
      }
      const erased = erasedLead(lead, 5)
      expect(JSON.stringify(erased)).not.toContain(text)
      expect(erasedLead(erased, 6)).toBe(erased)
      expect(erased.status).toBe(status)
    }),
  )
})
