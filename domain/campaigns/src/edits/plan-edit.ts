import { canonicalJson, contentHash } from "@domain/creatives"
import { Region } from "@domain/kernel"
import { Result, Schema, Struct } from "effect"
import type { CampaignPlan } from "../plan/campaign-plan.ts"
import { CreativeDetail, PlanCreative, planCreativeRules } from "../plan/creative.ts"
import type { CheckedField, FieldRule } from "../plan/field-rules.ts"
import { PlanTargeting, planTargetingRules } from "../plan/targeting.ts"
import { EditedTerms, readTerms } from "./edited-terms.ts"

/** Parts of the creative that stay as launched. */
const launchedFields = ["leadForm", "savedForm"] as const
const adDetailFields = Struct.omit(CreativeDetail.fields, launchedFields)
const statements = Struct.pick(PlanCreative.fields, ["policyStatements"])
const EditedAds = Schema.Struct({ ...adDetailFields, ...statements })
const EditedAudience = Schema.Struct(
  Struct.pick(PlanTargeting.fields, [
    "targetGender",
    "ageBands",
    "targetLocation",
    "languages",
    "interests",
    "keywords",
    "keywordMatches",
    "negativeKeywords",
    "dayParts",
    "includedLists",
    "excludedLists",
    "excludedPlacements",
    "savedAudience",
  ]),
)

/**
 * The parts of a plan that can be changed while its campaign runs: the ads with their picture, the audience with its keywords and
 * hours, and the terms that differ from what runs. Objective, channels, lead form and pages stay as launched. A second version is
 * named where one is added; the version that runs stays unnamed. Ours.
 */
export const PlanEdit = Schema.Struct({
  ads: EditedAds,
  audience: EditedAudience,
  terms: Schema.optionalKey(EditedTerms),
})
export type PlanEdit = typeof PlanEdit.Type

const adFields = Struct.keys(EditedAds.fields)
const audienceFields = Struct.keys(EditedAudience.fields)

const only = <Record extends object, Name extends keyof Record>(record: Record, names: ReadonlyArray<Name>) =>
  Object.fromEntries(names.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]]))) as Pick<
    Record,
    Name
  >

const ownAdFields = Struct.omit(adDetailFields, ["variant"])

/** The parts of a plan that an edit begins with. */
export const editOf = ({ creative, targeting }: Pick<CampaignPlan, "creative" | "targeting">): PlanEdit => ({
  ads: {
    ...only(creative.creativeDetail ?? {}, Struct.keys(ownAdFields)),
    ...only(creative, Struct.keys(statements)),
  },
  audience: only(targeting, audienceFields),
})

/** What the social ad says and shows, whoever has accepted it. */
const shownBySocialAd = ({
  adDetail,
  picture,
  palette,
  selectedTemplateId,
}: Pick<CreativeDetail, "adDetail" | "picture" | "palette" | "selectedTemplateId">): string =>
  canonicalJson([adDetail === undefined ? "" : contentHash(adDetail), picture?.url, palette, selectedTemplateId])

type Edited = Pick<CampaignPlan, "creative" | "targeting">

/** The edit with the second version that its plan then has: its own, else the version that runs while the social ad is the same. Ours. */
export const wholeEdit = ({ creative: { creativeDetail = {} } }: Edited, { ads, ...edit }: PlanEdit): PlanEdit => {
  const isSame = shownBySocialAd(ads) === shownBySocialAd(creativeDetail)
  const variant = ads.variant ?? (isSame ? creativeDetail.variant : undefined)
  return { ...edit, ads: { ...Struct.omit(ads, ["variant"]), ...(variant !== undefined && { variant }) } }
}

/** The plan with the parts of a whole edit instead of its own; its budget stays as it was paid, since terms are the campaign's. */
export const revisedPlan = <Plan extends Edited>(plan: Plan, { ads, audience }: PlanEdit): Plan => {
  const { policyStatements, ...detail } = ads
  return {
    ...plan,
    creative: {
      ...Struct.omit(plan.creative, Struct.keys(statements)),
      creativeDetail: { ...detail, ...only(plan.creative.creativeDetail ?? {}, launchedFields) },
      ...(policyStatements !== undefined && { policyStatements }),
    },
    targeting: { ...Struct.omit(plan.targeting, audienceFields), ...audience },
  }
}

