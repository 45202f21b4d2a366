import { type CampaignChannel, campaignChannels, type LinkedAccounts } from "@domain/campaigns"
import { JobId } from "@domain/kernel"
import * as fc from "fast-check"
import type { JobStatus } from "../async-job.ts"
import { type ChannelProgress, type LaunchJob, LaunchStep } from "../launch-progress.ts"
import { PageAccessActor, PageAccessMove, PageAccessStatus } from "../page-access-states.ts"

/** A status of a job. */
export const anyJobStatus = fc.constantFrom<JobStatus>("New", "InProgress", "Done", "Failed")

/** Channels, chosen once each or not at all. */
export const anyChannels: fc.Arbitrary<ReadonlyArray<CampaignChannel>> = fc.subarray([...campaignChannels])

/** Steps of a channel, each once. */
export const anySteps = fc.subarray([...LaunchStep.literals])

const anyProgress: fc.Arbitrary<ChannelProgress> = fc.record(
  {
    channel: fc.constantFrom(...campaignChannels),
    status: anyJobStatus,
    step: fc.constantFrom(...LaunchStep.literals),
    done: fc.nat(8),
    total: fc.nat(8),
    problem: fc.string(),
  },
  { requiredKeys: ["channel", "status", "done", "total"] },
)

/** A launch at any stage. */
export const anyLaunchJob: fc.Arbitrary<LaunchJob> = fc.record({
  jobId: fc.constant(JobId.make("job-00000001")),
  status: anyJobStatus,
  channels: fc.array(anyProgress, { maxLength: 3 }),
})

/** A page's access, a move and who makes it. */
export const anyPageAccess = fc.record({
  pageId: fc.constantFrom("4001", "4002"),
  status: fc.constantFrom(...PageAccessStatus.literals),
})
/** A move of a page's access. */
export const anyPageAccessMove = fc.constantFrom(...PageAccessMove.literals)
/** Who moves a page's access. */
export const anyPageAccessActor = fc.constantFrom(...PageAccessActor.literals)

/** What a business has linked. */
export const anyLinkedAccounts: fc.Arbitrary<LinkedAccounts> = fc.record(
  {
    facebookPage: fc.record({ id: fc.constantFrom("4001", "4002"), name: fc.string() }),
    usePortalPage: fc.boolean(),
    instagram: fc.boolean(),
  },
  { requiredKeys: ["usePortalPage", "instagram"] },
)
