import { googleSettings, metaSettings } from "@adapters/ad-networks/settings"
import { googleSheetsSettings, hubSpotSettings } from "@adapters/integrations/settings"
import { eInvoiceSettings, gstSettings, razorpaySettings, stripeSettings } from "@adapters/payments/settings"
import { shopSettings } from "@adapters/product-feeds/settings"
import { optionalSettingFields, type ProviderSettings, valuesIn } from "@adapters/settings"
import { ServiceName, type Services } from "@domain/kernel"
import { Record } from "effect"
import {
  bucketSettings,
  ipCountrySettings,
  placesSettings,
  pushSettings,
  screenshotSettings,
  stockPhotoSettings,
  supportChatSettings,
  textMessageSettings,
} from "./other-settings.ts"

interface Service {
  /** What people call it, at the begin of a sentence. */
  readonly title: string
  /** All of these set it up, none leaves it off; versions have their usual ones. */
  readonly settings: ProviderSettings
  /** What it does where it is on. */
  readonly on: string
  /** What the product does without it; absent of one that it needs. */
  readonly off?: string
}

/** Every third party that an installation may do without, in the order in which a start names them. */
export const services = {
  razorpay: {
    title: "Razorpay",
    settings: razorpaySettings,
    on: "takes payments in India",
    off: "Stripe takes payments in India, where it is on",
  },
  stripe: {
    title: "Stripe",
    settings: stripeSettings,
    on: "takes payments in the United Kingdom, keeps cards",
    off: "nothing is paid in the United Kingdom; Razorpay, where it is on, takes payments in India",
  },
  gstLookUp: {
    title: "GST look-up",
    settings: gstSettings,
    on: "fills in who has a GSTIN",
    off: "a GSTIN is checked by its form, its holder is typed and said not to be looked up",
  },
  eInvoices: {
    title: "Registration of invoices",
    settings: eInvoiceSettings,
    on: "registers invoices to Indian businesses",
    off: "no invoice is registered",
  },
  meta: {
    title: "Meta",
    settings: metaSettings,
    on: "runs ads on Facebook and Instagram",
  },
  google: {
    title: "Google Ads",
    settings: googleSettings,
    on: "runs ads in Google search and on websites and apps",
    off: "ads run on Facebook and Instagram alone",
  },
  shopify: {
    title: "Shopify app",
    settings: shopSettings,
    on: "links shops of Shopify",
    off: "shops of Shopify are not offered to link",
  },
  places: {
    title: "Google Places",
    settings: placesSettings,
    on: "reads Google listings",
    off: "no Google listing is read, the owner types",
  },
  ipCountry: {
    title: "Country of addresses",
    settings: ipCountrySettings,
    on: "proposes a visitor's region",
    off: "the portal's first region is proposed",
  },
  screenshots: {
    title: "PageSpeed",
    settings: screenshotSettings,
    on: "takes a picture of the owner's website",
    off: "no picture of a website is taken",
  },
  stockPhotos: {
    title: "Unsplash",
    settings: stockPhotoSettings,
    on: "offers stock photos",
    off: "no stock photos are offered",
  },
  textMessages: {
    title: "Twilio",
    settings: textMessageSettings,
    on: "sends SMS and WhatsApp messages",
    off: "codes and messages are mailed, nobody logs in by phone",
  },
  supportChat: {
    title: "Freshchat",
    settings: supportChatSettings,
    on: "lets businesses chat with the support of portals that have it",
    off: "no portal offers a chat with its support",
  },
  hubSpot: {
    title: "HubSpot",
    settings: hubSpotSettings,
    on: "sends leads to owners' contacts in HubSpot",
    off: "HubSpot is not offered as a destination of leads",
  },
  googleSheets: {
    title: "Google Sheets",
    settings: googleSheetsSettings,
    on: "sends leads to owners' spreadsheets",
    off: "Google Sheets is not offered as a destination of leads",
  },
  pictureBucket: {
    title: "Bucket for pictures",
    settings: bucketSettings,
    on: "stores pictures for several servers",
    off: "pictures are stored in DATA_DIRECTORY, for one server",
  },
  push: {
    title: "Browser push",
    settings: pushSettings,
    on: "pushes messages to browsers",
    off: "nothing is pushed to browsers",
  },
} as const satisfies Readonly<Record<string, Service>> & Readonly<Record<ServiceName, Service>>

type Named = keyof typeof services
type ServiceSettings = (typeof services)[Named]["settings"]
type NamesOf<Each> = Each extends unknown ? keyof Each & string : never
type Declared = {
  readonly [Name in NamesOf<ServiceSettings>]: Extract<ServiceSettings, Readonly<Record<Name, unknown>>>[Name]
}

/** The settings of every service. */
export const serviceSettings = Object.assign({}, ...Object.values(services).map(({ settings }) => settings)) as Declared

/** A schema's field for each of them. */
export const serviceFields = optionalSettingFields(serviceSettings)

/** Values under their settings' names, among others. */
export type Given = Readonly<Record<string, unknown>>

const table: Readonly<Record<string, Service>> = services

const namesOf = ({ settings }: Service): ReadonlyArray<string> =>
  Object.entries(settings).flatMap(([name, { versionOf }]) => (versionOf === undefined ? [name] : []))

/** Which services are wrongly set up, in a sentence each: in part, or not although the product needs them. */
export const serviceProblems = (given: Given): ReadonlyArray<string> =>
  Object.values(table).flatMap((service) => {
    const names = namesOf(service)
    const missing = names.filter((name) => given[name] === undefined)
    if (missing.length === 0 || (missing.length === names.length && service.off !== undefined)) return []
    return [`${service.title} lacks ${missing.join(", ")}.`]
  })

const isSetUp = (service: Service, given: Given): boolean => namesOf(service).every((name) => given[name] !== undefined)

/** The settings of the services that are set up. */
export const settingsInUse = (given: Given): ProviderSettings =>
  Object.assign({}, ...Object.values(table).flatMap((each) => (isSetUp(each, given) ? [each.settings] : [])))

/** The values of a service's settings; undefined where it is off. */
export const valuesOf = <Name extends Named>(name: Name, given: Given) =>
  valuesIn<(typeof services)[Name]["settings"]>(services[name].settings, given)

/** Same as `valuesOf`, for a service that every installation has; throws where the service is not set up. */
export const neededValuesOf = <Name extends Named>(name: Name, given: Given) => {
  const values = valuesOf(name, given)
  if (values === undefined) throw new Error(`${services[name].title} is not set up`)
  return values
}

/** What is on among what the domain asks about. */
export const servicesOn = (given: Given): Services =>
  new Set(ServiceName.literals.filter((name) => isSetUp(services[name], given)))

/** Each service by its name, `on` or `off`. */
export const serviceStates = (given: Given): Readonly<Record<string, "on" | "off">> =>
  Record.map(table, (service) => (isSetUp(service, given) ? "on" : "off"))

/** The table of a start: a sentence for each service. */
export const serviceLines = (given: Given): ReadonlyArray<string> =>
  Object.values(table).map((service) => {
    const { title, on, off = "" } = service
    return isSetUp(service, given) ? `${title} is on: ${on}.` : `${title} is off: ${off}.`
  })
