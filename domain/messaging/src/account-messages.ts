import { Schema } from "effect"

/** What became of an account's second factor, told to its owner. Ours. */
export const SecondFactorMessage = Schema.Struct({
  link: Schema.String,
  firstName: Schema.String,
  change: Schema.Literals([
    "on",
    "off",
    "codesRenewed",
    "recoveryCodeUsed",
    "passkeyAdded",
    "passkeyRemoved",
    "appRemoved",
  ]),
})
export type SecondFactorMessage = typeof SecondFactorMessage.Type

/** What repeated at an account within an hour, told to its owner. Ours. */
export const AccountWarningMessage = Schema.Struct({
  link: Schema.String,
  firstName: Schema.String,
  about: Schema.Literals(["signInsFailed", "secondFactorFailed", "rightsRefused"]),
  times: Schema.Int,
})
export type AccountWarningMessage = typeof AccountWarningMessage.Type

/** The texts of a message about a second factor. Ours. */
export const secondFactorTexts = {
  on: "secondFactorOn",
  off: "secondFactorOff",
  codesRenewed: "recoveryCodesRenewed",
  recoveryCodeUsed: "recoveryCodeUsed",
  passkeyAdded: "passkeyAdded",
  passkeyRemoved: "passkeyRemoved",
  appRemoved: "authenticatorAppRemoved",
} as const satisfies Record<SecondFactorMessage["change"], string>
