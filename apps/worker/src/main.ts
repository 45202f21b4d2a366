import { measureQueues, runJobs } from "@adapters/jobs"
import { FactReader } from "@adapters/web-extraction"
import {
  imageStoreOf,
  jobKinds,
  observability,
  portsLayer,
  refuseOwningRole,
  refuseUnreadyDatabase,
  settingsOrExit,
  tellServices,
  useCases,
  warnOfVersions,
} from "@adapters/runtime"
import { EndUndecidedReviews, LookAtDueCampaigns, SyncCampaigns } from "@application/campaigns/contract"
import { bind, makeContainer } from "@application/container"
import { SendDueConversions, SweepConversions } from "@application/conversions/contract"
import { DeleteUnusedPictures } from "@application/creatives/contract"
import { ForgetRemovedDesigns } from "@application/studio/contract"
import {
  DeleteExpiredSecrets,
  EraseBusinesses,
  EraseUsers,
  WarnOfRepeatedFailures,
} from "@application/identity/contract"
import { ReadDueFeeds, RefreshStores, RemindOfRenewals } from "@application/businesses/contract"
import { RefreshCustomerLists } from "@application/audiences/contract"
import { CountConversions, RemindOfLeadSteps, SendDueReports } from "@application/insights/contract"
import { DeleteOldDeliveries, DeleteOldEvents, SendDueEvents, SendDueLeads } from "@application/integrations/contract"
import { type AnyContract, JobQueue } from "@application/kernel"
import { DeleteOldNotifications, SendHeldMessages } from "@application/messaging/contract"
import { CheckPortalDomains } from "@application/portals/contract"
import { DeleteAbandonedDrafts, RemindApprovers } from "@application/signup/contract"
import { ChainAuditEntries, NoteAuditHeads } from "@application/portals/contract"
import {
  ReconcilePayments,
  ReconcileRefunds,
  ReconcileReversals,
  TopUpAutomatically,
} from "@application/wallet/contract"
import { NodeRuntime } from "@effect/platform-node"
import { messageText } from "@ui/i18n/message-texts"
import { Context, Effect, type Layer, Schedule } from "effect"

const settings = settingsOrExit()
const ports = portsLayer({
  settings,
  store: imageStoreOf(settings),
  translate: (key, language, values) => messageText(key, language, values),
  // Jobs bound themselves, and none is to fail because others have pictures too.
  pictures: { waiting: Infinity },
  jobs: jobKinds,
  supervise: true,
})

/** Queues a recurring job; any number of workers queue it once at a time, because its key is one. */
const every = (seconds: number, contract: AnyContract) =>
  Effect.flatMap(JobQueue, (jobs) => jobs.later(contract, {}, { singletonKey: "tick" })).pipe(
    Effect.catchCause((cause) => Effect.logWarning(`${contract.name} could not be queued`, cause)),
    Effect.repeat(Schedule.spaced(seconds * 1_000)),
    Effect.forkScoped,
  )

const program = Effect.gen(function* () {
  const services = yield* Effect.context<Layer.Success<typeof ports>>()
  yield* refuseOwningRole(settings)
  yield* warnOfVersions(settings)
  yield* tellServices(settings)
  const container = makeContainer(bind(services, useCases))
  yield* runJobs({ container })
  yield* measureQueues
  const seconds = settings.SYNC_SECONDS
  yield* every(seconds, CheckPortalDomains)
  yield* every(seconds, SyncCampaigns)
  yield* every(Math.max(2, seconds), ChainAuditEntries)
  yield* every(Math.max(10, seconds * 60), NoteAuditHeads)
  yield* every(Math.max(2, seconds), ReconcilePayments)
  yield* every(Math.max(2, seconds), ReconcileRefunds)
  yield* every(Math.max(2, seconds), TopUpAutomatically)
  yield* every(Math.max(10, seconds * 10), ReconcileReversals)
  yield* every(Math.max(10, seconds * 60), EndUndecidedReviews)
  yield* every(Math.max(2, seconds), LookAtDueCampaigns)
  yield* every(Math.max(10, seconds * 60), RefreshStores)
  yield* every(Math.max(2, seconds), ReadDueFeeds)
  yield* every(Math.max(10, seconds * 10), RemindOfRenewals)
  yield* every(Math.max(10, seconds * 10), DeleteAbandonedDrafts)
  yield* every(Math.max(10, seconds * 10), RemindApprovers)
  yield* every(Math.max(2, seconds), SendDueReports)
  yield* every(Math.max(2, seconds), RemindOfLeadSteps)
  yield* every(Math.max(2, seconds), CountConversions)
  yield* every(Math.max(2, seconds), RefreshCustomerLists)
  yield* every(Math.max(2, seconds), SendDueLeads)
  yield* every(Math.max(10, seconds * 10), DeleteOldDeliveries)
  yield* every(Math.max(2, seconds), SendDueEvents)
  yield* every(Math.max(10, seconds * 10), DeleteOldEvents)
  yield* every(Math.max(10, seconds * 10), SweepConversions)
  yield* every(Math.max(10, seconds * 10), SendDueConversions)
  yield* every(Math.max(2, seconds), SendHeldMessages)
  yield* every(Math.max(2, seconds), WarnOfRepeatedFailures)
  yield* every(Math.max(10, seconds * 10), DeleteExpiredSecrets)
  yield* every(Math.max(10, seconds * 10), EraseBusinesses)
  yield* every(Math.max(10, seconds * 10), EraseUsers)
  yield* every(Math.max(10, seconds * 60), DeleteOldNotifications)
  yield* every(Math.max(10, seconds * 60), DeleteUnusedPictures)
  yield* every(Math.max(10, seconds * 60), ForgetRemovedDesigns)
  yield* Effect.logInfo("The worker takes jobs")
  // Its thread loads parser and places now, so that the first owner waits for neither.
  const { page } = Context.get(services, FactReader)
  yield* Effect.forkScoped(Effect.ignore(page({ html: "", address: "https://example.com/" })))
  return yield* Effect.never
})

const working = Effect.scoped(program).pipe(
  Effect.provide(ports),
  Effect.provide(observability(settings, "marquee-worker")),
)

NodeRuntime.runMain(Effect.andThen(refuseUnreadyDatabase(settings), working))
