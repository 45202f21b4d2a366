import { CampaignId } from "@domain/kernel"
import { expect, test } from "vitest"
import { gibberishIn } from "./gibberish.ts"
import { leadMarks } from "./suspicion.ts"
import { testWordsIn } from "./test-words.ts"
import junkNames from "./testing/junk-names.json" with { type: "json" }
import labelledLeads from "./testing/labelled-leads.json" with { type: "json" }
import realNames from "./testing/real-names.json" with { type: "json" }

interface LabelledLead {
  readonly region: string
  readonly name: string
  readonly mobileNumber?: string
  readonly email?: string
  readonly labels: ReadonlyArray<string>
}

const throwAway: ReadonlySet<string> = new Set([
  "mailinator.com",
  "yopmail.com",
  "guerrillamail.com",
  "10minutemail.com",
])

const leads: ReadonlyArray<LabelledLead> = labelledLeads
const judged = leads.map(({ region, labels, ...lead }) => {
  const arrived = { ...lead, externalId: "x", submittedOn: 1, campaignId: CampaignId.make(1), campaignName: "Sunrise" }
  const marks = leadMarks(arrived, {
    region: region === "GB" ? "GB" : "IN",
    alike: [],
    near: [],
    isThrowAway: (domain) => throwAway.has(domain),
  })
  return { name: lead.name, labels, found: marks.map(({ kind }) => String(kind)) }
})

test("no ordinary lead of the labelled set is marked", () => {
  expect(judged.filter(({ labels, found }) => labels.length === 0 && found.length > 0)).toEqual([])
})

test("no labelled lead is marked for what it is not labelled with", () => {
  const wrong = judged.filter(({ labels, found }) => found.some((kind) => !labels.includes(kind)))
  expect(wrong).toEqual([])
})

test("at least 93 of 100 labels of the labelled leads are found", () => {
  const all = judged.flatMap(({ labels }) => labels)
  const found = judged.flatMap(({ labels, found: kinds }) => labels.filter((label) => kinds.includes(label)))
  expect(found.length / all.length).toBeGreaterThanOrEqual(0.93)
})

test("real names of twenty languages and more are no gibberish and no test", () => {
  expect(realNames.length).toBeGreaterThanOrEqual(300)
  const wrong = realNames.filter((name) => gibberishIn(name) !== undefined || testWordsIn(name) !== undefined)
  expect(wrong).toEqual([])
})

test("at least 95 of 100 junk names are found", () => {
  const found = junkNames.filter((name) => gibberishIn(name) !== undefined)
  expect(found.length / junkNames.length).toBeGreaterThanOrEqual(0.95)
})
