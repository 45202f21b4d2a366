import { afterTelling, type ShownMessage, shownMessage } from "@domain/errors"
import { clearedBy, type StoredItem } from "./session-end.ts"

/** The parts of a login's reply that decide what happens next. Spec: states, login. */
export type LoginReply =
  | { readonly kind: "signedIn" }
  | { readonly kind: "hash"; readonly hash: string }
  | { readonly kind: "failed"; readonly code: number; readonly serverMessage?: string | undefined }

/** What follows a login. */
export type LoginOutcome =
  | { readonly kind: "enter" }
  | { readonly kind: "resetPassword"; readonly to: string }
  | {
      readonly kind: "signUp"
      readonly to: string
      readonly clears: ReadonlyArray<StoredItem>
      readonly message: ShownMessage
    }
  | { readonly kind: "stay"; readonly message: ShownMessage }

/**
 * The reset page for a hash, with the reason if the password expired. Spec: screens, resetPassword (query hash,
 * isPasswordExpired).
 */
export const resetPasswordPath = (hash: string, isPasswordExpired = false): string =>
  `/resetPassword?hash=${encodeURIComponent(hash)}${isPasswordExpired ? "&isPasswordExpired=true" : ""}`

/**
 * What happens after a login's reply: a hash leads to a new password; an unknown mobile to the sign-up with local
 * values cleared; anything else stays, with the message of the error package. Spec: states, login.
 */
export const loginOutcome = (reply: LoginReply): LoginOutcome => {
  if (reply.kind === "signedIn") return { kind: "enter" }
  if (reply.kind === "hash") return { kind: "resetPassword", to: resetPasswordPath(reply.hash, true) }
  const message = shownMessage(reply.code, "login", reply.serverMessage)
  const next = afterTelling(reply.code)
  if (next === undefined) return { kind: "stay", message }
  return { kind: "signUp", to: next.goesTo, clears: clearedBy.mobileNotRegistered, message }
}
