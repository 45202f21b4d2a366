import { Schema } from "effect"
import { contract, textOf, exampleProfile } from "@application/kernel"
import { FacebookLoginFailed, FacebookPageLinkingFailed } from "@domain/channels"
import { BusinessProfileId } from "@domain/kernel"

const profile = { businessProfileId: BusinessProfileId }

/** Begins a login at Facebook: where to send the person, who comes back to our page with a code. Ours. */
export const BeginFacebookLogin = contract("channels/BeginFacebookLogin", {
  kind: "workflow",
  access: "linkAccounts",
  route: "POST /businessProfiles/:businessProfileId/facebook/login",
  group: "Linked accounts",
  summary: "Begin a login at Facebook",
  description:
    "Answers the address to send the person to. Facebook sends them back to /linked/facebook of the portal with a code and the state, which counts for ten minutes and for the same user alone.",
  example: { ...exampleProfile, returnTo: "/app/7/dashboard" },
  input: Schema.Struct({ ...profile, returnTo: Schema.optionalKey(textOf(500)) }),
  output: Schema.Struct({ address: Schema.String }),
})

/**
 * Ends a login with what Facebook sent back: the state of its beginning, by the same user within ten minutes, and a code or an
 * error. The long-lived token is kept sealed, and `returnTo` is where the login was begun. Ours.
 */
export const FinishFacebookLogin = contract("channels/FinishFacebookLogin", {
  kind: "workflow",
  access: "linkAccounts",
  route: "POST /businessProfiles/:businessProfileId/facebook/login/finish",
  group: "Linked accounts",
  summary: "Finish a login at Facebook",
  description: "Takes what Facebook sent back. The token is exchanged for one of sixty days and stored encrypted.",
  example: { ...exampleProfile, state: "7.k1.c3RhdGU", code: "AQBx-code" },
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
  kind: "workflow",
  access: "linkAccounts",
  route: "DELETE /businessProfiles/:businessProfileId/facebook",
  group: "Linked accounts",
  summary: "Unlink Facebook",
  description: "Facebook takes back what was allowed; then the login and the chosen pages are deleted.",
  example: exampleProfile,
  input: Schema.Struct(profile),
  output: Schema.Struct({}),
  failures: [FacebookPageLinkingFailed],
})
