import { mergeDayParts } from "@domain/budget"
import { anyDayPart } from "@domain/budget/testing"
import { anyAgeBands, anyChosenList, anyCampaignBudget, anyTargetLocation } from "@domain/campaigns/testing"
import { anyHexColour, anyLeadForm, anyObjective, anyOffer } from "@domain/creatives/testing"
import { SessionId } from "@domain/kernel"
import { offerExcess } from "@domain/creatives"
import { flavours, launchStates } from "@domain/launch"
import { anyGstBilling } from "@domain/wallet/testing"
import { callHours } from "@domain/validation"
import { Result } from "effect"
import fc from "fast-check"
import { applyChange } from "../apply-change.ts"
import type { FieldValue } from "../check-field.ts"
import { type FieldName, sectionOf } from "../field-names.ts"
import { changeOf } from "../change-of-values.ts"
import type { SessionChange } from "../session-change.ts"
import type { SignupSession } from "../signup-session.ts"

/** A session as it is when just begun, with other facts or whole sections. */
export const begunSession = (changes: Partial<SignupSession> = {}): SignupSession => ({
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
  business: {},
  creative: {},
  targeting: {},
  budget: {},
  accounts: {},
  ...changes,
})

/** A kind of journey. */
export const anyFlavour = fc.constantFrom(...flavours)

/** Every stage by its name. */
export const anyState = fc.constantFrom(...launchStates)

const text = (maxLength: number) => fc.string({ maxLength })
const address = fc.constantFrom("shop.example", "https://Shop.example/", "http://other.example/a")
const picture = fc.record(
  {
    url: fc.constantFrom("https://a.example/1.png", "/media/2.png"),
    source: fc.constantFrom("website", "stock", "upload", "facebook", "listing"),
    alt: text(20),
    credit: fc.record({ name: text(20), link: fc.constant("https://a.example") }),
  },
  { requiredKeys: ["url", "source"] },
)

const anyWeekHours = fc
  .array(anyDayPart, { minLength: 1, maxLength: 5 })
  .filter((hours) => Result.isSuccess(callHours(mergeDayParts(hours))))

