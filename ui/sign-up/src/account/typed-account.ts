import { Option, Schema } from "effect"

/** What has been typed into the sign-up, without the password; times are epoch milliseconds. */
export const TypedAccount = Schema.Struct({
  email: Schema.String,
  /** First and last name as one line. */
  name: Schema.String,
  country: Schema.Literals(["IN", "GB"]),
  number: Schema.String,
  hasAccepted: Schema.Boolean,
  /** The number that a code was sent to, and when the next may be asked for. */
  sentTo: Schema.optionalKey(Schema.String),
  resendAt: Schema.optionalKey(Schema.Number),
  /** Until when no more codes are taken. */
  lockedUntil: Schema.optionalKey(Schema.Number),
})
export type TypedAccount = typeof TypedAccount.Type

const key = "typedAccount"
const decode = Schema.decodeUnknownOption(TypedAccount)

type Entry = Pick<History, "state" | "replaceState">

/** What this entry of the browser's history holds; it outlives a reload and ends with the tab. */
export const recallTyped = ({ state }: Entry): TypedAccount | undefined =>
  typeof state === "object" && state !== null && key in state
    ? Option.getOrUndefined(decode((state as Record<string, unknown>)[key]))
    : undefined

/** Keeps what is typed in this entry of the browser's history, beside what the router keeps there. */
export const keepTyped = (history: Entry, typed: TypedAccount): void => {
  history.replaceState({ ...(history.state as object | null), [key]: typed }, "")
}
