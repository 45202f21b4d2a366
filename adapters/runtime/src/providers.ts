import { bucketWitness, diskWitness } from "@adapters/audit-witness"
import { join } from "node:path"
import { Effect, Layer } from "effect"
import {
  adNetworks,
  audienceNetworks,
  conversionNetworks,
  googleKeywordIdeas,
  googlePlaceCodes,
  metaInterestSearch,
  metaLinkablePages,
  metaPublicPage,
  metaSocialNetwork,
  metaTokenExchange,
} from "@adapters/ad-networks"
import { adNetworkOptions, metaLinkingOf } from "@adapters/ad-networks/settings"
import { interestsInEnglishToo, type PageReaderOptions, stockPhotosInEnglish } from "@adapters/contexts"
import { leadReceivers } from "@adapters/integrations"
import {
  type DeliveryOptions,
  type MailKey,
  messageSender,
  readMailKey,
  reportMails,
  notificationWords,
  type VapidOptions,
  webPushSender,
} from "@adapters/delivery"
import {
  bucketImageStore,
  creativeRendererLayer,
  diskImageStore,
  diskPictureFiles,
  type ImageStore,
  notedImageStore,
  pageSpeedScreenshots,
  coverLogosLayer,
  pictureStoreLayer,
  pictureWork,
  type PictureWorkOptions,
  stockPhotosLayer,
  videoStoreLayer,
} from "@adapters/media"
import { CreativeAddresses } from "@application/creatives/ports"
import { gstRegistry, invoicePortal, paymentGateways, savedCards } from "@adapters/payments"
import { documentFiles, reportFiles } from "@adapters/documents"
import { currentSecret } from "@adapters/settings"
import { feedSourceLayer, storeConnections } from "@adapters/product-feeds"
import { shopsOptionsOf } from "@adapters/product-feeds/settings"
import { PictureRegister, postgresPictureFiles, postgresPictureRegister } from "@adapters/postgres"
import { categoryCatalogueLayer, gazetteerLayer, ipCountries } from "@adapters/places"
import {
  argonPasswordHasher,
  authenticatorApps,
  hmacLinkHasher,
  hmacSecretHasher,
  jwtAccessTokens,
  listedCommonPasswords,
  listedThrowAwayMail,
  sealedTokens,
  signedEmbedTokens,
  txtRecords,
  webAuthnPasskeys,
} from "@adapters/security"
import { bookFileTexts, leadFileWords, productFileTexts, streamedWorkbooks } from "@adapters/spreadsheets"
import { ChatScript, ServicesOn } from "@application/kernel"
import { SocialTokens } from "@application/identity/ports"
import { DnsNotAnswered, DnsRecords, MailSettings } from "@application/portals/ports"
import { offPorts } from "./off-ports.ts"
import { keyring } from "./keyring.ts"
import { allowedHosts, factReaderLayer, isPublicAddress, type SafeFetchOptions } from "@adapters/web-extraction"
import { secondFactorRule } from "./second-factor-rule.ts"
import { neededValuesOf, servicesOn, valuesOf } from "./services.ts"
import type { Settings } from "./settings.ts"

/** The key that signs mails; the settings have been checked. */
const mailKeyOf = ({ DKIM_KEY }: Settings): MailKey | undefined => {
  const key = DKIM_KEY === undefined ? undefined : readMailKey(DKIM_KEY)
  return typeof key === "string" ? undefined : key
}

/** What the desk compares the records of senders' domains with. */
const mailSettings = (settings: Settings) => {
  const { MAIL_SPF: spf } = settings
  const key = mailKeyOf(settings)
  return Layer.succeed(MailSettings, {
    ...(spf !== undefined && { spf }),
    ...(key !== undefined && { dkim: { selector: key.selector, publicKey: key.publicKey } }),
  })
}

const smtpOf = (settings: Settings): DeliveryOptions["smtp"] => {
  const { hostname, port, protocol, username, password } = new URL(settings.SMTP_URL)
  const key = mailKeyOf(settings)
  const secure = protocol === "smtps:"
  return {
    host: hostname,
    port: port === "" ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username !== "" && { user: decodeURIComponent(username), password: decodeURIComponent(password) }),
    ...(key !== undefined && { key }),
  }
}

const vapidOf = (settings: Settings): VapidOptions | undefined => {
  const vapid = valuesOf("push", settings)
  return vapid === undefined
    ? undefined
    : { publicKey: vapid.VAPID_PUBLIC_KEY, privateKey: vapid.VAPID_PRIVATE_KEY, subject: vapid.VAPID_SUBJECT }
}

