import { behaviourOf, consequences, type Place } from "./behaviour.ts"
import { errorEntry, genericMessageKey, isErrorCode, messageKeyOf } from "./error-catalogue.ts"

/** The message for a failure: a text by its key, the server's own words, or nothing. */
export type ShownMessage =
  | { readonly tone: MessageTone; readonly key: string }
  | { readonly tone: MessageTone; readonly text: string }
  | undefined

/** How a message looks: an error, or a fact that people can act on. */
export type MessageTone = "error" | "info"

/** Key of 'Failed to login. Please try again.' Spec: messages 8.3. */
export const loginFailedKey = "LoginFailed"

/** Key of the session-expired message. Spec: 8.2. */
export const sessionExpiredKey = "SessionExpired"

/** Shown as facts and not as errors: a mobile number without an account, which leads to sign-up. Spec: messages 8.3. */
const facts: ReadonlySet<number> = new Set([1021])

/** Their texts come from outside: the payment provider's message is passed through. Spec: 8.1. */
const passedThrough: ReadonlySet<number> = new Set([201])

const inWords = (key: string, serverMessage = ""): ShownMessage => {
  const text = serverMessage.trim()
  return text === "" ? { tone: "error", key } : { tone: "error", text }
}

/**
 * The message for a code in a place. Ours for every catalogued code, in the reader's language; the server's words only where
 * it is the payment provider who speaks, and on the login screen for codes that we do not know. Spec: 8.2, 8.3.
 */
export const shownMessage = (code: number, place: Place, serverMessage?: string): ShownMessage => {
  const { shows } = consequences[behaviourOf(code, place)]
  if (shows === "nothing") return undefined
  if (shows === "sessionExpired") return { tone: "error", key: sessionExpiredKey }
  if (!isErrorCode(code) && place === "login") return inWords(loginFailedKey, serverMessage)
  if (shows === "generic") return { tone: "error", key: genericMessageKey }
  if (passedThrough.has(code)) return inWords(genericMessageKey, serverMessage)
  return { tone: facts.has(code) ? "info" : "error", key: messageKeyOf(code) }
}

/** What the client does after telling: the number without an account goes to sign-up and forgets its local values. Spec: messages 8.3. */
export const afterTelling = (
  code: number,
): { readonly goesTo: "/signup"; readonly clearsLocalValues: true } | undefined =>
  errorEntry(code)?.name === "mobileNumberNotRegistered" ? { goesTo: "/signup", clearsLocalValues: true } : undefined