/** The plan with the parts of an edit instead of its own; another social ad ends the test of its two versions. */
export const editedPlan = <Plan extends Edited>(plan: Plan, edit: PlanEdit): Plan =>
  revisedPlan(plan, wholeEdit(plan, edit))

const rules = { ...planTargetingRules, creativeDetail: planCreativeRules.creativeDetail } as Readonly<
  Record<string, FieldRule<unknown> | undefined>
>

/** An edit as a caller sends it: fields of any value, enumerations by name or by number. */
export interface SentEdit {
  readonly ads: Readonly<Record<string, unknown>>
  readonly audience: Readonly<Record<string, unknown>>
  readonly terms?: Readonly<Record<string, unknown>>
}

type Refused = Readonly<Record<string, ReadonlyArray<string>>>

type Reader = (value: unknown) => Result.Result<object, unknown>

const readersOf = (section: Schema.Codec<object, unknown>): ReadonlyArray<Reader> => [
  Schema.decodeUnknownResult(Schema.toType(section)),
  Schema.decodeUnknownResult(section),
]
const readers = { ads: readersOf(EditedAds), audience: readersOf(EditedAudience) }
const known = { ads: adFields, audience: audienceFields }

/** A field in its own shape, or the key of the message that says why it is refused. */
const readField = (section: keyof typeof readers, name: string, value: unknown): CheckedField<unknown> => {
  if (!known[section].some((field) => field === name)) return Result.fail({ key: "businesses.fieldUnknown" })
  for (const read of readers[section]) {
    const decoded = read({ [name]: value })
    if (Result.isSuccess(decoded)) return Result.succeed(Object.values(decoded.success)[0])
  }
  return Result.fail({ key: rules[name]?.wrongShape ?? "validation.required" })
}

/** The fields of a section, or what is refused of them. */
const readSection = <Section extends keyof typeof readers>(
  section: Section,
  sent: Readonly<Record<string, unknown>>,
  region: Region,
): Result.Result<PlanEdit[Section], Refused> => {
  const read = Object.entries(sent).map(([name, value]) => {
    const shaped = readField(section, name, value)
    const checked = Result.flatMap(shaped, (typed) => rules[name]?.check?.(typed, region) ?? Result.succeed(typed))
    return [name, checked] as const
  })
  const refused = read.flatMap(([name, field]) => (Result.isFailure(field) ? [[name, [field.failure.key]]] : []))
  return refused.length > 0
    ? Result.fail(Object.fromEntries(refused))
    : Result.succeed(
        Object.fromEntries(read.map(([name, field]) => [name, Result.getOrUndefined(field)])) as PlanEdit[Section],
      )
}

/** The audience without lists that were emptied, which say no more than none. */
const withoutEmpty = ({
  keywordMatches = [],
  negativeKeywords = [],
  includedLists = [],
  excludedLists = [],
  excludedPlacements = [],
  languages = [],
  ...audience
}: PlanEdit["audience"]) => ({
  ...audience,
  ...(languages.length > 0 && { languages }),
  ...(includedLists.length > 0 && { includedLists }),
  ...(excludedLists.length > 0 && { excludedLists }),
  ...(excludedPlacements.length > 0 && { excludedPlacements }),
  ...(keywordMatches.length > 0 && { keywordMatches }),
  ...(negativeKeywords.length > 0 && { negativeKeywords }),
})

/** An edit with its values in their normal form, or message keys by the field that is refused. */
export const readEdit = (sent: SentEdit, region: Region): Result.Result<PlanEdit, Refused> => {
  const ads = readSection("ads", sent.ads, region)
  const audience = readSection("audience", sent.audience, region)
  const terms = readTerms(sent.terms ?? {})
  if (Result.isFailure(ads) || Result.isFailure(audience) || Result.isFailure(terms))
    return Result.fail({
      ...(Result.isFailure(ads) && ads.failure),
      ...(Result.isFailure(audience) && audience.failure),
      ...(Result.isFailure(terms) && terms.failure),
    })
  const pictures = rules["creativeDetail"]?.check?.(ads.success, region)
  return pictures !== undefined && Result.isFailure(pictures)
    ? Result.fail({ picture: [pictures.failure.key] })
    : Result.succeed({
        ads: ads.success,
        audience: withoutEmpty(audience.success),
        ...(Object.keys(terms.success).length > 0 && { terms: terms.success }),
      })
}
