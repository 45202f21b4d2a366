import { behaviourOf, messageKeyOf } from "@domain/errors"
import { type Clearing, clearedBy, type StoredItem } from "./session-end.ts"

/** A login's reply as far as it decides what happens next. Spec: states, login. */
export type LoginReply =
  | { readonly kind: "signedIn" }
  | { readonly kind: "hash"; readonly hash: string }
  | { readonly kind: "failed"; readonly code: number; readonly serverMessage?: string | undefined }

/** Words for a refused login: ours by key, or the server's own. */
export type LoginMessage =
  | { readonly kind: "key"; readonly key: string; readonly tone: "error" | "info" }
  | { readonly kind: "text"; readonly text: string; readonly tone: "error" }

/** What follows a login. */
export type LoginOutcome =
  | { readonly kind: "enter" }
  | { readonly kind: "resetPassword"; readonly to: string }
  | {
      readonly kind: "signUp"
      readonly to: string
      readonly clears: ReadonlyArray<StoredItem>
      readonly message: LoginMessage
    }
  | { readonly kind: "stay"; readonly message: LoginMessage | undefined }

/** The reset page for a hash; an expired password says so there. Spec: screens, resetPassword (query hash, isPasswordExpired). */
export const resetPasswordPath = (hash: string, isPasswordExpired = false): string =>
  `/resetPassword?hash=${encodeURIComponent(hash)}${isPasswordExpired ? "&isPasswordExpired=true" : ""}`

/** Codes of a login whose words are the catalogue's. Spec: messages 8.3, login. */
const spoken: ReadonlySet<number> = new Set([51, 52, 56, 57, 800, 801])

/** Nobody has this mobile number. Spec: messages 8.3. */
const notRegistered = 1021

/** The words for a refused login: the catalogue's, else the server's, else that it failed; none where the login screen stays silent. Spec: messages 8.3. */
export const loginMessage = (code: number, serverMessage?: string): LoginMessage | undefined => {
  if (behaviourOf(code, "login") === "endSessionQuietly") return undefined
  if (spoken.has(code)) return { kind: "key", key: messageKeyOf(code), tone: "error" }
  const text = serverMessage?.trim() ?? ""
  return text === "" ? { kind: "key", key: "LoginFailed", tone: "error" } : { kind: "text", text, tone: "error" }
}

const clearing: Clearing = "mobileNotRegistered"

/**
 * What follows a login's reply: a hash leads to a new password, an unknown mobile to the sign-up with local values cleared and an
 * information, anything else stays with its message. Spec: states, login.
 */
export const loginOutcome = (reply: LoginReply): LoginOutcome => {
  if (reply.kind === "signedIn") return { kind: "enter" }
  if (reply.kind === "hash") return { kind: "resetPassword", to: resetPasswordPath(reply.hash, true) }
  if (reply.code !== notRegistered) return { kind: "stay", message: loginMessage(reply.code, reply.serverMessage) }
  const message = { kind: "key", key: messageKeyOf(notRegistered), tone: "info" } as const
  return { kind: "signUp", to: "/signup", clears: clearedBy[clearing], message }
}
