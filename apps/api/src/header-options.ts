import type { HeaderOptions } from "@adapters/http-server"
import type { Settings } from "@adapters/runtime"

const listed = (text: string): ReadonlyArray<string> =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")

const originsIn = (...addresses: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
]

/** Hosts of pictures that providers name beside their own address: marks of cards and banks, and photographs. */
const pictureHosts: Readonly<Record<string, ReadonlyArray<string>>> = {
  "https://js.stripe.com": ["https://*.stripe.com"],
  "https://checkout.razorpay.com": ["https://cdn.razorpay.com"],
  "https://api.unsplash.com": ["https://images.unsplash.com", "https://plus.unsplash.com"],
}

/** Hosts that a gateway's script calls and frames beside its own: its api, and the bank's question after it. */
const gatewayHosts: Readonly<Record<string, ReadonlyArray<string>>> = {
  "https://js.stripe.com": ["https://*.js.stripe.com", "https://api.stripe.com", "https://hooks.stripe.com"],
  "https://checkout.razorpay.com": ["https://api.razorpay.com", "https://lumberjack.razorpay.com"],
}

/** The photo library's pictures are shown from its own server until one is chosen, as its terms ask. */
const pictureOriginsOf = (settings: PageSettings): ReadonlyArray<string> =>
  originsIn(settings.STRIPE_SCRIPT_URL, settings.RAZORPAY_SCRIPT_URL, settings.UNSPLASH_BASE_URL).flatMap(
    (origin) => pictureHosts[origin] ?? [origin],
  )

type PageSettings = Pick<
  Settings,
  "PUBLIC_ORIGIN" | "STRIPE_SCRIPT_URL" | "RAZORPAY_SCRIPT_URL" | "UNSPLASH_BASE_URL" | "WIDGET_ORIGINS"
>

/** What pages may load from elsewhere: the gateways and widgets that the settings name, and the photo library's pictures. */
export const headerOptionsOf = (settings: PageSettings): HeaderOptions => ({
  isSecure: settings.PUBLIC_ORIGIN.startsWith("https:"),
  widgetOrigins: originsIn(
    settings.STRIPE_SCRIPT_URL,
    settings.RAZORPAY_SCRIPT_URL,
    ...listed(settings.WIDGET_ORIGINS ?? ""),
  ).flatMap((origin) => [origin, ...(gatewayHosts[origin] ?? [])]),
  pictureOrigins: pictureOriginsOf(settings),
})
