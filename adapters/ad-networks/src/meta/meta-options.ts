import { defaultGraphVersion } from "@domain/channels"
import type { Region } from "@domain/kernel"

/** Where and as whom Meta is called. Ids are digits without prefixes. */
export interface MetaOptions {
  /** Without version: `https://graph.facebook.com`. */
  readonly baseUrl: string
  /** `v8.0` unless told; the live network needs a newer one. Spec: business constants, Graph API version. */
  readonly version?: string
  readonly accessToken: string
  readonly appSecret: string
  /** One ad account per region, in the region's currency and time zone. */
  readonly adAccounts: Readonly<Record<Region, string>>
  /** The platform's own page. */
  readonly portalPageId: string
  readonly timeoutMilliseconds?: number
}

export const metaVersion = ({ version }: MetaOptions): string => version ?? defaultGraphVersion
