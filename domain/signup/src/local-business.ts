import { businessName, collectFailures, requiredText } from "@domain/validation"
import { Result, Schema } from "effect"
import type { SignupSession } from "./signup-session.ts"
import { withChange } from "./session-change.ts"
import { checkField } from "./check-field.ts"
import { changeOf, type FieldName } from "./field-names.ts"

/** A page of the business on the social network. */
export const FacebookPageDetail = Schema.Struct({
  id: Schema.optionalKey(Schema.String),
  name: Schema.optionalKey(Schema.String),
  link: Schema.optionalKey(Schema.String),
})

/** The business's entry in a listing of places. */
export const GooglePlaceDetail = Schema.Struct({
  placeId: Schema.optionalKey(Schema.String),
  name: Schema.optionalKey(Schema.String),
  link: Schema.optionalKey(Schema.String),
})

/** What the product's configuration says of a local business; it overrides stored values. Spec: entities, localBusinessConfiguration. */
export const LocalBusinessConfiguration = Schema.Struct({
  websiteUrl: Schema.optionalKey(Schema.String),
  facebookPageDetail: Schema.optionalKey(FacebookPageDetail),
  googlePlaceDetail: Schema.optionalKey(GooglePlaceDetail),
})
export type LocalBusinessConfiguration = typeof LocalBusinessConfiguration.Type

/**
 * The draft with what the configuration says in place of what was stored; what it does not say, and what its field does not take,
 * stays as it is. Spec: entities, "localBusinessConfiguration ... overrides stored values".
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

/** What sets a local business up: its name, which of its places, its category and the product's flavour. Spec: 7.3, localBusiness. */
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
