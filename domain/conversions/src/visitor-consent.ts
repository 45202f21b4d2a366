import { Schema } from "effect"

/** What a visitor agreed to, by the three kinds that both networks know from consent mode. */
export const VisitorConsent = Schema.Struct({
  /** Clicks on ads may be kept in the browser and counted for a campaign. */
  adStorage: Schema.Boolean,
  /** Details of the visitor, hashed, may be told to networks. */
  adUserData: Schema.Boolean,
  /** Networks may show the visitor further ads because of the visit. */
  adPersonalization: Schema.Boolean,
})
export type VisitorConsent = typeof VisitorConsent.Type

/** The consent of a visitor who has yet to answer. */
export const noConsent: VisitorConsent = { adStorage: false, adUserData: false, adPersonalization: false }
