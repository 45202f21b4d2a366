import { law } from "@domain/kernel/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { briefCounts, briefOrders, listedBriefs } from "./brief-list.ts"
import { briefStatuses } from "./brief-status.ts"
import { anyBrief } from "./testing/index.ts"

const anyBriefs = fc.array(anyBrief, { maxLength: 8 }).map((briefs) => briefs.map((brief, id) => ({ ...brief, id })))

test("the lists of all statuses together are every brief, and the counts say how many", () =>
  law(
    fc.property(anyBriefs, (briefs) => {
      const byStatus = briefStatuses.flatMap((status) => listedBriefs(briefs, { status }))
      expect(byStatus.map(({ id }) => id).toSorted()).toEqual(briefs.map(({ id }) => id).toSorted())
      const { all, ...counts } = briefCounts(briefs)
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(all)
      for (const status of briefStatuses) expect(counts[status]).toBe(listedBriefs(briefs, { status }).length)
    }),
  ))

test("every order lists the same briefs, sorted", () =>
  law(
    fc.property(anyBriefs, fc.constantFrom(...briefOrders), (briefs, order) => {
      const listed = listedBriefs(briefs, { order })
      expect(new Set(listed)).toEqual(new Set(briefs))
      for (const [place, brief] of listed.entries()) {
        const next = listed[place + 1]
        if (next === undefined) continue
        if (order === "ending") expect(brief.dates.to <= next.dates.to).toBe(true)
        if (order === "budget") expect(brief.budget).toBeGreaterThanOrEqual(next.budget)
        if (order === "newest") expect(brief.createdAt).toBeGreaterThanOrEqual(next.createdAt)
        if (order === "name") expect(brief.name.toLowerCase() <= next.name.toLowerCase()).toBe(true)
      }
    }),
  ))

test("a search finds the briefs that have every word", () =>
  law(
    fc.property(anyBriefs, (briefs) => {
      for (const brief of briefs)
        expect(listedBriefs(briefs, { words: `${brief.name.toUpperCase()} ${brief.details}` })).toContain(brief)
      expect(listedBriefs(briefs, { words: "§§§" })).toEqual([])
    }),
  ))
