import { isSpecial } from "./special-audience.ts"
import type { SpecialAds } from "./special-ads.ts"

/** Kinds of audiences that a network keeps for a business; `VisitorsWithout` leaves some visitors out by its own rule. */
export type AudienceKind = "CustomerList" | "Visitors" | "VisitorsWithout" | "Lookalike"

/** Whether ads are shown to an audience alone, or not at all. */
export type AudienceUse = "Included" | "Excluded"

/**
 * Whether ads may use an audience. Special ads leave nobody out, by a use or by the audience's own rule, and Meta shows them to no
 * lookalike. Source: Meta's help,
 * "Audiences for housing, employment or financial products and services campaigns".
 */
export const mayUseAudience = (special: SpecialAds | undefined, kind: AudienceKind, use: AudienceUse): boolean =>
  !isSpecial(special) || (use === "Included" && (kind === "CustomerList" || kind === "Visitors"))
