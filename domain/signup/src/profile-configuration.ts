import type { BusinessFieldFailure } from "@domain/businesses"
import { flavours } from "@domain/launch"
import { businessName, type Checked, collectFailures, limitedText, refuse, requiredText } from "@domain/validation"
import { applyDifference, type NameValue } from "@domain/kernel"
import { onboardingStates, ProductConfiguration, ProductFlavour } from "@domain/portals"
import { Result, Schema } from "effect"
import { LocalBusinessConfiguration, type LocalBusinessSetup } from "./local-business.ts"

/** What a profile's product is and what its local business is read from. Spec: entities, product configuration; calls C16. */
export const ProfileConfiguration = Schema.Struct({
  ...ProductConfiguration.fields,
  localBusinessConfiguration: Schema.optionalKey(LocalBusinessConfiguration),
})
export type ProfileConfiguration = typeof ProfileConfiguration.Type

/** The configuration of a profile that the small-business sign-up made. Ours. */
export const signedUpConfiguration: ProfileConfiguration = {
  category: "LocalBusiness",
  flavor: "smallBusiness",
  onboardingState: onboardingStates.features,
  isSelfFunded: false,
}

/** Fields that decide what is sold to whom: staff change them. Ours. */
const staffFields: ReadonlyArray<string> = ["category", "flavor", "isSelfFunded"]
const editable: ReadonlyArray<string> = [
  ...staffFields,
  "onboardingState",
  "freshChatExternalId",
  "freshChatRestoreId",
  "localBusinessConfiguration",
]
const required: ReadonlyArray<string> = [...staffFields, "onboardingState"]

const decode = Schema.decodeUnknownResult(ProfileConfiguration)
const encode = Schema.encodeSync(ProfileConfiguration)

type Refusal = readonly [name: string, failure: BusinessFieldFailure]

const refusalOf = (
  configuration: ProfileConfiguration,
  { Name, Value }: NameValue,
  isStaff: boolean,
): ReadonlyArray<Refusal> => {
  if (!editable.includes(Name)) return [[Name, { key: "businesses.fieldUnknown" }]]
  if (!isStaff && staffFields.includes(Name)) return [[Name, { key: "businesses.fieldReadOnly" }]]
  if (Value === null || Value === undefined)
    return required.includes(Name) ? [[Name, { key: "validation.required" }]] : []
  const isFine = Result.isSuccess(decode({ ...encode(configuration), [Name]: Value }))
  const shrinks = Name === "onboardingState" && Number(Value) < configuration.onboardingState
  return isFine && !shrinks ? [] : [[Name, { key: "validation.required" }]]
}

/**
 * Applies a difference to a configuration, in the wire's form. The onboarding state only grows, and staff alone change
 * category, flavour and funding. Spec: calls C17; states, "send only a difference".
 */
export const editConfiguration = (
  configuration: ProfileConfiguration,
  changes: ReadonlyArray<NameValue>,
  isStaff: boolean,
): Result.Result<ProfileConfiguration, Readonly<Record<string, BusinessFieldFailure>>> => {
  const refused = changes.flatMap((change) => refusalOf(configuration, change, isStaff))
  if (refused.length > 0) return Result.fail(Object.fromEntries(refused))
  const next = decode(applyDifference(encode(configuration), changes))
  return Result.mapError(next, () => ({ configuration: { key: "validation.required" as const } }))
}

const isProductFlavour = Schema.is(ProductFlavour)
const isJourney = (name: string): boolean => flavours.some((flavour) => flavour === name)

/** A flavour of the product by its name; each journey of the sign-up is the small-business one's. */
const productFlavour = (named: string): Checked<ProductFlavour> => {
  if (isProductFlavour(named)) return Result.succeed(named)
  return isJourney(named) ? Result.succeed("smallBusiness") : refuse("validation.required")
}

/** A checked set-up of a local business, and the configuration that it leads to. */
export const setUpLocalBusiness = (configuration: ProfileConfiguration, typed: LocalBusinessSetup) =>
  Result.map(
    collectFailures({
      businessName: businessName(typed.businessName),
      outlet: Result.flatMap(requiredText(typed.outlet, "validation.cityRequired"), (outlet) =>
        limitedText(outlet, "area"),
      ),
      category: requiredText(typed.category),
      flavour: productFlavour(typed.flavour),
    }),
    ({ businessName: name, outlet, category, flavour }) => {
      const next: ProfileConfiguration = {
        ...configuration,
        category: "LocalBusiness",
        flavor: flavour,
        localBusinessConfiguration: { ...configuration.localBusinessConfiguration, outlet, category },
      }
      return { name, outlet, configuration: next }
    },
  )
