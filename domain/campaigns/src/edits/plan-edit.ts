import { Region } from "@domain/kernel"
import { Result, Schema, Struct } from "effect"
import type { CampaignPlan } from "../plan/campaign-plan.ts"
import { CreativeDetail, planCreativeRules } from "../plan/creative.ts"
import type { CheckedField, FieldRule } from "../plan/field-rules.ts"
import { PlanTargeting, planTargetingRules } from "../plan/targeting.ts"

const EditedAds = Schema.Struct(Struct.omit(CreativeDetail.fields, ["leadForm"]))
const EditedAudience = Schema.Struct(
  Struct.pick(PlanTargeting.fields, [
    "targetGender",
    "ageBands",
    "targetLocation",
    "interests",
    "keywords",
    "dayParts",
  ]),
)

/**
 * The parts of a plan that can be changed while its campaign runs: the ads with their picture, and the audience with its
 * keywords and hours. Objective, channels, lead form and pages stay as launched. Ours.
 */
export const PlanEdit = Schema.Struct({ ads: EditedAds, audience: EditedAudience })
export type PlanEdit = typeof PlanEdit.Type

const adFields = Struct.keys(EditedAds.fields)
const audienceFields = Struct.keys(EditedAudience.fields)

const only = <Record extends object, Name extends keyof Record>(record: Record, names: ReadonlyArray<Name>) =>
  Object.fromEntries(names.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]]))) as Pick<
    Record,
    Name
  >

/** The parts of a plan that an edit begins with. */
export const editOf = ({ creative, targeting }: Pick<CampaignPlan, "creative" | "targeting">): PlanEdit => ({
  ads: only(creative.creativeDetail ?? {}, adFields),
  audience: only(targeting, audienceFields),
})

/** The plan with the parts of an edit instead of its own. */
export const editedPlan = <Plan extends Pick<CampaignPlan, "creative" | "targeting">>(
  plan: Plan,
  { ads, audience }: PlanEdit,
): Plan => {
  const { leadForm } = plan.creative.creativeDetail ?? {}
  return {
    ...plan,
    creative: { ...plan.creative, creativeDetail: { ...ads, ...(leadForm !== undefined && { leadForm }) } },
    targeting: { ...Struct.omit(plan.targeting, audienceFields), ...audience },
  }
}

const rules = { ...planTargetingRules, creativeDetail: planCreativeRules.creativeDetail } as Readonly<
  Record<string, FieldRule<unknown> | undefined>
>

/** An edit with its values in their normal form, or message keys by the field that is refused. */
export const checkedEdit = (
  { ads, audience }: PlanEdit,
  region: Region,
): Result.Result<PlanEdit, Readonly<Record<string, ReadonlyArray<string>>>> => {
  const checked = Object.entries({ ...audience, creativeDetail: ads }).map(([name, value]) => {
    const result: CheckedField<unknown> = rules[name]?.check?.(value, region) ?? Result.succeed(value)
    return [name, result] as const
  })
  const refused = checked.flatMap(([name, result]) => (Result.isFailure(result) ? [[name, [result.failure.key]]] : []))
  if (refused.length > 0) return Result.fail(Object.fromEntries(refused))
  const { creativeDetail, ...normal } = Object.fromEntries(
    checked.map(([name, result]) => [name, Result.getOrUndefined(result)]),
  )
  return Result.succeed({ ads: creativeDetail as PlanEdit["ads"], audience: normal as PlanEdit["audience"] })
}
