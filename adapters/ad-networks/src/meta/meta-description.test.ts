import { externalName } from "@application/campaigns/ports"
import { sampleCards, samplePlan } from "@application/campaigns/conformance"
import { allowedCallsToAction, objectives } from "@domain/creatives"
import facts from "@tools/provider-facts/meta-v25.json" with { type: "json" }
import { expect, test } from "vitest"
import { leadFormParameters } from "./meta-lead-form.ts"
import { faultOfError } from "./meta-product-states.ts"
import { adParameters, adSetParameters, campaignParameters, creativeParameters } from "./meta-objects.ts"
import { vocabularyOf } from "./meta-vocabulary.ts"

type NamesByType = Readonly<Record<string, string>>

const {
  fields,
  calls,
  enums,
}: {
  readonly fields: Readonly<Record<string, NamesByType>>
  readonly calls: Readonly<Record<string, { readonly parameters: NamesByType }>>
  readonly enums: Readonly<Record<string, string>>
} = facts

/** What Meta's guides name and its description lists nowhere: the destination of call ads, and how an ad names its creative. */
const fromGuides: Readonly<Record<string, string>> = {
  adaccountadsets_destination_type_enum_param: "PHONE_CALL",
  AdCreative: "creative_id",
}

/** The nodes whose fields a parameter has that is described as a map or an object. */
const maps: Readonly<Record<string, string>> = {
  contextual_multi_ads: "AdCreativeContextualMultiAds",
  degrees_of_freedom_spec: "AdCreativeDegreesOfFreedomSpec",
  context_card: "LeadGenContextCard",
  custom_disclaimer: "LeadGenCustomDisclaimer",
  questions: "list<LeadGenQuestion>",
  thank_you_page: "LeadGenThankYouPage",
}

const typesOf = (names: NamesByType | undefined): ReadonlyMap<string, string> =>
  new Map(Object.entries(names ?? {}).flatMap(([type, list]) => list.split(" ").map((name) => [name, type] as const)))

const unknownIn = (value: unknown, type: string, path: string): ReadonlyArray<string> => {
  const element = /^list<(.+)>$/u.exec(type)?.[1]
  if (element !== undefined)
    return Array.isArray(value) ? value.flatMap((one) => unknownIn(one, element, path)) : [`${path} is no list`]
  const values = enums[type]
  if (values !== undefined)
    return [...values.split(" "), fromGuides[type]].includes(String(value)) ? [] : [`${path} is ${String(value)}`]
  const named = typesOf(fields[type])
  if (named.size === 0 || typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, held]) => {
    const inner = named.get(name)
    if (fromGuides[type] === name) return []
    return inner === undefined ? [`${path}.${name} is not described`] : unknownIn(held, inner, `${path}.${name}`)
  })
}

const unknownOf = (call: string, parameters: Readonly<Record<string, unknown>>): ReadonlyArray<string> => {
  const types = typesOf(calls[call]?.parameters)
  return Object.entries(parameters).flatMap(([name, value]) => {
    const type = types.get(name)
    if (type === undefined) return [`${call}: ${name} is not described`]
    return value === undefined ? [] : unknownIn(value, /map|Object/u.test(type) ? (maps[name] ?? type) : type, name)
  })
}

const words = vocabularyOf("v25.0")
const hours = [{ weekday: 1, from: 540, to: 1_080 } as const]
const automation = { expandsAudience: true, adjustsLook: true }
const keys = new Map([["a", "GB:BS1"]])
const excludedAreas = [{ placeId: "a", name: "BS1", countryCode: "GB", latitude: 51.45, longitude: -2.6 }]
const excludedCircles = [{ name: "Rival", latitude: 51.4, longitude: -2.6, kilometers: 2 }]
const made = { campaign: "1", adSet: "2", picture: "hash", creative: "4" }

const plans = objectives.flatMap((objective) =>
  allowedCallsToAction(objective).map((callToAction) => {
    const { social, ...plan } = samplePlan(1, "Social")
    return { ...plan, objective, ...(social !== undefined && { social: { ...social, callToAction } }) }
  }),
)

