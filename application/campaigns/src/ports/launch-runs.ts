import { Context, type Effect } from "effect"
import type {
  AdPlan,
  CampaignChannel,
  ChannelEditStatus,
  ChannelVerdict,
  LaunchedAd,
  RefusedField,
  ReviewReason,
  ReviewWords,
} from "@domain/campaigns"
import type { JobStatus, LaunchStep } from "@domain/channels"
import type { PartsRead } from "@domain/insights"
import type {
  BusinessProfileId,
  CampaignId,
  IdempotencyKey,
  JobId,
  LocalDate,
  MinorUnits,
  Region,
} from "@domain/kernel"

/** Identifiers that a network gave to what each step made. */
export type ExternalIds = Readonly<Partial<Record<LaunchStep, string>>>

/**
 * A change of a running ad that its network is being told. A new ad waits beside the present ad until the network has decided
 * on it.
 */
export interface ChannelEdit {
  /** The revision of the campaign's plan that was sent. */
  readonly planRevision: number
  /** What the network shall be told instead of the channel's `plan`. */
  readonly plan: AdPlan
  /** The changed ad, as its owner reads it. */
  readonly ad: LaunchedAd
  /** Whether the network gets a new ad; otherwise the present ad is shown to others or at other times. */
  readonly needsAd: boolean
  /** Whether the network gets a second version beside the present ad. */
  readonly addsVersion?: boolean
  readonly status: ChannelEditStatus
  /** What the change has made so far. */
  readonly externalIds: ExternalIds
  /** Why it was refused, in the words of who refused it. */
  readonly problem?: string
  readonly fields?: ReadonlyArray<RefusedField>
  readonly reviewReasons?: ReadonlyArray<ReviewReason>
  readonly reviewWords?: ReviewWords
}

/** How far a launch is on one channel; a step is done when its external id is recorded. */
export interface ChannelRun {
  readonly channel: CampaignChannel
  readonly status: JobStatus
  readonly steps: ReadonlyArray<LaunchStep>
  readonly externalIds: ExternalIds
  readonly problem?: string
  /** The verdict on the channel that the owner was last notified of. */
  readonly notified?: ChannelVerdict
  /** What was submitted to it, as its owner reads it; launches before November 2026 have none. */
  readonly ad?: LaunchedAd
  /** What its network is told, made when the launch was accepted; launches before December 2026 have none. */
  readonly plan?: AdPlan
  /** The revision of the campaign's plan that it shows, where that is not the run's. */
  readonly planRevision?: number
  /** The change that was sent last, until its network shows it. */
  readonly edit?: ChannelEdit
  /** Ads and second versions that were replaced, refused or overtaken, until their network has stopped them. */
  readonly stops?: ReadonlyArray<ExternalIds>
  /** The business's own page that carries its ads; none where the portal's does. */
  readonly pageId?: string
}

/** Objects of an earlier attempt on a channel that was created again since. */
export type ReplacedRun = Pick<ChannelRun, "channel" | "externalIds">

/** One accepted launch of a campaign; `attempt` counts from 1 and grows with each resubmission. Times are epoch milliseconds. */
export interface LaunchRun {
  readonly businessProfileId: BusinessProfileId
  readonly campaignId: CampaignId
  readonly attempt: number
  readonly jobId: JobId
  readonly idempotencyKey: IdempotencyKey
  readonly region: Region
  /** The revision of the campaign's plan that was accepted; launches before December 2026 have none. */
  readonly planRevision?: number
  readonly status: JobStatus
  readonly channels: ReadonlyArray<ChannelRun>
  /** Stands still at its network, whatever that decides later; what it delivered counts. */
  readonly replaced?: ReadonlyArray<ReplacedRun>
  /** When the launch last made progress or failed at it. */
  readonly touchedAt: number
  /** The day up to which numbers were read, local to the region. */
  readonly syncedOn?: LocalDate
  /** How far the parts of its numbers were read, by ad, place, device, age, gender and hour. */
  readonly partsRead?: PartsRead
  /** Minor units a day that the networks were last asked to spend; before that they spend the launch's. */
  readonly dailyBudget?: MinorUnits
}

/** What was launched before a launch. */
export interface EarlierRuns {
  readonly sameKey?: LaunchRun
  readonly latest?: LaunchRun
}

/** Launches and what they have made so far; survives restarts. */
export class LaunchRuns extends Context.Service<
  LaunchRuns,
  {
    /** The campaign's latest launch. */
    readonly latest: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
    ) => Effect.Effect<LaunchRun | undefined>
    /** The latest launch of each campaign of these profiles, latest progress first. */
    readonly recentOf: (
      businessProfileIds: ReadonlyArray<BusinessProfileId>,
      limit: number,
    ) => Effect.Effect<ReadonlyArray<LaunchRun>>
    /** The launch that this key has accepted, whichever campaign it was for, and the campaign's latest launch. */
    readonly earlier: (
      businessProfileId: BusinessProfileId,
      campaignId: CampaignId,
      idempotencyKey: IdempotencyKey | undefined,
    ) => Effect.Effect<EarlierRuns>
    readonly save: (run: LaunchRun) => Effect.Effect<void>
    /** The campaign whose lead form has this identifier on its network. */
    readonly ofLeadForm: (
      externalFormId: string,
    ) => Effect.Effect<{ readonly businessProfileId: BusinessProfileId; readonly campaignId: CampaignId } | undefined>
  }
>()("campaigns/LaunchRuns") {}
