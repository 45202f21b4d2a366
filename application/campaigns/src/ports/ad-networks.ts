import { Context, type Effect, Schema } from "effect"
import type { AdvertisedItem } from "@domain/businesses"
import type {
  AdPlan,
  BannerPicture,
  CampaignBudget,
  CampaignChannel,
  CarouselCard,
  ChannelState,
  FoundSearch,
  RefusedAsset,
  RefusedField,
  SpentBefore,
  TestDay,
} from "@domain/campaigns"
import type { LaunchStep } from "@domain/channels"
import type { MadeUpLead, Objective } from "@domain/creatives"
import type {
  DailyMetrics,
  DayPart,
  NetworkLead,
  NetworkProductDay,
  PartDimension,
  ProductRefusal,
} from "@domain/insights"
import type { CurrencyCode, LocalDate, MinorUnits } from "@domain/kernel"
import type { ExternalIds } from "./launch-runs.ts"

/** The network will not take this, however often it is asked; `reason` is its own words for the owner. */
export class NetworkRefused extends Schema.TaggedError<NetworkRefused>()("NetworkRefused", {
  reason: Schema.String,
}) {}

/** The network could not be reached or is overloaded; a later retry may work. */
export class NetworkUnavailable extends Schema.TaggedError<NetworkUnavailable>()("NetworkUnavailable", {
  reason: Schema.String,
}) {}

export type AdNetworkError = NetworkRefused | NetworkUnavailable

/** A finished picture of the ad: its drawing, or the cover of its video. */
export interface PngPicture {
  readonly bytes: Uint8Array
  readonly url: string
}

/** One step to take: what is wanted, what earlier steps made, and the picture and products, read only if the step needs them. */
export interface StepRequest {
  readonly plan: AdPlan
  readonly step: LaunchStep
  readonly made: ExternalIds
  /** The revision of the campaign's plan, which names what is made for an ad that runs already. */
  readonly revision?: number
  readonly picture: Effect.Effect<PngPicture>
  /** The second version's picture, read only where its step needs it; absent where the plan has none. */
  readonly secondPicture?: Effect.Effect<PngPicture>
  /** The PNG of a picture of the plan's banner; absent where the plan shows none. */
  readonly bannerPng?: (picture: BannerPicture) => Effect.Effect<Uint8Array>
  /** The square PNG of a card's picture; absent where the plan has no cards. */
  readonly cardPng?: (card: CarouselCard) => Effect.Effect<Uint8Array>
  /** The next products to show after a code, by their codes; none when there are no more. */
  readonly products?: (after: string) => Effect.Effect<ReadonlyArray<AdvertisedItem>>
}

/** A change of a running ad: what its network was told and shall be told, and the objects of the channel. */
export interface AdEdit {
  readonly before: AdPlan
  readonly plan: AdPlan
  readonly made: ExternalIds
  /** The revision of the campaign's plan, which names what the change makes. */
  readonly revision: number
  /** The changed picture, read only where a new ad needs it. */
  readonly picture: Effect.Effect<PngPicture>
  /** The PNG of a picture of the changed banner; absent where the plan shows none. */
  readonly bannerPng?: (picture: BannerPicture) => Effect.Effect<Uint8Array>
  /** The square PNG of a card's picture; absent where the plan has no cards. */
  readonly cardPng?: (card: CarouselCard) => Effect.Effect<Uint8Array>
}

/** One channel's objects of a campaign; its objective says what counts as a result. */
export interface ChannelObjects {
  readonly channel: CampaignChannel
  readonly externalIds: ExternalIds
  readonly objective?: Objective
}

/** Products that a network is told of anew, and the codes of products that it forgets. */
export interface SentProductsChange {
  readonly changed: ReadonlyArray<AdvertisedItem>
  readonly removed: ReadonlyArray<string>
}

/** A product that a network does not show, with the reasons. */
export interface RefusedProduct {
  readonly productId: string
  readonly refusals: ReadonlyArray<ProductRefusal>
}

/** What a network has of a product: its prices, unless they cannot be read, and why it does not show it. */
export interface NetworkProductState extends RefusedProduct {
  readonly prices?: Pick<AdvertisedItem, "price" | "salePrice" | "saleDates">
}

/** A channel's budget, positive, in minor units of its account's currency. */
export interface ChannelBudget {
  readonly type: CampaignBudget["budgetType"]
  readonly currency: CurrencyCode
  /** A day, on average. */
  readonly daily: MinorUnits
  /** The budget over the whole campaign, including what the channel has already spent. */
  readonly total: MinorUnits
  /** What was spent before both versions of the ad began to share it; absent where one version has it all. */
  readonly versions?: SpentBefore
}

/** What a network says about an ad; `reason` is its own words when it is not shown, `fields` what it names of the ad. */
export interface ReviewState {
  readonly status: Extract<ChannelState["status"], "InReview" | "Active" | "Paused" | "Rejected" | "Completed">
  readonly reason?: string
  readonly fields?: ReadonlyArray<RefusedField>
  /** What it does not show beside an ad that it shows. */
  readonly refusedAssets?: ReadonlyArray<RefusedAsset>
}

