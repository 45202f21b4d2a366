import { Schema } from "effect"
import type { CampaignChannel } from "../campaign-channel.ts"
import { type ChannelDefinition, channelDefinitions } from "../channel-definitions.ts"
import type { AdField } from "./ad-field.ts"

/**
 * What a network makes of a change: a new ad that it reviews while the present ad goes on, a second ad that it reviews and then shows
 * beside the present ad, a new review of the present ad, a check of the added part alone, or nothing but the change.
 */
export const NetworkEffect = Schema.Literals(["newAd", "secondAd", "reviewedAgain", "checkedApart", "atOnce"])
export type NetworkEffect = typeof NetworkEffect.Type

/**
 * What a change of each field sets off, as both networks' help pages said in November 2026. Meta reviews an ad again after a
 * change of its creative or its audience, and not after a change of budget or hours. Google reviews each ad, keyword and asset
 * by itself, and no change of negative keywords, places, people, left-out websites or hours. Ours.
 */
export const networkEffects: Readonly<
  Record<ChannelDefinition["network"], Readonly<Partial<Record<AdField, NetworkEffect>>>>
> = {
  Facebook: {
    primaryText: "newAd",
    headline: "newAd",
    description: "newAd",
    button: "newAd",
    picture: "newAd",
    cards: "newAd",
    secondVersion: "atOnce",
    landingPage: "newAd",
    phone: "newAd",
    ages: "reviewedAgain",
    gender: "reviewedAgain",
    languages: "reviewedAgain",
    places: "reviewedAgain",
    interests: "reviewedAgain",
    includedLists: "reviewedAgain",
    excludedLists: "reviewedAgain",
    hours: "atOnce",
  },
  Google: {
    button: "newAd",
    picture: "newAd",
    headlines: "newAd",
    longHeadline: "newAd",
    descriptions: "newAd",
    colour: "newAd",
    paths: "newAd",
    landingPage: "newAd",
    sitelinks: "checkedApart",
    callouts: "checkedApart",
    snippet: "checkedApart",
    phone: "checkedApart",
    keywords: "checkedApart",
    negativeKeywords: "atOnce",
    ages: "atOnce",
    gender: "atOnce",
    languages: "atOnce",
    places: "atOnce",
    includedLists: "atOnce",
    excludedLists: "atOnce",
    excludedPlacements: "atOnce",
    hours: "atOnce",
  },
}

/** Whether a change of a field sets off nothing but the change on every channel. */
export const changesAtOnce = (channels: ReadonlyArray<CampaignChannel>, field: AdField): boolean =>
  channels.every((channel) => (networkEffects[channelDefinitions[channel].network][field] ?? "atOnce") === "atOnce")
