import { wireEnum } from "@domain/kernel"
import { launchStateNumbers } from "./launch-state-numbers.ts"

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