/** The app that asks Facebook. */
const metaApp = (settings: Settings) => {
  const meta = neededValuesOf("meta", settings)
  return {
    baseUrl: meta.META_BASE_URL,
    version: meta.META_GRAPH_VERSION,
    appId: meta.META_APP_ID,
    appSecret: currentSecret(meta.META_APP_SECRET),
  }
}

const socialTokens = (settings: Settings) =>
  Layer.succeed(SocialTokens, { exchange: metaTokenExchange(metaApp(settings)) })

/** The name servers that are asked for the proofs of portals' hosts. */
const dnsRecords = ({ DNS_SERVERS }: Settings) => {
  const texts = txtRecords(DNS_SERVERS?.split(",").map((server) => server.trim()))
  return Layer.succeed(DnsRecords, {
    texts: (name) => Effect.mapError(texts(name), (reason) => new DnsNotAnswered({ reason })),
  })
}

/** How Facebook pages and Google listings are read. */
export const pageSources = (settings: Settings): Omit<PageReaderOptions, "fetch"> => {
  const places = valuesOf("places", settings)
  return {
    facebookPage: metaPublicPage(metaApp(settings)),
    places: places && { baseUrl: places.GOOGLE_PLACES_BASE_URL, apiKey: places.GOOGLE_PLACES_API_KEY },
  }
}

/** Limits of fetching what users name; hosts beside the public web only where the settings admit them. */
export const fetchOptions = ({ SAFE_FETCH_ALLOW }: Settings): SafeFetchOptions =>
  SAFE_FETCH_ALLOW === undefined ? {} : { allowed: allowedHosts(SAFE_FETCH_ALLOW) }

/** Limits of asking a shop: its pages are larger than a website's, and slower to come. */
const shopFetchOptions = (settings: Settings): SafeFetchOptions => ({ ...fetchOptions(settings), totalTimeout: 15_000 })

const picturesOf = (settings: Settings) => join(settings.DATA_DIRECTORY, "media")

const bucketOf = (settings: Settings) => {
  const bucket = valuesOf("pictureBucket", settings)
  return (
    bucket && {
      endpoint: bucket.S3_ENDPOINT,
      bucket: bucket.S3_BUCKET,
      region: bucket.S3_REGION,
      accessKeyId: bucket.S3_ACCESS_KEY_ID,
      secretAccessKey: bucket.S3_SECRET_ACCESS_KEY,
    }
  )
}

/** Where pictures are stored: the bucket of the settings, else a folder of this machine. */
export const imageStoreOf = (settings: Settings): ImageStore => {
  const bucket = bucketOf(settings)
  return bucket === undefined ? diskImageStore(picturesOf(settings)) : bucketImageStore(bucket)
}

/** Where the heads of the audit chains are kept: the bucket of the settings, else a folder of this machine. */
const auditWitnessOf = (settings: Settings) => {
  const bucket = bucketOf(settings)
  return bucket === undefined ? diskWitness(settings.DATA_DIRECTORY) : bucketWitness(bucket)
}

/** Stored and drawn pictures and their files. A bucket's pictures are noted in the database, which says who may delete one. */
const pictureLayers = (settings: Settings, store: ImageStore, work: PictureWorkOptions) => {
  const { remove } = store
  const storing = (into: ImageStore) => {
    const sources = { store: into, fetch: fetchOptions(settings) }
    return Layer.mergeAll(
      creativeRendererLayer({ ...sources, cacheFolder: join(settings.DATA_DIRECTORY, "fonts") }),
      pictureStoreLayer(sources),
      videoStoreLayer({ store: into, folder: join(settings.DATA_DIRECTORY, "joining") }),
      coverLogosLayer,
    ).pipe(Layer.provide(pictureWork(work)))
  }
  if (remove === undefined) return Layer.merge(diskPictureFiles(picturesOf(settings)), storing(store))
  const noted = Effect.map(PictureRegister, ({ note }) =>
    storing(notedImageStore(store, (name, now) => Effect.runPromise(note(name, now)))),
  )
  return Layer.merge(postgresPictureFiles(remove), Layer.unwrap(noted)).pipe(Layer.provide(postgresPictureRegister))
}

/** Where creatives' pictures are served. */
const creativeAddresses = ({ CREATIVE_HOSTS, PUBLIC_ORIGIN }: Settings) => {
  const own = PUBLIC_ORIGIN.replace(/\/+$/, "")
  const [first = own, second = first] = (CREATIVE_HOSTS ?? own).split(",").map((origin) => origin.trim())
  return Layer.succeed(CreativeAddresses, { hosts: [first, second] })
}

