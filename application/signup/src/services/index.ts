export { DraftSessions } from "./draft-sessions.ts"
export { LaunchDrafts, SeedSessions } from "./launch-drafts.ts"
export { LaunchPrices } from "./launch-prices.ts"
export { type PaidFor, type PayableSession, PayableSessions, type SessionGlance } from "./payable-sessions.ts"