/** The channels on which ads can be shown. Names carry our campaign id, so that a repeated step finds the earlier object. */
export class AdNetworks extends Context.Service<
  AdNetworks,
  {
    /** Channels that this installation can launch on. */
    readonly availableChannels: ReadonlyArray<CampaignChannel>
    /** What a plan needs on its channel, in order. */
    readonly steps: (plan: AdPlan) => ReadonlyArray<LaunchStep>
    /**
     * Makes, or finds, what the step is about and succeeds with the network's identifier for it. With a revision it makes a second
     * version beside an ad that runs, which stands still until `showVersions`; its study takes the place of earlier studies.
     */
    readonly perform: (request: StepRequest) => Effect.Effect<string, AdNetworkError>
    readonly pause: (objects: ChannelObjects) => Effect.Effect<void, AdNetworkError>
    readonly resume: (objects: ChannelObjects) => Effect.Effect<void, AdNetworkError>
    /** The last day on which ads are shown, in `timeZone`. */
    readonly setEndDate: (
      objects: ChannelObjects,
      endDate: LocalDate,
      timeZone: string,
    ) => Effect.Effect<void, AdNetworkError>
    /** What the channel may spend from now on. */
    readonly setBudget: (objects: ChannelObjects, budget: ChannelBudget) => Effect.Effect<void, AdNetworkError>
    /**
     * Makes the changed ad beside the present ad, or finds it, and succeeds with what it made. The network reviews it while the
     * present ad goes on.
     */
    readonly addAd: (edit: AdEdit) => Effect.Effect<ExternalIds, AdNetworkError>
    /**
     * Shows the channel's ads to the changed audience, at the changed hours, for the changed keywords and with what is changed
     * beside them: only what differs is sent.
     */
    readonly retarget: (edit: AdEdit) => Effect.Effect<void, AdNetworkError>
    /** Shows one ad no more; the campaign and its other ads go on. */
    readonly stopAd: (objects: ChannelObjects) => Effect.Effect<void, AdNetworkError>
    /** Shows both versions of the ad while they are tested, else the first of the objects alone; nothing where there is one. */
    readonly showVersions: (objects: ChannelObjects) => Effect.Effect<void, AdNetworkError>
    /** Shows the second version of the objects no more and lets nobody be kept for it; the first goes on. */
    readonly stopVersion: (objects: ChannelObjects) => Effect.Effect<void, AdNetworkError>
    /** What the channel has spent of budgets for the whole time; nothing where its budgets are by the day. */
    readonly spentBefore: (objects: ChannelObjects) => Effect.Effect<SpentBefore, AdNetworkError>
    readonly review: (objects: ChannelObjects) => Effect.Effect<ReviewState, AdNetworkError>
    /** Numbers of each day from `since` to `until`, both included; days without any may be left out. */
    readonly metrics: (
      objects: ChannelObjects,
      since: LocalDate,
      until: LocalDate,
    ) => Effect.Effect<ReadonlyArray<DailyMetrics>, AdNetworkError>
    /** Numbers of both versions of the ad, by day from `since` to `until`; none for an ad with one version. */
    readonly versions: (
      objects: ChannelObjects,
      since: LocalDate,
      until: LocalDate,
    ) => Effect.Effect<ReadonlyArray<TestDay>, AdNetworkError>
    /**
     * What people searched for when the ad was shown from `since` to `until`; one search may come more than once. None for ads that
     * no search brings.
     */
    readonly searchTerms: (
      objects: Pick<ChannelObjects, "channel" | "externalIds">,
      since: LocalDate,
      until: LocalDate,
    ) => Effect.Effect<ReadonlyArray<FoundSearch>, AdNetworkError>
    /**
     * Parts of each day by one dimension from `since` to `until`, each value once a day; none for a network that does not tell
     * them. Results are absent where it does not tell those.
     */
    readonly parts: (
      objects: ChannelObjects,
      dimension: PartDimension,
      since: LocalDate,
      until: LocalDate,
    ) => Effect.Effect<ReadonlyArray<DayPart>, AdNetworkError>
    /** Numbers of each product and day from `since` to `until`; none for a campaign that shows no products. */
    readonly productMetrics: (
      objects: ChannelObjects,
      since: LocalDate,
      until: LocalDate,
    ) => Effect.Effect<ReadonlyArray<NetworkProductDay>, AdNetworkError>
    /**
     * Tells the network of products that changed since it was told, and takes products away from it, at most 5,000 together.
     * Succeeds with the changed products that it did not take.
     */
    readonly sendProducts: (
      objects: Pick<ChannelObjects, "channel" | "externalIds">,
      products: SentProductsChange,
    ) => Effect.Effect<ReadonlyArray<RefusedProduct>, AdNetworkError>
    /** The network's products of a store, at most a million; none for a campaign that shows no products. */
    readonly productStates: (
      objects: Pick<ChannelObjects, "channel" | "externalIds">,
    ) => Effect.Effect<ReadonlyArray<NetworkProductState>, AdNetworkError>
    /** Leads of the campaign's form submitted at or after `since` (epoch milliseconds); none for channels without forms. */
    readonly leads: (
      objects: ChannelObjects,
      since: number,
    ) => Effect.Effect<ReadonlyArray<NetworkLead>, AdNetworkError>
    /** One lead by the network's identifier; undefined when the network does not know it. */
    readonly lead: (externalLeadId: string) => Effect.Effect<NetworkLead | undefined, AdNetworkError>
    /**
     * Sends a made-up lead through a running form, in place of an earlier one, and succeeds with the network's identifier for it.
     * It comes as every lead does; a channel without forms refuses.
     */
    readonly testLead: (objects: ChannelObjects, lead: MadeUpLead) => Effect.Effect<string, AdNetworkError>
  }
>()("campaigns/AdNetworks") {}
