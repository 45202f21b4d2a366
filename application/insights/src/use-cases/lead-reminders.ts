import { handler, UnitOfWork } from "@application/kernel"
import { OwnerMails } from "@application/messaging/services"
import { stepReminder, withReminder } from "@domain/insights"
import type { UserId } from "@domain/kernel"
import { leadStepMessage } from "@domain/messaging"
import { Clock, Effect, Result } from "effect"
import { RemindOfLeadSteps } from "../contract/lead-work.ts"
import { type DueStep, LeadRepository } from "../ports/lead-repository.ts"
import { ReportReaders } from "../ports/report-delivery.ts"

/** Steps that one run reminds of; the others wait for the next, a moment later. */
const mostReminded = 100

/** Reminds of a step that is still due, and notes so in the same transaction. */
const remind = Effect.fnUntraced(function* ({ businessProfileId, leadId }: DueStep, now: number) {
  const readers = yield* (yield* ReportReaders).ofProfile(businessProfileId)
  const members = readers.map(({ userId }) => userId)
  let to: UserId | undefined
  const lead = yield* (yield* LeadRepository).change(businessProfileId, leadId, (found) => {
    const reminder = stepReminder(found, members, now)
    to = reminder?.to
    return Result.succeed(reminder === undefined ? found : withReminder(found, now))
  })
  if (to !== undefined && lead.nextStep !== undefined)
    yield* (yield* OwnerMails).tell(
      { businessProfileId, userId: to },
      leadStepMessage({ businessProfileId, leadId, leadName: lead.name, step: lead.nextStep.text }),
    )
})

/** One that nobody can be reminded of is logged and tried again next time. */
export const remindOfLeadSteps = handler(
  RemindOfLeadSteps,
  Effect.fnUntraced(function* () {
    const { transact } = yield* UnitOfWork
    const now = yield* Clock.currentTimeMillis
    const due = yield* (yield* LeadRepository).stepsDue(now, mostReminded)
    yield* Effect.forEach(
      due,
      (step) =>
        transact(remind(step, now)).pipe(
          Effect.catchCause((cause) => Effect.logWarning("A next step could not be reminded of", cause)),
        ),
      { discard: true },
    )
    return {}
  }),
)
