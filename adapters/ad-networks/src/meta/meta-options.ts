import type { Region } from "@domain/kernel"

/** Where the Graph API is called, and with whose token. */
export interface GraphOptions {
  /** Without version: `https://graph.facebook.com`. */
  readonly baseUrl: string
  /** Such as `v25.0`. */
  readonly version: string
  readonly accessToken: string
  readonly appSecret: string
  readonly timeoutMilliseconds?: number
}

/** Where and as whom Meta is called. Ids are digits without prefixes. */
export interface MetaOptions extends GraphOptions {
  /** One ad account per region, in the region's currency and time zone. */
  readonly adAccounts: Readonly<Record<Region, string>>
  /** The platform's own page. */
  readonly portalPageId: string
  /** The address before that of a stored video, from where Meta fetches it: `https://ads.example`. */
  readonly mediaOrigin?: string
  /** The platform's business portfolio. */
  readonly businessId: string
}

/** What linking a business's own accounts needs besides. */
export interface MetaLinkingOptions extends MetaOptions {
  /** Without version: `https://www.facebook.com`. */
  readonly loginUrl: string
  readonly appId: string
}
