import { expect, test } from "vitest"
import { withChange } from "./session-change.ts"
import { nextRevision, staleFields } from "./stale-fields.ts"
import { begunSession } from "./testing/session.arbitrary.ts"

const first = begunSession({ business: { name: "Bloom" } })
const named = (name: string, from = first) => withChange(from, { business: { name } }, "owner")
const renamed = nextRevision(first, named("Bloom Bakery"))

test("each field remembers the revision that changed it last", () => {
  expect(renamed).toMatchObject({ revision: 2, fieldRevisions: { name: 2 } })
  const further = nextRevision(renamed, withChange(renamed, { business: { tagline: "Fresh" } }, "owner"))
  expect(further.fieldRevisions).toEqual({ name: 2, tagline: 3 })
})

test("a change made from an earlier revision is stale in the fields that changed since", () => {
  expect(staleFields(renamed, named("Rye", renamed), 1)).toEqual(["name"])
  expect(staleFields(renamed, named("Rye", renamed), 2)).toEqual([])
})

test("the same value again and another field are not stale", () => {
  expect(staleFields(renamed, named("Bloom Bakery", renamed), 1)).toEqual([])
  expect(staleFields(renamed, withChange(renamed, { business: { tagline: "Fresh" } }, "owner"), 1)).toEqual([])
})

test("what a reading filled in meanwhile yields to what is typed", () => {
  const read = nextRevision(first, withChange(first, { business: { name: "Read" } }, "jsonld"))
  expect(staleFields(read, named("Typed", read), 1)).toEqual([])
})

test("a field of a draft from before revisions were noted is not stale", () => {
  const { fieldRevisions: _, ...unnoted } = renamed
  expect(staleFields(unnoted, named("Rye", renamed), 1)).toEqual([])
})
