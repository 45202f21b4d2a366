import type {
  AgeBand,
  CampaignBudget,
  CampaignChannel,
  Gender,
  Interest,
  LinkedPage,
  NetworkAutomation,
  SpecialAds,
  TargetLocation,
} from "@domain/campaigns"
import type { DayPart } from "@domain/budget"
import type { CallToAction, LeadForm, MessagingApp, Objective } from "@domain/creatives"
import type { BusinessProfileId, CampaignId, CurrencyCode, LocalDate, MinorUnits, Region } from "@domain/kernel"
import { cutText } from "@domain/kernel"

/** Texts of the ad in feeds and stories, as a person accepted them. */
export interface SocialAd {
  readonly headline: string
  readonly description: string
  readonly primaryText: string
  readonly callToAction: CallToAction
  readonly page?: LinkedPage
  readonly instagram: boolean
}

/** Texts of the ad beside search results; at least three headlines and two descriptions. */
export interface SearchTexts {
  readonly headlines: ReadonlyArray<string>
  readonly descriptions: ReadonlyArray<string>
  readonly path1?: string
  readonly path2?: string
  readonly keywords: ReadonlyArray<string>
}

/** What a lead is asked to agree to; of `boxes` each is a consent of the form, in the words that the lead reads. */
export interface ConsentPlan {
  readonly title: string
  readonly text: string
  readonly boxes: ReadonlyArray<{ readonly key: string; readonly text: string; readonly isRequired: boolean }>
}

/** The form a lead fills in; the service question offers `services`. */
export interface LeadFormPlan extends LeadForm {
  readonly consent?: ConsentPlan
  readonly services: ReadonlyArray<string>
  readonly privacyUrl: string
}

/** Where a message of an ad goes; WhatsApp's number is international. */
export interface MessagesPlan {
  readonly app: MessagingApp
  readonly whatsAppNumber?: string
}

/** Everything a network needs to show one campaign; frozen when the launch was accepted. Money in minor units. */
export interface AdPlan {
  readonly businessProfileId: BusinessProfileId
  readonly campaignId: CampaignId
  readonly attempt: number
  readonly name: string
  readonly businessName: string
  readonly region: Region
  readonly currency: CurrencyCode
  readonly timeZone: string
  readonly language: string
  readonly objective: Objective
  readonly budgetType: CampaignBudget["budgetType"]
  /** This channel's share; shares of all channels add up to the campaign's. */
  readonly dailyBudget: MinorUnits
  readonly totalBudget: MinorUnits
  readonly startDate: LocalDate
  readonly endDate: LocalDate
  readonly ageBands: ReadonlyArray<AgeBand>
  readonly gender: Gender
  readonly location: TargetLocation
  readonly interests: ReadonlyArray<Interest>
  /** What the ads offer that networks let nobody be left out of; the audience has been widened for it. */
  readonly special?: SpecialAds
  /** Where a click leads: the business's site, else the portal's page for it. */
  readonly link: string
  /** What the network adds to that address, as a query; nothing where it does not say. */
  readonly tracking?: string
  readonly phone?: string
  readonly channel: CampaignChannel
  readonly social?: SocialAd
  readonly search?: SearchTexts
  readonly leadForm?: LeadFormPlan
  /** What its owner leaves to the network; nothing where absent. */
  readonly automation?: NetworkAutomation
  readonly messages?: MessagesPlan
  /** When the ads run, in `timeZone`; at any time where absent. */
  readonly hours?: ReadonlyArray<DayPart>
  /** Whether the store's products follow the picture. */
  readonly showsProducts?: boolean
}

/** Quotes and backslashes would have to be escaped differently by each network. */
const plain = (text: string): string => text.replaceAll(/['"\\\s]+/gu, " ").trim()

/** The name every object of the campaign carries on a network, so that a repeated step finds the earlier object. */
export const externalName = (plan: Pick<AdPlan, "campaignId" | "attempt" | "businessName">, part: string): string =>
  cutText(`MQ-${plan.campaignId}-${plan.attempt} ${part} ${plain(plan.businessName)}`, 120).trim()
