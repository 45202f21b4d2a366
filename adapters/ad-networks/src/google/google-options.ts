import type { Region } from "@domain/kernel"

/** Where and as whom Google Ads is called. Customer ids are digits without hyphens. */
export interface GoogleAdsOptions {
  /** Without version: `https://googleads.googleapis.com`. */
  readonly baseUrl: string
  /** `https://oauth2.googleapis.com/token`. */
  readonly tokenUrl: string
  /** `v24` unless told; versions live about a year. */
  readonly version?: string
  readonly developerToken: string
  readonly clientId: string
  readonly clientSecret: string
  readonly refreshToken: string
  readonly loginCustomerId: string
  /** One customer per region, in the region's currency and time zone. */
  readonly customers: Readonly<Record<Region, string>>
  readonly timeoutMilliseconds?: number
}

export const googleVersion = ({ version }: GoogleAdsOptions): string => version ?? "v24"

/** From this version on campaigns carry instants instead of days. */
const firstWithInstants = 24

export const carriesInstants = (options: GoogleAdsOptions): boolean =>
  Number(googleVersion(options).slice(1)) >= firstWithInstants
