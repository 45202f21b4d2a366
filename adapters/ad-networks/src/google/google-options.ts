import type { Region } from "@domain/kernel"

/** Where and as whom Google Ads is called. Customer ids are digits without hyphens. */
export interface GoogleAdsOptions {
  /** Without version: `https://googleads.googleapis.com`. */
  readonly baseUrl: string
  /** Without version: `https://datamanager.googleapis.com`. */
  readonly dataManagerUrl: string
  /** `https://oauth2.googleapis.com/token`. */
  readonly tokenUrl: string
  /** Such as `v25`. */
  readonly version: string
  readonly developerToken: string
  readonly clientId: string
  readonly clientSecret: string
  readonly refreshToken: string
  readonly loginCustomerId: string
  /** One customer per region, in the region's currency and time zone. */
  readonly customers: Readonly<Record<Region, string>>
  readonly timeoutMilliseconds?: number
}

/** From this version on campaigns carry instants instead of days. */
const firstWithInstants = 23

export const carriesInstants = ({ version }: GoogleAdsOptions): boolean => Number(version.slice(1)) >= firstWithInstants
