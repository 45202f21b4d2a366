import * as fc from "fast-check"
import { expect, test } from "vitest"
import { applyDifference, difference } from "./difference.ts"
import { overtakenFields, revisedBy, type Revisions, unrevised } from "./revisions.ts"

const record = fc.dictionary(fc.constantFrom("a", "b", "c", "d"), fc.integer({ min: 0, max: 3 }))

const changed = (records: ReadonlyArray<object>): Revisions =>
  records
    .slice(1)
    .reduce<Revisions>((revisions, after, index) => revisedBy(revisions, records[index] ?? {}, after), unrevised)

test("a revision counts the changes, and a field has the last that changed it", () => {
  fc.assert(
    fc.property(fc.array(record, { minLength: 2, maxLength: 8 }), (records) => {
      const { revision, fieldRevisions } = changed(records)
      const moves = records
        .slice(1)
        .map((after, index) => difference(records[index] ?? {}, after).map(({ Name }) => Name))
      const counted = moves.filter((names) => names.length > 0)
      expect(revision).toBe(counted.length)
      for (const name of ["a", "b", "c", "d"])
        expect(fieldRevisions[name] ?? 0).toBe(counted.findLastIndex((names) => names.includes(name)) + 1)
    }),
  )
})

test("of two changes from one revision, the second is refused where both differ", () => {
  fc.assert(
    fc.property(record, record, record, (base, first, second) => {
      const revisions = revisedBy(unrevised, base, first)
      const wanted = applyDifference({ ...first }, difference(base, second))
      const fields = overtakenFields(first, wanted, revisions, unrevised.revision)
      const both = (name: string) =>
        base[name] !== first[name] && base[name] !== second[name] && first[name] !== second[name]
      expect(fields.toSorted()).toEqual(["a", "b", "c", "d"].filter(both))
      expect(overtakenFields(first, wanted, revisions, revisions.revision)).toEqual([])
    }),
  )
})
