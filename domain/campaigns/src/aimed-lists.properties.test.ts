import { law } from "@domain/kernel/testing"
import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { aimedLists, type UsableList } from "./aimed-lists.ts"
import type { AudienceKind } from "./special-lists.ts"
import { anyChosenList } from "./testing/index.ts"

const anyChoice = fc.record(
  {
    includedLists: fc.uniqueArray(anyChosenList, { maxLength: 3, selector: ({ id }) => id }),
    excludedLists: fc.uniqueArray(anyChosenList, { maxLength: 3, selector: ({ id }) => id }),
  },
  { requiredKeys: [] },
)
const anyKind = fc.constantFrom<AudienceKind>("CustomerList", "Visitors", "VisitorsWithout", "Lookalike")
const anyUsable: fc.Arbitrary<ReadonlyArray<UsableList>> = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 6 }), anyKind), { selector: ([id]) => id })
  .map((all) => all.map(([id, kind]) => ({ id, externalId: `at-${id}`, kind })))
const special = { categories: ["Housing"] } as const

test("a network is told every chosen list, or the launch is told what it cannot use", () => {
  law(
    fc.property(anyChoice, anyUsable, (choice, usable) => {
      const { includedLists = [], excludedLists = [] } = choice
      const missing = [...includedLists, ...excludedLists].filter(({ id }) => !usable.some((list) => list.id === id))
      const aimed = aimedLists(choice, usable, undefined)
      if (missing.length > 0) {
        expect(Result.isFailure(aimed) && aimed.failure).toEqual(missing)
        return
      }
      const told = Result.getOrThrow(aimed) ?? { included: [], excluded: [] }
      expect(told.included).toEqual(includedLists.map(({ id }) => `at-${id}`))
      expect(told.excluded).toEqual(excludedLists.map(({ id }) => `at-${id}`))
    }),
  )
})

test("special ads leave nobody out and are shown to no lookalike", () => {
  law(
    fc.property(anyChoice, anyUsable, (choice, usable) => {
      const aimed = aimedLists(choice, usable, special)
      if (Result.isFailure(aimed)) return
      const forbidden = usable
        .filter(({ kind }) => kind === "Lookalike" || kind === "VisitorsWithout")
        .map(({ externalId }) => externalId)
      expect(aimed.success?.excluded ?? []).toEqual([])
      expect((aimed.success?.included ?? []).filter((id) => forbidden.includes(id))).toEqual([])
    }),
  )
})

test("a campaign without lists tells the network of none", () => {
  expect(Result.getOrThrow(aimedLists({}, [], undefined))).toBeUndefined()
})
