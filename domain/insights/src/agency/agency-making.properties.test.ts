import { BusinessProfileId } from "@domain/kernel"
import { lawParameters } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { contrastOnPaper, isReadableOnPaper } from "./agency-look.ts"
import {
  type AgencyMaking,
  afterClient,
  afterRun,
  begunMaking,
  isMade,
  makingLimits,
  progressOf,
  triedAnew,
} from "./agency-making.ts"

const ids = (count: number) => Array.from({ length: count }, (_, index) => BusinessProfileId.make(index + 1))

/** Runs of a making: which clients each run finishes, and when its maker tries anew. */
const anyRuns = fc.array(
  fc.record({ done: fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 8 }), isAnew: fc.boolean() }),
  { maxLength: 8 },
)

test("each client is done, waits or has failed, and none is lost or counted twice", () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), anyRuns, (count, runs) => {
      const finished = new Set<number>()
      let making: AgencyMaking = begunMaking(ids(count), 0)
      for (const { done, isAnew } of runs) {
        for (const id of making.waiting.filter((one) => done.includes(one))) {
          making = afterClient(making, id, 1)
          finished.add(id)
        }
        if (making.waiting.length > 0) making = afterRun(making, String, 2)
        if (isAnew) making = triedAnew(making, 3)
        const failed = making.failed.map(({ businessProfileId }) => businessProfileId)
        expect([...finished, ...making.waiting, ...failed].toSorted()).toEqual(ids(count))
        expect(progressOf(making, count, 3)).toMatchObject({ done: finished.size, total: count })
        expect(isMade(making)).toBe(finished.size === count)
      }
    }),
    lawParameters(),
  ))

test("a client is tried three times by itself, and then told as failed", () => {
  let making = begunMaking(ids(2), 0)
  for (let tries = 1; tries < makingLimits.tries; tries += 1) {
    making = afterRun(making, String, tries)
    expect([making.waiting.length, making.failed.length]).toEqual([2, 0])
  }
  making = afterRun(making, (id) => `Client ${id}`, 9)
  expect(making.failed.map(({ name }) => name)).toEqual(["Client 1", "Client 2"])
  expect(progressOf(making, 2, 9)).toMatchObject({ done: 0, mayRetry: true })
})

test("a making that stood still for a quarter of an hour may be begun anew", () => {
  const making = begunMaking(ids(1), 0)
  expect([899_999, 900_000].map((now) => progressOf(making, 1, now).mayRetry)).toEqual([false, true])
})

test("colours that cannot be read on paper are told by their contrast", () => {
  expect(contrastOnPaper("#000000")).toBeCloseTo(21)
  expect(contrastOnPaper("#ffffff")).toBeCloseTo(1)
  expect(["#7a1f3d", "#ffd400"].map(isReadableOnPaper)).toEqual([true, false])
})
