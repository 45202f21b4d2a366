import { freshchatSettings } from "./freshchat/settings.ts"
import { gstSettings } from "./gst/settings.ts"
import { irpSettings } from "./irp/settings.ts"
import { googleAdsSettings } from "./google-ads/settings.ts"
import { googlePlacesSettings } from "./google-places/settings.ts"
import { googleSheetsSettings } from "./google-sheets/settings.ts"
import { hubSpotSettings } from "./hubspot/settings.ts"
import { twilioSettings } from "./messages/settings.ts"
import { pageSpeedSettings } from "./page-speed/settings.ts"
import { metaSettings } from "./meta/settings.ts"
import { razorpaySettings } from "./razorpay/settings.ts"
import { shopSettings } from "./shops/settings.ts"
import { stripeSettings } from "./stripe/settings.ts"
import { unsplashSettings } from "./unsplash/settings.ts"

/** Every key the sandbox accepts, named as the environment names them, with its default. */
const DEFAULT_CREDENTIALS = {
  ...stripeSettings.credentials,
  ...razorpaySettings.credentials,
  ...metaSettings.credentials,
  ...googleAdsSettings.credentials,
  ...googlePlacesSettings.credentials,
  ...pageSpeedSettings.credentials,
  ...gstSettings.credentials,
  ...irpSettings.credentials,
  ...unsplashSettings.credentials,
  ...twilioSettings.credentials,
  ...shopSettings.credentials,
  ...hubSpotSettings.credentials,
  ...googleSheetsSettings.credentials,
  ...freshchatSettings.credentials,
}

const PATHS = {
  ...stripeSettings.paths,
  ...razorpaySettings.paths,
  ...metaSettings.paths,
  ...googleAdsSettings.paths,
  ...googlePlacesSettings.paths,
  ...pageSpeedSettings.paths,
  ...gstSettings.paths,
  ...irpSettings.paths,
  ...unsplashSettings.paths,
  ...twilioSettings.paths,
  ...shopSettings.paths,
  ...hubSpotSettings.paths,
  ...googleSheetsSettings.paths,
  ...freshchatSettings.paths,
  IP_COUNTRY_URL: "/ip/{ip}",
}

export type Credentials = { readonly [Name in keyof typeof DEFAULT_CREDENTIALS]: string }

const isName = (name: string): name is keyof Credentials => Object.hasOwn(DEFAULT_CREDENTIALS, name)

/** Takes the known names from an environment; absent or empty ones keep their default. */
export const credentialsFrom = (environment: Readonly<Record<string, string | undefined>>): Credentials => {
  const credentials: Record<keyof Credentials, string> = { ...DEFAULT_CREDENTIALS }
  for (const [name, value] of Object.entries(environment)) {
    if (isName(name) && value !== undefined && value !== "") credentials[name] = value
  }
  return credentials
}

type SandboxSettings = Credentials & { readonly [Name in keyof typeof PATHS]: string }

/** The settings with which the product reaches a sandbox at this origin instead of every third party. */
export const sandboxSettings = (origin: string): SandboxSettings => {
  const addresses = Object.entries(PATHS).map(([name, path]) => [name, `${origin}${path}`])
  return { ...DEFAULT_CREDENTIALS, ...Object.fromEntries(addresses) } as SandboxSettings
}
