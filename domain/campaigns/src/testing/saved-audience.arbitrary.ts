import * as fc from "fast-check"
import type { ChosenList } from "../chosen-audience.ts"
import type { AudienceContent, SavedAudience } from "../saved-audience.ts"
import { anyAgeBands, anyTargetLocation } from "./campaigns.arbitrary.ts"

/** Any list of a campaign; few numbers, so that two lists meet. */
export const anyChosenList: fc.Arbitrary<ChosenList> = fc.record({
  id: fc.integer({ min: 1, max: 6 }),
  name: fc.string({ maxLength: 20 }),
})

const anyLists = fc.uniqueArray(anyChosenList, { maxLength: 3, selector: ({ id }) => id })

const anyRequired = fc.record({
  targetGender: fc.constantFrom("All", "Female", "Male"),
  ageBands: anyAgeBands,
  targetLocation: anyTargetLocation,
  interests: fc.uniqueArray(
    fc.record({ id: fc.string({ minLength: 1, maxLength: 6 }), name: fc.string(), path: fc.constant([]) }),
    { maxLength: 4, selector: ({ id }) => id },
  ),
  includedLists: anyLists,
  excludedLists: anyLists,
})

/** Any audience, complete or not. */
export const anyAudienceContent: fc.Arbitrary<AudienceContent> = fc
  .tuple(anyRequired, fc.subarray(["en", "hi", "ta", "ur"] as const))
  .map(([content, languages]) => ({ ...content, ...(languages.length > 0 && { languages }) }))

/** Any saved audience. */
export const anySavedAudience: fc.Arbitrary<SavedAudience> = fc
  .tuple(anyAudienceContent, fc.integer({ min: 1, max: 99 }), fc.string({ minLength: 1, maxLength: 20 }))
  .map(([content, id, name]) => ({ ...content, id, name, version: 1 }))
