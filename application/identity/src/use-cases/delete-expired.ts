import { Clock, Effect } from "effect"
import { inBatches, RateLimits, handler } from "@application/kernel"
import { deletedBefore } from "@domain/kernel"
import { DeleteExpiredSecrets } from "../contract/delete-expired.ts"
import { ExpiredSecrets } from "../ports/expired-secrets.ts"
import { deleteOverAssistants } from "./delete-assistants.ts"
import { SecurityLog } from "../ports/security-log.ts"

export const deleteExpiredSecrets = handler(
  DeleteExpiredSecrets,
  Effect.fnUntraced(function* () {
    const now = yield* Clock.currentTimeMillis
    const ends = {
      now,
      codesSentBefore: deletedBefore("oneTimeCode", now),
      verificationsEndedBefore: deletedBefore("emailVerification", now),
    }
    const secrets = yield* ExpiredSecrets
    const { deleteEnded } = yield* RateLimits
    yield* inBatches((limit) => secrets.delete(ends, limit))
    yield* inBatches(deleteEnded)
    yield* inBatches(deleteOverAssistants(now))
    const { deleteBefore } = yield* SecurityLog
    yield* inBatches((limit) => deleteBefore(deletedBefore("securityEvent", now), limit))
    return {}
  }),
)
