import { Schema } from "effect"

/** A version of the social network's Graph interface, such as `v8.0`. */
export const GraphVersion = Schema.String.check(Schema.isPattern(/^v\d+\.\d+$/))
export type GraphVersion = typeof GraphVersion.Type

/** The version of the specification, which the network has not answered since 2021. Spec: business constants, Graph API version. */
export const specifiedGraphVersion: GraphVersion = "v8.0"

/** The version since which each word of the interface has been the newer one; read from the network's public descriptions. */
export const graphChanges = {
  /** Objectives are outcomes, and interests are searched through the ad account. */
  outcomes: 15,
  /** The Instagram identity is a user, no longer an actor. */
  instagramUser: 22,
  /** Alterations of a creative are refused one by one, no longer as a whole. */
  creativeFeatures: 22,
  /** An ad set says whether its audience may be left; without the word it is refused, or left silently. */
  advantageAudience: 23,
  /** Campaigns must say whether ad sets share a budget. */
  budgetSharing: 24,
} as const

/** Which newer words a version speaks. */
export type GraphFamily = { readonly [Change in keyof typeof graphChanges]: boolean }

const majorOf = (version: GraphVersion): number => Number.parseInt(version.slice(1), 10)

/** The family that a version belongs to. Spec: business constants, Graph API version v8.0; newer families are ours. */
export const graphFamily = (version: GraphVersion): GraphFamily => {
  const major = majorOf(version)
  return {
    outcomes: major >= graphChanges.outcomes,
    instagramUser: major >= graphChanges.instagramUser,
    creativeFeatures: major >= graphChanges.creativeFeatures,
    advantageAudience: major >= graphChanges.advantageAudience,
    budgetSharing: major >= graphChanges.budgetSharing,
  }
}
