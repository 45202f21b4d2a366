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

/** What pages may load from elsewhere: the gateways and widgets that the settings name, and pictures. */
export const headerOptionsOf = (settings: Settings): HeaderOptions => ({
  isSecure: settings.PUBLIC_ORIGIN.startsWith("https:"),
  widgetOrigins: originsIn(
    settings.STRIPE_SCRIPT_URL,
    settings.RAZORPAY_SCRIPT_URL,
    ...listed(settings.WIDGET_ORIGINS ?? ""),
  ),
  // Pages show the pictures of the websites that people name, wherever these keep them.
  pictureOrigins: ["https:"],
})
