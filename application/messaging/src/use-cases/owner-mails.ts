import { Effect, Layer, Option } from "effect"
import { JobQueue } from "@application/kernel"
import { needsVerifiedAddress } from "@domain/messaging"
import { SendMessage } from "../contract/send-message.ts"
import { Owners } from "../ports/owners.ts"
import { OwnerMails } from "../services/owner-mails.ts"

export const ownerMails = Layer.effect(
  OwnerMails,
  Effect.gen(function* () {
    const owners = yield* Owners
    const jobs = yield* JobQueue
    return {
      tell: Effect.fnUntraced(function* (draft, content) {
        const owner = Option.getOrUndefined(yield* owners.of(draft))
        if (owner === undefined) return
        const { portalId, emailAddress: to, language, emailVerified } = owner
        const mail = content(owner)
        if (needsVerifiedAddress(mail.template) && !emailVerified) return
        const message = { portalId, channel: "Email", to, language, content: mail } as const
        yield* jobs.later(SendMessage, message, { caller: to })
      }),
    }
  }),
)
