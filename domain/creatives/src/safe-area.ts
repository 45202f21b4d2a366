import type { CreativeSizeName } from "./creative-size.ts"

/** The shares of a placement's height that the network covers with its own name and button. */
export interface SafeArea {
  readonly top: number
  readonly bottom: number
}

const whole: SafeArea = { top: 0, bottom: 0 }

/** What a placement keeps free of words and logos: a story 14 % above for the account and 20 % below for the button. Ours. */
export const safeAreaOf = (size: CreativeSizeName): SafeArea => (size === "story" ? { top: 0.14, bottom: 0.2 } : whole)