/** Values that each field takes, in its own shape. */
export const fieldValues: { readonly [F in FieldName]: fc.Arbitrary<FieldValue<F>> } = {
  websiteUrl: address,
  facebookPageUrl: address,
  facebookPageId: fc.constantFrom("", "4001"),
  googlePlaceUrl: address,
  name: fc.stringMatching(/^[A-Za-zא-ת]{0,20}$/),
  tagline: text(200),
  category: fc.record({ slug: fc.constantFrom("bakery", "dentist"), name: text(20) }),
  services: fc.array(text(80), { maxLength: 40 }),
  gender: fc.constantFrom("Male", "Female", "All"),
  phone: fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String),
  emailAddress: fc.constantFrom("a@b.example", "Owner@Shop.example"),
  location: fc.record(
    { addressLine: text(50), area: text(50), city: text(50), state: text(50), postalCode: text(9) },
    { requiredKeys: [] },
  ),
  logoUrl: fc.constantFrom("", "/media/logo.png"),
  colours: fc.array(fc.constantFrom("#abc", "#A1B2C3"), { maxLength: 8 }),
  pictures: fc.array(picture, { maxLength: 5 }),
  websitePages: fc.array(
    fc.record({
      text: fc.constantFrom("Menu", "תפריט"),
      url: fc.constantFrom("https://shop.example/menu", "shop.example/a"),
    }),
    { maxLength: 5 },
  ),
  websiteClaims: fc.array(
    fc.record({ kind: fc.constantFrom("freeDelivery", "since"), year: fc.constant(1985) }, { requiredKeys: ["kind"] }),
    { maxLength: 3 },
  ),
  language: fc.constantFrom("en", "he"),
  adLanguage: fc.constantFrom("en", "he"),
  objective: anyObjective,
  promoteServices: fc.array(text(80), { maxLength: 20 }),
  offerDetail: anyOffer.filter((each) => offerExcess(each) === undefined),
  creativeDetail: fc.record(
    {
      selectedTemplateId: fc.constantFrom("coupon", "poster"),
      picture,
      palette: fc.array(anyHexColour, { maxLength: 3 }),
      leadForm: anyLeadForm,
    },
    { requiredKeys: [] },
  ),
  callHours: anyWeekHours,
  messagingApp: fc.constantFrom("Messenger", "InstagramDirect", "WhatsApp"),
  clickTracking: fc.record(
    { isOn: fc.boolean(), source: fc.constantFrom("", "{network}", "shop"), content: fc.constantFrom("{ad}", "x") },
    { requiredKeys: ["isOn"] },
  ),
  adjustsLook: fc.boolean(),
  ordersCards: fc.boolean(),
  policyStatements: fc.array(
    fc.record({ topic: fc.constantFrom("weapons", "tobacco"), words: text(20), text: text(20) }),
    {
      maxLength: 3,
    },
  ),
  whatsAppNumber: fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String),
  targetGender: fc.constantFrom("Male", "Female", "All"),
  languages: fc.subarray(["en", "hi", "ta", "ur"] as const, { minLength: 1 }),
  ageBands: anyAgeBands,
  targetLocation: anyTargetLocation,
  channels: fc.subarray(["Social", "Search", "Banner"]),
  interests: fc.array(fc.record({ id: text(9), name: text(20), path: fc.array(text(9)) }), { maxLength: 50 }),
  includedLists: fc.array(anyChosenList, { maxLength: 10 }),
  excludedLists: fc.array(anyChosenList, { maxLength: 10 }),
  savedAudience: anyChosenList,
  keywords: fc.array(fc.stringMatching(/^[a-z]{3,12}$/), { maxLength: 100 }),
  keywordMatches: fc.uniqueArray(
    fc.record({ keyword: fc.stringMatching(/^[a-z]{3,12}$/), match: fc.constantFrom("Broad", "Exact") }),
    { maxLength: 20, selector: ({ keyword }) => keyword },
  ),
  negativeKeywords: fc.uniqueArray(
    fc.record({ keyword: fc.stringMatching(/^[a-z]{3,12}$/), match: fc.constantFrom("Broad", "Phrase", "Exact") }),
    { maxLength: 20, selector: ({ keyword }) => keyword },
  ),
  excludedPlacements: fc.uniqueArray(fc.constantFrom("news.example", "games.example/play", "2-com.example.game"), {
    maxLength: 3,
  }),
  dayParts: anyWeekHours,
  expandsAudience: fc.boolean(),
  specialAds: fc.record({ categories: fc.subarray(["Housing", "Employment", "Finance"]) }),
  budget: anyCampaignBudget,
  gstBilling: anyGstBilling,
  linkedAccounts: fc.record({ usePortalPage: fc.boolean(), instagram: fc.boolean() }),
  freshChatExternalId: text(128),
  freshChatRestoreId: text(128),
}

const names = Object.keys(fieldValues) as ReadonlyArray<FieldName>

/** One changed field, or a removed one. */
const anyField = fc
  .constantFrom(...names)
  .chain((name) =>
    fc
      .oneof(
        { weight: 4, arbitrary: fieldValues[name] as fc.Arbitrary<unknown> },
        { weight: 1, arbitrary: fc.constant(null) },
      )
      .map((value) => [name, value] as const),
  )

/** A change of some fields in any sections. */
export const anyChange: fc.Arbitrary<SessionChange> = fc
  .array(anyField, { maxLength: 6 })
  .map((fields) => changeOf(Object.fromEntries(fields)))

/** A change of fields of one section only. */
export const anyChangeOf = (section: keyof SessionChange): fc.Arbitrary<SessionChange> =>
  fc
    .array(
      anyField.filter(([name]) => sectionOf(name) === section),
      { maxLength: 4 },
    )
    .map((fields) => changeOf(Object.fromEntries(fields)))

/** A session at any stage, changed by its owner alone. */
export const anySession: fc.Arbitrary<SignupSession> = fc
  .tuple(anyChange, anyFlavour, anyState)
  .map(([change, flavour, launchState]) =>
    Result.getOrThrow(applyChange(begunSession({ flavour, launchState }), change)),
  )
