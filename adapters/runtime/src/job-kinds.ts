import { type JobKind, jobKind } from "@adapters/jobs"
import {
  DeleteNetworkAudience,
  ForgetPeople,
  RefreshCustomerLists,
  SendCustomerList,
  TellVisits,
} from "@application/audiences/contract"
import {
  ApplyShopNotice,
  EraseShop,
  ReadDueFeeds,
  RefreshStores,
  RemindOfRenewals,
  RunFeed,
} from "@application/businesses/contract"
import {
  ApplyCampaignEdit,
  ApplyCampaignState,
  EndUndecidedReviews,
  LookAtCampaign,
  LookAtDueCampaigns,
  ReadProductStates,
  RunLaunch,
  SendProducts,
  SyncCampaigns,
} from "@application/campaigns/contract"
import {
  DeleteConversionsOf,
  ForgetSendings,
  SendConversions,
  SendDueConversions,
  SweepConversions,
} from "@application/conversions/contract"
import { DeleteUnusedPictures } from "@application/creatives/contract"
import { LaunchFranchiseStores } from "@application/franchise/contract"
import {
  DeleteExpiredSecrets,
  EraseBusinesses,
  EraseUsers,
  MailSignUpNotice,
  MailVerificationLink,
  PrepareDataExport,
  SendResetLink,
  WarnOfRepeatedFailures,
} from "@application/identity/contract"
import {
  BuildAgencyReport,
  CountConversions,
  ReceiveLeadNotice,
  RemindOfLeadSteps,
  SendAgencyReport,
  SendDueReports,
  SendScheduledReport,
} from "@application/insights/contract"
import {
  DeleteOldDeliveries,
  DeleteOldEvents,
  SendDueEvents,
  SendDueLeads,
  SendEvents,
  SendLeads,
  WorkOnDestination,
} from "@application/integrations/contract"
import type { AnyContract } from "@application/kernel"
import { ChainAuditEntries, NoteAuditHeads } from "@application/portals/contract"
import {
  DeleteOldNotifications,
  SendCode,
  SendHeldMessages,
  SendMessage,
  SendPush,
} from "@application/messaging/contract"
import { ForgetRemovedDesigns } from "@application/studio/contract"
import {
  DeleteAbandonedDrafts,
  ExtractBusinessDetails,
  ReadSlowWebsite,
  RemindApprovers,
} from "@application/signup/contract"
import {
  ReceivePaymentNotice,
  ReconcilePayments,
  RegisterInvoice,
  TopUpAutomatically,
} from "@application/wallet/contract"
import { jobContracts } from "./use-cases.ts"

/** Tries that last for two weeks, with pauses of an hour at most: as long as an unfinished job is kept. */
const twoWeeks = 14 * 24 + 12