/** Every port that reaches a third party or the disk, or follows a setting. */
export const providers = (
  settings: Settings,
  store: ImageStore,
  translate: DeliveryOptions["translate"],
  pictures: PictureWorkOptions,
) => {
  const metaValues = neededValuesOf("meta", settings)
  const { meta, google } = adNetworkOptions({ ...metaValues, ...valuesOf("google", settings) })
  const twilio = valuesOf("textMessages", settings)
  const photos = valuesOf("stockPhotos", settings)
  const screenshots = valuesOf("screenshots", settings)
  const gst = valuesOf("gstLookUp", settings)
  const country = valuesOf("ipCountry", settings)
  const hubSpot = valuesOf("hubSpot", settings)
  const sheets = valuesOf("googleSheets", settings)
  return Layer.mergeAll(
    adNetworks({ meta: { ...meta, mediaOrigin: settings.PUBLIC_ORIGIN }, google }),
    audienceNetworks({ meta, google }),
    conversionNetworks({ meta, google }),
    leadReceivers(fetchOptions(settings), {
      hubSpot: hubSpot && { baseUrl: hubSpot.HUBSPOT_BASE_URL },
      googleSheets: sheets && {
        baseUrl: sheets.GOOGLE_SHEETS_BASE_URL,
        tokenUrl: sheets.GOOGLE_SHEETS_TOKEN_URL,
        account: sheets.GOOGLE_SHEETS_ACCOUNT,
        privateKey: sheets.GOOGLE_SHEETS_PRIVATE_KEY,
      },
    }),
    Layer.provide(interestsInEnglishToo(metaInterestSearch(meta)), categoryCatalogueLayer),
    pictureLayers(settings, store, pictures),
    auditWitnessOf(settings),
    creativeAddresses(settings),
    secondFactorRule(settings),
    metaLinkablePages(meta),
    metaSocialNetwork(metaLinkingOf(metaValues)),
    sealedTokens(keyring(settings.STORED_SECRET_KEYS)),
    google === undefined ? offPorts.google : Layer.merge(googleKeywordIdeas(google), googlePlaceCodes(google)),
    messageSender({
      smtp: smtpOf(settings),
      twilio: twilio && {
        baseUrl: twilio.TWILIO_BASE_URL,
        accountSid: twilio.TWILIO_ACCOUNT_SID,
        authToken: twilio.TWILIO_AUTH_TOKEN,
        smsFrom: twilio.TWILIO_FROM,
        whatsAppFrom: twilio.TWILIO_FROM,
      },
      translate,
    }),
    photos === undefined
      ? offPorts.stockPhotos
      : Layer.provide(
          stockPhotosInEnglish(
            stockPhotosLayer({ baseUrl: photos.UNSPLASH_BASE_URL, accessKey: photos.UNSPLASH_ACCESS_KEY }),
          ),
          categoryCatalogueLayer,
        ),
    screenshots === undefined
      ? offPorts.screenshots
      : pageSpeedScreenshots({ baseUrl: screenshots.PAGESPEED_BASE_URL, apiKey: screenshots.PAGESPEED_API_KEY }),
    Layer.succeed(ServicesOn, servicesOn(settings)),
    Layer.succeed(ChatScript, settings.FRESHCHAT_SCRIPT_URL),
    paymentGateways(settings),
    savedCards(settings),
    gst === undefined ? offPorts.gstLookUp : gstRegistry(gst),
    invoicePortal(valuesOf("eInvoices", settings)),
    notificationWords(translate),
    webPushSender(vapidOf(settings), fetchOptions(settings)),
    leadFileWords(translate),
    productFileTexts(translate),
    bookFileTexts(translate),
    documentFiles(translate),
    reportFiles(translate),
    reportMails({ smtp: smtpOf(settings), translate }),
    streamedWorkbooks,
    gazetteerLayer,
    categoryCatalogueLayer,
    factReaderLayer,
    feedSourceLayer(fetchOptions(settings)),
    storeConnections({
      ...shopsOptionsOf(settings),
      fetch: shopFetchOptions(settings),
    }),
    country === undefined ? offPorts.ipCountry : ipCountries({ url: country.IP_COUNTRY_URL, isPublicAddress }),
    argonPasswordHasher(),
    authenticatorApps(keyring(settings.STORED_SECRET_KEYS)),
    webAuthnPasskeys,
    listedCommonPasswords,
    listedThrowAwayMail,
    signedEmbedTokens,
    socialTokens(settings),
    dnsRecords(settings),
    mailSettings(settings),
    hmacSecretHasher(keyring(settings.HASH_KEYS)),
    hmacLinkHasher(keyring(settings.LINK_KEYS)),
    jwtAccessTokens(keyring(settings.ACCESS_TOKEN_KEYS)),
  )
}
