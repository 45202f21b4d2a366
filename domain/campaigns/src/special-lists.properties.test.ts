import fc from "fast-check"
import { expect, test } from "vitest"
import { specialCategories } from "./special-categories.ts"
import { type AudienceKind, type AudienceUse, mayUseAudience } from "./special-lists.ts"

const anyKind = fc.constantFrom<AudienceKind>("CustomerList", "Visitors", "VisitorsWithout", "Lookalike")
const anyUse = fc.constantFrom<AudienceUse>("Included", "Excluded")
const anyCategories = fc.subarray([...specialCategories], { minLength: 1 })

test("a special ad leaves nobody out and is shown to no lookalike", () => {
  fc.assert(
    fc.property(anyCategories, anyKind, anyUse, (categories, kind, use) => {
      expect(mayUseAudience({ categories }, kind, use)).toBe(
        use === "Included" && kind !== "Lookalike" && kind !== "VisitorsWithout",
      )
    }),
  )
})

test("any other ad uses every audience both ways", () => {
  fc.assert(
    fc.property(anyKind, anyUse, (kind, use) => {
      expect(mayUseAudience(undefined, kind, use)).toBe(true)
      expect(mayUseAudience({ categories: [] }, kind, use)).toBe(true)
    }),
  )
})