/** Where a job's kind is not the usual one. */
const said: ReadonlyArray<JobKind> = [
  // A code is of use for ten minutes, so it is not tried for longer.
  jobKind(SendCode, { atOnce: 8, perCaller: 4, seconds: 60, retries: 8, isSecret: true }),
  jobKind(SendMessage, { atOnce: 8, perCaller: 4, seconds: 120, isSecret: true }),
  // A day later nobody wants to be woken by it, and the list in the product has it.
  jobKind(SendPush, { atOnce: 8, perCaller: 4, seconds: 60, retries: 5 }),
  jobKind(SendHeldMessages, { atOnce: 1, seconds: 300 }),
  jobKind(DeleteOldNotifications, { atOnce: 1, seconds: 120 }),
  jobKind(SendResetLink, { atOnce: 4, seconds: 60, isSecret: true, endsWithWrites: true }),
  jobKind(MailVerificationLink, { atOnce: 4, seconds: 60, isSecret: true, endsWithWrites: true }),
  jobKind(MailSignUpNotice, { atOnce: 4, seconds: 60, isSecret: true, endsWithWrites: true }),
  jobKind(PrepareDataExport, { endsWithWrites: true }),
  jobKind(ExtractBusinessDetails, { atOnce: 16, perCaller: 2, seconds: 120 }),
  jobKind(ReadSlowWebsite, { atOnce: 8, perCaller: 1, seconds: 120 }),
  // A feed of some hundred thousand products takes minutes.
  jobKind(RunFeed, { atOnce: 2, perCaller: 1, seconds: 1_800, retries: 3 }),
  // A shop that asks to be left alone is waited for.
  jobKind(ApplyShopNotice, { atOnce: 4, perCaller: 1, seconds: 300 }),
  jobKind(EraseShop, { atOnce: 1, seconds: 300 }),
  jobKind(RefreshStores, { atOnce: 1, seconds: 300 }),
  jobKind(RunLaunch, { atOnce: 8 }),
  // One of a head office at a time: each store waits for the lock of its campaign anyway.
  jobKind(LaunchFranchiseStores, { atOnce: 2, perCaller: 1 }),
  // A store of some hundred thousand products is told in many batches.
  jobKind(SendProducts, { atOnce: 2, perCaller: 1, seconds: 1_800 }),
  jobKind(ReadProductStates, { atOnce: 2, perCaller: 1, seconds: 900 }),
  jobKind(ApplyCampaignEdit, { atOnce: 4, seconds: 300 }),
  // Hours, places and searches are asked of each network.
  jobKind(LookAtCampaign, { atOnce: 2, perCaller: 1, seconds: 300 }),
  jobKind(LookAtDueCampaigns, { atOnce: 1, seconds: 120 }),
  jobKind(ApplyCampaignState, { atOnce: 4, seconds: 300 }),
  jobKind(SyncCampaigns, { atOnce: 1 }),
  jobKind(EndUndecidedReviews, { atOnce: 1, seconds: 300 }),
  jobKind(ChainAuditEntries, { atOnce: 1, seconds: 120 }),
  jobKind(NoteAuditHeads, { atOnce: 1, seconds: 300 }),
  jobKind(DeleteAbandonedDrafts, { atOnce: 1, seconds: 120 }),
  jobKind(RemindApprovers, { atOnce: 1, seconds: 300 }),
  jobKind(EraseBusinesses, { atOnce: 1, seconds: 300 }),
  jobKind(EraseUsers, { atOnce: 1, seconds: 300 }),
  jobKind(WarnOfRepeatedFailures, { atOnce: 1, seconds: 120 }),
  jobKind(DeleteExpiredSecrets, { atOnce: 1, seconds: 120 }),
  jobKind(DeleteUnusedPictures, { atOnce: 1, seconds: 120 }),
  jobKind(ForgetRemovedDesigns, { atOnce: 1, seconds: 120 }),
  jobKind(ReconcilePayments, { atOnce: 1, seconds: 300 }),
  jobKind(TopUpAutomatically, { atOnce: 1, seconds: 300 }),
  // A portal that is down for a day is asked again; what it refuses is soon a dead letter.
  jobKind(RegisterInvoice, { atOnce: 2, seconds: 120 }),
  jobKind(ReceivePaymentNotice, { atOnce: 4, seconds: 120 }),
  jobKind(RemindOfRenewals, { atOnce: 1, seconds: 120 }),
  jobKind(ReadDueFeeds, { atOnce: 1, seconds: 120 }),
  jobKind(SendDueReports, { atOnce: 1, seconds: 120 }),
  jobKind(RemindOfLeadSteps, { atOnce: 1, seconds: 120 }),
  jobKind(CountConversions, { atOnce: 1, seconds: 120 }),
  // Its pages are drawn here, and each mail server is waited for.
  jobKind(SendScheduledReport, { atOnce: 2, perCaller: 1, seconds: 600 }),
  jobKind(SendAgencyReport, { atOnce: 2, perCaller: 1, seconds: 600 }),
  // A hundred clients' reports are read; each client is tried thrice before its maker is told.
  jobKind(BuildAgencyReport, { atOnce: 2, perCaller: 1, seconds: 600 }),
  // A list's batches are sent one after another.
  jobKind(SendCustomerList, { atOnce: 4, perCaller: 1, seconds: 1_800 }),
  // Hashes of phones can be guessed. Whoever asked to be forgotten is, even if a network is away for days.
  jobKind(ForgetPeople, { atOnce: 2, seconds: 300, retries: twoWeeks, isSecret: true }),
  // One run tells of the visits of a website at a time.
  jobKind(TellVisits, { atOnce: 8, perCaller: 1, seconds: 300 }),
  jobKind(DeleteNetworkAudience, { retries: twoWeeks }),
  jobKind(RefreshCustomerLists, { atOnce: 1, seconds: 600 }),
  // One run sends for a destination at a time, and a receiver that is slow holds up no other.
  jobKind(SendLeads, { atOnce: 16, perCaller: 1, seconds: 600 }),
  jobKind(WorkOnDestination, { perCaller: 1 }),
  jobKind(SendDueLeads, { atOnce: 1, seconds: 120 }),
  jobKind(DeleteOldDeliveries, { atOnce: 1, seconds: 120 }),
  // One run sends for an endpoint at a time.
  jobKind(SendEvents, { atOnce: 16, perCaller: 1, seconds: 600 }),
  jobKind(SendDueEvents, { atOnce: 1, seconds: 120 }),
  jobKind(DeleteOldEvents, { atOnce: 1, seconds: 120 }),
  jobKind(SweepConversions, { atOnce: 1, seconds: 120 }),
  jobKind(DeleteConversionsOf, { perCaller: 1, seconds: 600 }),
  // One run tells a network of a business at a time.
  jobKind(SendConversions, { atOnce: 8, perCaller: 1, seconds: 600 }),
  jobKind(SendDueConversions, { atOnce: 1, seconds: 300 }),
  jobKind(ForgetSendings, { retries: twoWeeks }),
  jobKind(ReceiveLeadNotice, { atOnce: 4, seconds: 120 }),
]

/** Everything that may be queued, and how it is run. */
export const jobKinds: ReadonlyArray<JobKind> = jobContracts.map(
  (contract: AnyContract) => said.find((kind) => kind.contract.name === contract.name) ?? jobKind(contract),
)
