import { Effect, Layer, Option } from "effect"
import { Owners } from "../ports/owners.ts"
import { OwnerMails } from "../services/owner-mails.ts"
import { UserMessages } from "../services/user-messages.ts"

export const ownerMails = Layer.effect(
  OwnerMails,
  Effect.gen(function* () {
    const owners = yield* Owners
    const { tell } = yield* UserMessages
    return {
      tell: Effect.fnUntraced(function* (draft, content) {
        const owner = Option.getOrUndefined(yield* owners.of(draft))
        if (owner === undefined) return
        yield* tell({ ...owner, businessProfileId: draft.businessProfileId }, content)
      }),
    }
  }),
)
