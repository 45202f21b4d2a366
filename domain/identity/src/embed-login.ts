import { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"
import { EmailAddress } from "./user.ts"

/** What an embed token's login answers. Spec: entities, Embed login result. */
export const EmbedLogin = Schema.Struct({
  accessToken: Schema.NonEmptyString,
  emailAddress: EmailAddress,
  isUserSignedUp: Schema.Boolean,
  flavor: Schema.NonEmptyString,
  businessProfileId: Schema.optionalKey(BusinessProfileId),
})
export type EmbedLogin = typeof EmbedLogin.Type

/** Where an embed token's login leads: to its profile, or to the verification that its onboarding consists of. Spec: store onboarding, "Embed profile: verification only". */
export const placeAfterEmbedLogin = ({
  isUserSignedUp,
  businessProfileId,
}: Pick<EmbedLogin, "isUserSignedUp" | "businessProfileId">): string => {
  const profile = businessProfileId === undefined ? "" : `/${businessProfileId}`
  return isUserSignedUp && profile !== "" ? `/app${profile}/dashboard` : `/signup/verification${profile}`
}
