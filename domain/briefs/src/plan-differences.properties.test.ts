import { law } from "@domain/kernel/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { channelOfLine, objectiveOfLine } from "./line-channel.ts"
import { differenceCount, planDifferences } from "./plan-differences.ts"
import { blankLine, type PlanLine, planText } from "./plan-line.ts"
import { anyPlanLine, anyPlanLines } from "./testing/index.ts"

/** A plan and what it may have become: lines removed, changed and added. */
const anyChange = fc
  .tuple(anyPlanLines, anyPlanLines, fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), anyPlanLine)
  .map(([before, others, kept, change]) => {
    const stayed = before.filter((_, place) => kept[place] === true)
    const changed = stayed.map((line, place) => (place === 0 ? { ...change, id: line.id } : line))
    const after = [...changed, ...others.filter(({ id }) => !before.some((line) => line.id === id))]
    return { before, after }
  })

const byId = (lines: ReadonlyArray<PlanLine>) => Object.fromEntries(lines.map((line) => [line.id, line]))

test("the differences of two plans turn the first plan into the second", () =>
  law(
    fc.property(anyChange, ({ before, after }) => {
      const { added, removed, changed } = planDifferences(before, after)
      const gone = new Set(removed.map(({ id }) => id))
      const made = before
        .filter(({ id }) => !gone.has(id))
        .map((line) =>
          changed
            .filter(({ lineId }) => lineId === line.id)
            .reduce<PlanLine>(
              (now, { cell, after: value }) =>
                cell === "from" || cell === "to"
                  ? { ...now, dates: { ...now.dates, [cell]: value } }
                  : { ...now, [cell]: value },
              line,
            ),
        )
      expect(byId([...made, ...added])).toEqual(byId(after))
    }),
  ))

test("a plan has no difference from itself, and only equal plans have one text", () =>
  law(
    fc.property(anyChange, ({ before, after }) => {
      expect(differenceCount(planDifferences(before, before))).toBe(0)
      const isOneText = planText(before, "INR") === planText(after, "INR")
      expect(isOneText).toBe(JSON.stringify(before) === JSON.stringify(after))
    }),
  ))

const line = blankLine("a1", { from: "2026-12-01", to: "2026-12-31" })

test("lines of Meta and Google on our channels are ours, and lines of others are not", () => {
  const channels = [
    channelOfLine({ ...line, publisher: "Meta (Facebook)" }),
    channelOfLine({ ...line, channelType: "Search", publisher: "Google Ads" }),
    channelOfLine({ ...line, channelType: "Display", publisher: "Google" }),
    channelOfLine({ ...line, publisher: "TikTok" }),
    channelOfLine({ ...line, channelType: "Print", publisher: "Google" }),
  ]
  expect(channels).toEqual(["Social", "Search", "Banner", undefined, undefined])
})

test("a line's objective is a campaign's where campaigns have it", () => {
  const objectives = ["Traffic", "Leads", "Calls", "Messages", "Awareness"].map((objective) =>
    objectiveOfLine({ objective }),
  )
  expect(objectives).toEqual(["WebsiteVisits", "LeadGeneration", "Calls", "InstantMessages", undefined])
})
