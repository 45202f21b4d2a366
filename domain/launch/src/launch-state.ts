import { wireEnum } from "@domain/kernel"

/** The number of each launch state, as stored and sent. Spec: launch states. */
export const launchStateNumbers = {
  BusinessDetails: 100,
  BusinessDetailsV2: 110,
  BusinessDetailsAnimationV2: 120,
  BusinessLocation: 200,
  BusinessPhone: 201,
  TypeServices: 300,
  DetailsAnimation: 301,
  Gender: 400,
  Objective: 500,
  PromoteServices: 800,
  Offer: 900,
  Creatives: 1100,
  CreativesV2: 1101,
  CreativePreview: 1200,
  CreativeEdit: 1201,
  FacebookAdPreview: 1300,
  FacebookAdEdit: 1301,
  GoogleAdPreview: 1400,
  GoogleAdEdit: 1401,
  Signup: 1500,
  CreativeAnimation: 1501,
  AgeGender: 1600,
  Location: 1700,
  Budget: 1800,
  AdAccountSetupAnimation: 1810,
  ChannelSelection: 1820,
  TargetingV2: 1825,
  FacebookInterests: 1840,
  GoogleKeywords: 1850,
  LinkAccounts: 1900,
  LaunchAnimation: 1999,
  LaunchSuccessful: 2000,
} as const

/** How far a launch has come; a number on the wire. Spec: launch states. */
export const LaunchState = wireEnum(launchStateNumbers)
export type LaunchState = typeof LaunchState.Type

/** All launch states in the order of their numbers. */
export const launchStates: ReadonlyArray<LaunchState> = Object.keys(launchStateNumbers).filter(
  (name): name is LaunchState => name in launchStateNumbers,
)

/** The part of the journey a page belongs to. Spec: launch states, sections. */
export const Section = wireEnum({ BusinessDetails: 1, Creative: 2, Launch: 3, Signup: 4 })
export type Section = typeof Section.Type
