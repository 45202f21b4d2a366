import type { HeaderOptions } from "@adapters/http-server"
import { pageHosts, type ScriptSettings } from "@adapters/payments"
import type { Settings } from "@adapters/runtime"

const listed = (text: string): ReadonlyArray<string> =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")

/** Where the photo library's pictures are, beside its own address. */
const photoHosts: Readonly<Record<string, ReadonlyArray<string>>> = {
  "https://api.unsplash.com": ["https://images.unsplash.com", "https://plus.unsplash.com"],
}

type PageSettings = ScriptSettings &
  Pick<Settings, "FRESHCHAT_SCRIPT_URL" | "PUBLIC_ORIGIN" | "UNSPLASH_BASE_URL" | "WIDGET_ORIGINS">

const distinct = (origins: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(origins)]

/** Freshchat has a host a region and an account; a script from elsewhere, such as a sandbox, brings its own origin alone. */
const chatOriginsOf = (script: string | undefined): ReadonlyArray<string> => {
  if (script === undefined) return []
  const { origin, hostname } = new URL(script)
  return hostname.endsWith(".freshchat.com") ? ["https://*.freshchat.com", "wss://*.freshchat.com"] : [origin]
}

/**
 * What pages may load from elsewhere: the gateways and widgets that the settings name, and the photo library's pictures, which are
 * shown from its own server until one is chosen, as its terms ask.
 */
export const headerOptionsOf = (settings: PageSettings): HeaderOptions => {
  const gateways = pageHosts(settings)
  const photos = settings.UNSPLASH_BASE_URL === undefined ? undefined : new URL(settings.UNSPLASH_BASE_URL).origin
  const widgets = listed(settings.WIDGET_ORIGINS ?? "").map((address) => new URL(address).origin)
  return {
    isSecure: settings.PUBLIC_ORIGIN.startsWith("https:"),
    widgetOrigins: distinct([...gateways.scripts, ...widgets]),
    chatOrigins: chatOriginsOf(settings.FRESHCHAT_SCRIPT_URL),
    pictureOrigins: distinct([...gateways.pictures, ...(photos === undefined ? [] : (photoHosts[photos] ?? [photos]))]),
  }
}
