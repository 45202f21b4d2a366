import { law } from "@domain/kernel/testing"
import { Result, Schema } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import {
  BriefMover,
  briefMoves,
  briefMovesOf,
  BriefStatus,
  briefStatuses,
  listsBrief,
  moveBrief,
} from "./brief-status.ts"

const anyStatus = fc.constantFrom(...briefStatuses)
const anyParts = fc.uniqueArray(fc.constantFrom(...BriefMover.literals))

test("a brief moves only where its table leads, and only by whoever makes the move", () =>
  law(
    fc.property(anyStatus, anyStatus, anyParts, (from, to, parts) => {
      const moved = moveBrief(from, to, parts)
      const isTheirs = parts.some((part) => briefMoves[from][to]?.includes(part) === true)
      expect(Result.isSuccess(moved)).toBe(isTheirs)
      expect(briefMovesOf(from, parts).includes(to)).toBe(isTheirs)
      if (Result.isFailure(moved)) expect(moved.failure).toMatchObject({ errorCode: 110, from, to })
    }),
  ))

test("only the approval of a plan starts a new brief", () =>
  law(
    fc.property(anyParts, (parts) => {
      expect(briefMovesOf("New", parts).includes("Ongoing")).toBe(parts.includes("approval"))
    }),
  ))

test("every status can be completed, and a brief that ran is no draft again", () => {
  const reached = (from: BriefStatus, seen: ReadonlySet<BriefStatus> = new Set()): ReadonlySet<BriefStatus> =>
    seen.has(from)
      ? seen
      : briefMovesOf(from, BriefMover.literals).reduce<ReadonlySet<BriefStatus>>(
          (all, to) => reached(to, all),
          new Set([...seen, from]),
        )
  for (const status of briefStatuses) expect(reached(status).has("Completed")).toBe(true)
  for (const status of ["Ongoing", "Paused", "PostCampaign", "Completed"] as const)
    expect(reached(status).has("Draft")).toBe(false)
})

test("statuses have the specification's numbers, and the filter for all includes each", () => {
  expect(briefStatuses.map((status) => Schema.encodeSync(BriefStatus)(status))).toEqual([1, 2, 3, 4, 5, 6])
  for (const status of briefStatuses)
    expect(
      briefStatuses.filter((one) => listsBrief(one, status)).concat(listsBrief("all", status) ? [status] : []),
    ).toEqual([status, status])
})
