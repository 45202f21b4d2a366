import fc from "fast-check"
import { type NameValue, SessionId } from "@domain/kernel"
import { flavours, launchStates } from "@domain/launch"
import { Result } from "effect"
import type { BusinessDetails } from "../business-details.ts"
import { changeDetails } from "../change-details.ts"

/** A session as it is when just begun. */
export const begunDetails = (changes: Partial<BusinessDetails> = {}): BusinessDetails => ({
  sessionId: SessionId.make("00000000-0000-4000-8000-000000000001"),
  encodedId: "link",
  revision: 1,
  region: "IN",
  flavour: "default",
  shortenFlow: false,
  queryParameters: {},
  launchState: "BusinessDetails",
  extraction: { status: "none", stage: "queued" },
  sources: {},
  suggestedCategories: [],
  suggestedServices: [],
  phoneVerified: false,
  paid: false,
  createdAt: 0,
  updatedAt: 0,
  ...changes,
})

/** A kind of journey. */
export const anyFlavour = fc.constantFrom(...flavours)

/** Every stage by its name. */
export const anyState = fc.constantFrom(...launchStates)

const text = fc.string({ maxLength: 20 })

/** Values that each field takes. */
const values: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  name: fc.stringMatching(/^[A-Za-zא-ת]{0,20}$/),
  tagline: text,
  phone: fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String),
  emailAddress: fc.constantFrom("a@b.example", "Owner@Shop.example"),
  websiteUrl: fc.constantFrom("shop.example", "https://Shop.example/", "http://other.example/a"),
  objective: fc.constantFrom("Calls", 2, "WebsiteVisits"),
  services: fc.array(text, { maxLength: 4 }),
  colours: fc.array(fc.constantFrom("#abc", "#A1B2C3"), { maxLength: 3 }),
  targetGender: fc.constantFrom("Male", 3),
  channels: fc.subarray(["Social", "Search", "Banner"]),
  category: fc.record({ slug: fc.constantFrom("bakery", "dentist"), name: text }),
}

/** One changed field, or a removed one. */
export const anyChange: fc.Arbitrary<NameValue> = fc.constantFrom(...Object.keys(values)).chain((Name) =>
  fc
    .oneof({ weight: 4, arbitrary: values[Name] ?? text }, { weight: 1, arbitrary: fc.constant(null) })
    .map((Value) => ({
      Name,
      Value,
    })),
)

/** A draft somewhere on its way, changed by its owner alone. */
export const anyDraft: fc.Arbitrary<BusinessDetails> = fc
  .tuple(fc.array(anyChange), anyFlavour, anyState)
  .map(([changes, flavour, launchState]) =>
    Result.getOrThrow(changeDetails(begunDetails({ flavour, launchState }), changes)),
  )
