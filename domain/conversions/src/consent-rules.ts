import type { ConversionClick } from "./conversion-click.ts"
import type { ConsentWay } from "./conversion-site.ts"
import type { ConversionDetails } from "./conversion.ts"
import { noConsent, type VisitorConsent } from "./visitor-consent.ts"

/** The version of the words by which an owner says how visitors' consent is asked for; other words are another version. */
export const consentStatementVersion = 1

/** The consent of visitors whom no law asks for one. */
export const fullConsent: VisitorConsent = { adStorage: true, adUserData: true, adPersonalization: true }

/**
 * What a visitor agreed to: nothing until they answer, or everything until they refuse where no consent is needed. Whoever's
 * browser asks by Global Privacy Control not to be shared agreed to nothing.
 */
export const consentOf = (
  way: ConsentWay,
  told: Partial<VisitorConsent> | undefined,
  hasOptedOut: boolean,
): VisitorConsent => (hasOptedOut ? noConsent : { ...(way === "NotNeeded" ? fullConsent : noConsent), ...told })

const hasNetworkClick = (click: ConversionClick | undefined): boolean =>
  click !== undefined && [click.gclid, click.gbraid, click.wbraid, click.fbc].some((id) => id !== undefined)

/** Whether networks may be told of a conversion. */
export const isTellable = (consent: VisitorConsent, { click }: Pick<ConversionDetails, "click">): boolean =>
  consent.adUserData || (consent.adStorage && hasNetworkClick(click))

/** The details that a visitor's consent lets out of the call; without it, none. */
export const permittedDetails = (consent: VisitorConsent, details: ConversionDetails): ConversionDetails => {
  if (!isTellable(consent, details)) return consent.adStorage && details.click ? { click: details.click } : {}
  const { click, people, ...browser } = details
  return {
    ...browser,
    ...(consent.adStorage && click !== undefined && { click }),
    ...(consent.adUserData && people !== undefined && { people }),
  }
}
