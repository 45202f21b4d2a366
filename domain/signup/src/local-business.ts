import { businessName, collectFailures, requiredText } from "@domain/validation"
import { Result, Schema } from "effect"
import type { SignupSession } from "./signup-session.ts"
import { withChange } from "./session-change.ts"
import { checkField } from "./check-field.ts"
import type { FieldName } from "./field-names.ts"
import { changeOf } from "./change-of-values.ts"

/** A page of the business on Facebook. */
export const FacebookPageDetail = Schema.Struct({
  id: Schema.optionalKey(Schema.String),
  name: Schema.optionalKey(Schema.String),
  link: Schema.optionalKey(Schema.String),
})

/** The business's Google listing. */
export const GooglePlaceDetail = Schema.Struct({
  placeId: Schema.optionalKey(Schema.String),
  name: Schema.optionalKey(Schema.String),
  link: Schema.optionalKey(Schema.String),
})

/** The configuration of a local business, which overrides stored values. Spec: entities, localBusinessConfiguration. */
export const LocalBusinessConfiguration = Schema.Struct({
  websiteUrl: Schema.optionalKey(Schema.String),
  facebookPageDetail: Schema.optionalKey(FacebookPageDetail),
  googlePlaceDetail: Schema.optionalKey(GooglePlaceDetail),
  /** Where the outlet stands, and the business's category by its slug. Ours. */
  outlet: Schema.optionalKey(Schema.String),
  category: Schema.optionalKey(Schema.String),
})
export type LocalBusinessConfiguration = typeof LocalBusinessConfiguration.Type

/**
 * Applies the configuration over the draft; missing and invalid values change nothing. Spec: entities,
 * "localBusinessConfiguration ... overrides stored values".
 */
export const withConfiguration = (
  session: SignupSession,
  { websiteUrl, facebookPageDetail, googlePlaceDetail }: LocalBusinessConfiguration,
): SignupSession => {
  const said: ReadonlyArray<readonly [FieldName, string | undefined]> = [
    ["websiteUrl", websiteUrl],
    ["facebookPageId", facebookPageDetail?.id],
    ["facebookPageUrl", facebookPageDetail?.link],
    ["googlePlaceUrl", googlePlaceDetail?.link],
  ]
  const changes = said.flatMap(([name, value]) => {
    const checked = value === undefined ? undefined : checkField(name, value, session.region)
    return checked === undefined || Result.isFailure(checked) ? [] : [[name, checked.success] as const]
  })
  return withChange(session, changeOf(Object.fromEntries(changes)), "owner")
}

/** The data that sets up a local business: name, outlet, category and product flavour. Spec: 7.3, localBusiness. */
export const LocalBusinessSetup = Schema.Struct({
  businessName: Schema.String,
  outlet: Schema.String,
  category: Schema.String,
  flavour: Schema.String,
})
export type LocalBusinessSetup = typeof LocalBusinessSetup.Type

/** The set-up of a draft: the outlet is the area and the city it stands in (ours). All failures at once. Spec: 7.3, localBusiness. */
export const localBusinessSetup = ({ business: { name = "", location = {}, category }, flavour }: SignupSession) =>
  Result.map(
    collectFailures({
      businessName: businessName(name),
      outlet: requiredText(
        [location.area, location.city].filter((part) => (part ?? "").trim() !== "").join(", "),
        "validation.cityRequired",
      ),
      category: requiredText(category?.slug ?? ""),
    }),
    (checked): LocalBusinessSetup => ({ ...checked, flavour }),
  )
