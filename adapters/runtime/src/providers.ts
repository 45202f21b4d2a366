import { join } from "node:path"
import { Layer } from "effect"
import {
  adNetworks,
  googleKeywordIdeas,
  metaInterestSearch,
  metaLinkablePages,
  metaPublicPage,
} from "@adapters/ad-networks"
import { interestsInEnglishToo, type PageReaderOptions, stockPhotosInEnglish } from "@adapters/contexts"
import { type DeliveryOptions, messageSender } from "@adapters/delivery"
import {
  creativeRendererLayer,
  diskImageStore,
  diskPictureFiles,
  type ImageStore,
  pictureStoreLayer,
  pictureWork,
  type PictureWorkOptions,
  stockPhotosLayer,
} from "@adapters/media"
import { paymentGateways } from "@adapters/payments"
import { categoryCatalogueLayer, gazetteerLayer, ipCountries } from "@adapters/places"
import {
  argonPasswordHasher,
  hmacLinkHasher,
  hmacSecretHasher,
  jwtAccessTokens,
  listedCommonPasswords,
} from "@adapters/security"
import { keyring } from "./keyring.ts"
import { allowedHosts, factReaderLayer, isPublicAddress, type SafeFetchOptions } from "@adapters/web-extraction"
import type { Settings } from "./settings.ts"

const smtpOf = (address: string): DeliveryOptions["smtp"] => {
  const { hostname, port, protocol, username, password } = new URL(address)
  const secure = protocol === "smtps:"
  return {
    host: hostname,
    port: port === "" ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username !== "" && { user: decodeURIComponent(username), password: decodeURIComponent(password) }),
  }
}

const metaOf = (settings: Settings) => ({
  baseUrl: settings.META_BASE_URL,
  version: settings.META_GRAPH_VERSION,
  accessToken: settings.META_ACCESS_TOKEN,
  appSecret: settings.META_APP_SECRET,
  adAccounts: { IN: settings.META_AD_ACCOUNT_ID, GB: settings.META_AD_ACCOUNT_ID_GB },
  portalPageId: settings.META_PAGE_ID,
})

const googleOf = (settings: Settings) => ({
  baseUrl: settings.GOOGLE_ADS_BASE_URL,
  tokenUrl: settings.GOOGLE_OAUTH_URL,
  version: settings.GOOGLE_ADS_VERSION,
  developerToken: settings.GOOGLE_ADS_DEVELOPER_TOKEN,
  clientId: settings.GOOGLE_ADS_CLIENT_ID,
  clientSecret: settings.GOOGLE_ADS_CLIENT_SECRET,
  refreshToken: settings.GOOGLE_ADS_REFRESH_TOKEN,
  loginCustomerId: settings.GOOGLE_ADS_LOGIN_CUSTOMER_ID,
  customers: { IN: settings.GOOGLE_ADS_CUSTOMER_ID, GB: settings.GOOGLE_ADS_CUSTOMER_ID_GB },
})

/** How Facebook pages and Google listings are read. */
export const pageSources = (settings: Settings): Omit<PageReaderOptions, "fetch"> => ({
  facebookPage: metaPublicPage({
    baseUrl: settings.META_BASE_URL,
    version: settings.META_GRAPH_VERSION,
    appId: settings.META_APP_ID,
    appSecret: settings.META_APP_SECRET,
  }),
  places: { baseUrl: settings.GOOGLE_PLACES_BASE_URL, apiKey: settings.GOOGLE_PLACES_API_KEY },
})

/** Limits of fetching what users name; hosts beside the public web only where the settings admit them. */
export const fetchOptions = ({ SAFE_FETCH_ALLOW }: Settings): SafeFetchOptions =>
  SAFE_FETCH_ALLOW === undefined ? {} : { allowed: allowedHosts(SAFE_FETCH_ALLOW) }

const picturesOf = (settings: Settings) => join(settings.DATA_DIRECTORY, "media")

/** Where pictures are kept. */
export const imageStoreOf = (settings: Settings): ImageStore => diskImageStore(picturesOf(settings))

/** Every port that reaches a third party or the disk. */
export const providers = (
  settings: Settings,
  store: ImageStore,
  translate: DeliveryOptions["translate"],
  pictures: PictureWorkOptions,
) => {
  const sources = { store, fetch: fetchOptions(settings) }
  const meta = metaOf(settings)
  const google = googleOf(settings)
  return Layer.mergeAll(
    adNetworks({ meta, google }),
    Layer.provide(interestsInEnglishToo(metaInterestSearch(meta)), categoryCatalogueLayer),
    diskPictureFiles(picturesOf(settings)),
    metaLinkablePages(meta),
    googleKeywordIdeas(google),
    messageSender({
      smtp: smtpOf(settings.SMTP_URL),
      twilio: {
        baseUrl: settings.TWILIO_BASE_URL,
        accountSid: settings.TWILIO_ACCOUNT_SID,
        authToken: settings.TWILIO_AUTH_TOKEN,
        smsFrom: settings.TWILIO_FROM,
        whatsAppFrom: settings.TWILIO_FROM,
      },
      translate,
    }),
    Layer.merge(
      creativeRendererLayer({ ...sources, cacheFolder: join(settings.DATA_DIRECTORY, "fonts") }),
      pictureStoreLayer(sources),
    ).pipe(Layer.provide(pictureWork(pictures))),
    Layer.provide(
      stockPhotosInEnglish(
        stockPhotosLayer({ baseUrl: settings.UNSPLASH_BASE_URL, accessKey: settings.UNSPLASH_ACCESS_KEY }),
      ),
      categoryCatalogueLayer,
    ),
    paymentGateways({
      stripe: {
        baseUrl: settings.STRIPE_BASE_URL,
        scriptUrl: settings.STRIPE_SCRIPT_URL,
        secretKey: settings.STRIPE_SECRET_KEY,
        publishableKey: settings.STRIPE_PUBLISHABLE_KEY,
      },
      razorpay: {
        baseUrl: settings.RAZORPAY_BASE_URL,
        scriptUrl: settings.RAZORPAY_SCRIPT_URL,
        keyId: settings.RAZORPAY_KEY_ID,
        keySecret: settings.RAZORPAY_KEY_SECRET,
      },
    }),
    gazetteerLayer,
    categoryCatalogueLayer,
    factReaderLayer,
    ipCountries({ url: settings.IP_COUNTRY_URL, isPublicAddress }),
    argonPasswordHasher(),
    listedCommonPasswords,
    hmacSecretHasher(keyring(settings.HASH_KEYS)),
    hmacLinkHasher(keyring(settings.LINK_KEYS)),
    jwtAccessTokens(keyring(settings.ACCESS_TOKEN_KEYS)),
  )
}
