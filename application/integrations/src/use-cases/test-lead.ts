import { LeadRecords } from "@application/insights/services"
import { handler } from "@application/kernel"
import { type DeliveryTry, exampleValues, meaningOf, testMessage, valuesOf } from "@domain/integrations"
import { Clock, Effect } from "effect"
import { GetLeadExample, SendTestLead } from "../contract/lead-destinations.ts"
import { LeadReceivers } from "../ports/lead-receivers.ts"
import { targetOf } from "./destination-secrets.ts"
import { count, destinationOf } from "./stored-destination.ts"

export const getLeadExample = handler(
  GetLeadExample,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const [newest] = yield* (yield* LeadRecords).following(businessProfileId, {}, undefined, 1)
    return { values: newest === undefined ? exampleValues : valuesOf(newest), isMade: newest === undefined }
  }),
)

/** Nothing of it is stored, and the destination's state does not follow from it. */
export const sendTestLead = handler(
  SendTestLead,
  Effect.fnUntraced(function* ({ businessProfileId, destinationId }) {
    yield* count("lead-test", businessProfileId)
    const destination = yield* destinationOf(businessProfileId, destinationId)
    const at = yield* Clock.currentTimeMillis
    const message = testMessage(at, destination)
    const { retryAfterSeconds: _wait, ...answer } = yield* (yield* LeadReceivers).send(yield* targetOf(destination), {
      id: `test_${destinationId}_${at}`,
      leadId: 0,
      at,
      message,
    })
    const attempt: DeliveryTry = { at, durationMillis: (yield* Clock.currentTimeMillis) - at, ...answer }
    return { attempt, isTaken: meaningOf(attempt) === "Taken" }
  }),
)
