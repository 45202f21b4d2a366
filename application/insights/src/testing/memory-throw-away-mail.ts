import { Effect, Layer } from "effect"
import { ThrowAwayMail } from "../ports/throw-away-mail.ts"

/** Throw-away mailboxes of one domain. */
export const memoryThrowAwayMail = Layer.succeed(ThrowAwayMail, {
  holds: (domain) => Effect.succeed(domain === "mailinator.com"),
})