test("every field and value that an ad sends is in Meta's own description", () => {
  expect(plans.length).toBeGreaterThan(objectives.length)
  for (const plan of plans) {
    const { leadForm } = plan
    const ofAdSet = (change: object, ids: object = {}) =>
      adSetParameters({ ...plan, ...change }, words, { ...made, ...ids }, "9", { postcodes: keys, locales: [46] }, 0)
    const ofCreative = (change: object, ids: object = {}) =>
      creativeParameters({ ...plan, ...change }, words, { ...made, ...ids }, "9", "8")
    const whatsApp = { messages: { app: "WhatsApp", whatsAppNumber: "+919876543210" } }
    expect([
      ...unknownOf("AdAccount POST campaigns", campaignParameters(plan, words)),
      ...[
        ofAdSet({}),
        ofAdSet({ automation }),
        ofAdSet({ hours }),
        ofAdSet({ location: { ...plan.location, excludedAreas, excludedCircles } }),
        ofAdSet(whatsApp),
        ofAdSet({}, { products: "7" }),
      ].flatMap((one) => unknownOf("AdAccount POST adsets", one)),
      ...[
        ofCreative({}),
        ofCreative({ automation }),
        ofCreative(whatsApp),
        ofCreative({}, { leadForm: "6" }),
        ofCreative({}, { products: "7" }),
        ofCreative({ social: plan.social && { ...plan.social, cards: sampleCards(3) } }, { picture: "a b c" }),
      ].flatMap((one) => unknownOf("AdAccount POST adcreatives", one)),
      ...unknownOf("AdAccount POST ads", adParameters(plan, made)),
      ...(leadForm === undefined ? [] : unknownOf("Page POST leadgen_forms", leadFormParameters(plan, leadForm))),
    ]).toEqual([])
  }
})

test("a word that Meta does not describe is found", () => {
  expect(unknownOf("AdAccount POST campaigns", { name: "x", status: "RUNNING", colour: "red" })).toEqual([
    "status is RUNNING",
    "AdAccount POST campaigns: colour is not described",
  ])
  const targeting = { targeting_automation: { audience: 0 } }
  expect(unknownOf("AdAccount POST adsets", { targeting })).toEqual([
    "targeting.targeting_automation.audience is not described",
  ])
})

test("a creative says feature by feature that nothing of it is altered", () => {
  const [plan] = plans
  if (plan === undefined) throw new Error("There is no plan")
  const sent = creativeParameters(plan, words, made, "9", undefined)
  const features: object = (sent["degrees_of_freedom_spec"] as { creative_features_spec: object })
    .creative_features_spec
  expect(Object.keys(features)).toEqual(expect.arrayContaining(["image_touchups", "text_optimizations", "enhance_cta"]))
  expect(Object.keys(features)).not.toContain("standard_enhancements")
  expect(new Set(Object.values(features).map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify({ enroll_status: "OPT_OUT" })]),
  )
  expect(sent).toMatchObject({ contextual_multi_ads: { enroll_status: "OPT_OUT" } })
  expect(creativeParameters(plan, vocabularyOf("v8.0"), made, "9", undefined)).toEqual({
    name: externalName(plan, "creative"),
    object_story_spec: expect.anything(),
  })
})

test("who lets the look be adjusted agrees to brightness, crops and texts alone", () => {
  const [plan] = plans
  if (plan === undefined) throw new Error("There is no plan")
  const sent = creativeParameters({ ...plan, automation }, words, made, "9", undefined)
  const { creative_features_spec: features } = sent["degrees_of_freedom_spec"] as {
    creative_features_spec: Readonly<Record<string, { readonly enroll_status: string }>>
  }
  const agreed = Object.entries(features).filter(([, { enroll_status: status }]) => status === "OPT_IN")
  expect(agreed.map(([name]) => name)).toEqual([
    "adapt_to_placement",
    "image_auto_crop",
    "image_brightness_and_contrast",
    "image_touchups",
    "text_optimizations",
  ])
  expect(sent).toMatchObject({ contextual_multi_ads: { enroll_status: "OPT_OUT" } })
})

test.each([
  ["en", "IN", "EN_US"],
  ["en", "GB", "EN_GB"],
  ["hi", "IN", "HI_IN"],
  ["he", "GB", "HE_IL"],
] as const)("a lead form in %s for %s is in Meta's %s", (language, region, locale) => {
  const { leadForm, ...plan } = samplePlan(1, "Social")
  if (leadForm === undefined) throw new Error("The sample has no form")
  const sent = leadFormParameters({ ...plan, language, region }, leadForm)
  expect(sent).toMatchObject({ locale })
  expect(unknownOf("Page POST leadgen_forms", sent)).toEqual([])
})

test("faults of products are errors that Meta describes, read from fields of its nodes", () => {
  const described = enums["productcatalogproducts_error_type_enum_param"]?.split(" ") ?? []
  expect([...faultOfError.keys()].filter((type) => !described.includes(type))).toEqual([])
  const known = { item: typesOf(fields["ProductItem"]), error: typesOf(fields["ProductItemError"]) }
  const [item = "", error = ""] = vocabularyOf("v25.0").productFields.replace("}", "").split("errors{")
  expect(item.split(",").filter((name) => name !== "" && !known.item.has(name))).toEqual([])
  expect(error.split(",").filter((name) => !known.error.has(name))).toEqual([])
})
