import { anyLead } from "@domain/insights/testing"
import { asBadLead, erasedLead, type Lead, withLeadStatus } from "@domain/insights"
import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { isTakenBack, type LeadSending, leadTelling, leadTellingChange } from "./lead-sending.ts"
import { leadConsent, leadStages, leadWorth, stagesTold } from "./lead-stage.ts"

const now = 2_000_000_000_000
const anyNetwork = fc.constantFrom("Meta" as const, "Google" as const)
const agreed = [{ kind: "Retargeting" as const, text: "Ads", version: "1", isGiven: true, at: 1 }]
const anyMark = fc.constantFrom<(lead: Lead, at: number) => Lead>(
  (lead, at) => withLeadStatus(lead, "Won", { at }),
  (lead, at) => withLeadStatus(lead, "Lost", { at }),
  (lead, at) => withLeadStatus(lead, "New", { at }),
  (lead, at) => asBadLead(lead, "Fake", { at }),
)
const anyStory = fc.array(anyMark, { minLength: 1, maxLength: 6 })

/** The sendings after a lead is marked in turn, and the network is told in between where the story says so. */
const afterStory = (
  lead: Lead,
  marks: ReadonlyArray<(lead: Lead, at: number) => Lead>,
  network: "Meta" | "Google",
  tells: ReadonlyArray<boolean>,
) => {
  let present = lead
  let known: ReadonlyArray<LeadSending> = []
  for (const [index, mark] of marks.entries()) {
    const at = now + index * 10 * leadTelling.waitMillis
    present = mark(present, at)
    const change = leadTellingChange({ leadId: present.id, lead: present, network, isOn: true, known, now: at })
    const rows = new Map(known.map((row) => [row.stage, row]))
    for (const { stage } of change.dropped) rows.delete(stage)
    for (const row of change.saved) rows.set(row.stage, row)
    known = [...rows.values()].map((row) =>
      row.state === "Waiting" && tells[index % tells.length] === true
        ? {
            ...row,
            state: "Sent",
            ...(row.stage === "Won" && { toldWorth: leadWorth(present, "Won") ?? 0 }),
          }
        : row,
    )
  }
  return { present, known }
}
const fresh = (lead: Lead): Lead => {
  const { merge: _merge, erasedAt: _erased, history: _history, ...rest } = lead
  return { ...rest, status: "New", consents: agreed }
}

test("what waits is what the lead is marked as, or another worth of a told sale", () => {
  law(
    fc.property(
      anyLead,
      anyStory,
      anyNetwork,
      fc.array(fc.boolean(), { minLength: 1 }),
      (lead, marks, network, tells) => {
        const { present, known } = afterStory(fresh(lead), marks, network, tells)
        for (const row of known) {
          expect(stagesTold[network]).toContain(row.stage)
          if (row.state === "Waiting" && row.toldWorth === undefined) expect(leadStages(present)).toContain(row.stage)
          if (row.state === "Waiting" && row.toldWorth !== undefined)
            expect([network, row.stage]).toEqual(["Google", "Won"])
        }
        expect(new Set(known.map(({ stage }) => stage)).size).toBe(known.length)
      },
    ),
  )
})

test("a network that was told in time has every stage of the lead", () => {
  law(
    fc.property(anyLead, anyStory, anyNetwork, (lead, marks, network) => {
      const { present, known } = afterStory(fresh(lead), marks, network, [true])
      const stages = leadStages(present).filter((stage) => stagesTold[network].includes(stage))
      const has = known.filter((row) => !isTakenBack(row, present)).map(({ stage }) => stage)
      if ((present.history ?? []).some(({ at }) => at >= now)) expect(has.toSorted()).toEqual(stages.toSorted())
    }),
  )
})

test("nothing waits of a lead without consent, merged or erased", () => {
  law(
    fc.property(anyLead, anyMark, anyNetwork, (lead, mark, network) => {
      const at = { leadId: lead.id, network, isOn: true, known: [], now }
      const silent = mark({ ...fresh(lead), consents: [] }, now)
      expect(leadConsent(silent).adUserData).toBe(false)
      expect(leadTellingChange({ ...at, lead: silent }).saved.every(({ state }) => state === "Withheld")).toBe(true)
      const erased = erasedLead(mark(fresh(lead), now), now)
      expect(leadTellingChange({ ...at, lead: erased }).saved).toEqual([])
    }),
  )
})

test("a mark of long ago is told nobody, and a network that rests hears nothing new", () => {
  law(
    fc.property(anyLead, anyMark, anyNetwork, fc.boolean(), (lead, mark, network, isOn) => {
      const marked = mark(fresh(lead), now - 2 * leadTelling.freshMillis)
      const at = { leadId: lead.id, lead: marked, network, known: [], now }
      expect(leadTellingChange({ ...at, isOn }).saved).toEqual([])
      const present = mark(fresh(lead), now)
      expect(leadTellingChange({ ...at, lead: present, isOn: false }).saved).toEqual([])
    }),
  )
})
