import { Effect, Option } from "effect"
import { handler } from "@application/kernel"
import { SendResetLink } from "../contract/password.ts"
import { IdentityMessages } from "../ports/identity-messages.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { newResetKey } from "./reset-keys.ts"

/** Mails a reset link to the account's own address; an address without an account gets nothing. */
export const sendResetLink = handler(
  SendResetLink,
  Effect.fnUntraced(function* ({ portalId, emailAddress, origin }) {
    const account = Option.getOrUndefined(yield* (yield* UserRepository).byEmail(portalId, emailAddress))
    if (account === undefined) return {}
    const { emailAddress: to, firstName, languageId } = account.user
    const link = `${origin}/resetPassword?hash=${yield* newResetKey(account, "mail")}`
    yield* (yield* IdentityMessages).resetLink(portalId, { emailAddress: to, firstName, language: languageId }, link)
    return {}
  }),
)
