import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { FacebookLoginFailed, FacebookPageLinkingFailed } from "@domain/channels"
import { BusinessProfileId } from "@domain/kernel"

const profile = { businessProfileId: BusinessProfileId }

/** Begins a login at Facebook: where to send the person, who comes back to our page with a code. Ours. */
export const BeginFacebookLogin = contract("channels/BeginFacebookLogin", {
  access: "linkAccounts",
  input: Schema.Struct({ ...profile, returnTo: Schema.optionalKey(textOf(500)) }),
  output: Schema.Struct({ address: Schema.String }),
})

/**
 * Ends a login with what Facebook sent back: the state of its beginning, by the same user within ten minutes, and a code or an
 * error. The long-lived token is kept sealed, and `returnTo` is where the login was begun. Ours.
 */
export const FinishFacebookLogin = contract("channels/FinishFacebookLogin", {
  access: "linkAccounts",
  input: Schema.Struct({
    ...profile,
    state: textOf(4000),
    code: Schema.optionalKey(textOf(2000)),
    error: Schema.optionalKey(textOf(200)),
  }),
  output: Schema.Struct({ facebookName: Schema.String, returnTo: Schema.optionalKey(Schema.String) }),
  failures: [FacebookLoginFailed, FacebookPageLinkingFailed],
})

/** Takes back at Facebook what the login allowed, and forgets it and the pages. Ours. */
export const UnlinkFacebook = contract("channels/UnlinkFacebook", {
  access: "linkAccounts",
  input: Schema.Struct(profile),
  output: Schema.Struct({}),
  failures: [FacebookPageLinkingFailed],
})
