import type { OutputOf } from "@application/kernel"
import type { LoginWithPassword, SignedIn } from "../contract/login.ts"

/** The session of a login; a reply for an expired password throws. */
export const signedInOf = (reply: OutputOf<typeof LoginWithPassword>): SignedIn => {
  if ("hash" in reply) throw new Error("The password has expired")
  return reply
}
