import type { ActionOf } from "@domain/identity"
import { hasMenuEntry, type MenuEntry, menuPaths, type ProductConfiguration, sideMenu } from "@domain/portals"

interface Place {
  readonly id: string
  readonly needs: ActionOf<"profile">
  readonly path: string
  /** The entry of the menu that decides whether the place is shown. The list of campaigns goes with the dashboard (ours). */
  readonly entry: MenuEntry
}

const placeFor = <Id extends MenuEntry>(id: Id, needs: Place["needs"]) =>
  ({ id, needs, path: menuPaths[id], entry: id }) as const

/** Main places of the application in the menu's order: features, then settings; the dashboard stands first (ours). */
const places = [
  placeFor("dashboard", "readReports"),
  { id: "campaigns", needs: "readCampaigns", path: "campaigns", entry: "dashboard" },
  placeFor("addAudience", "readCampaigns"),
  placeFor("productInsights", "readReports"),
  placeFor("reports", "readReports"),
  placeFor("leads", "readLeads"),
  placeFor("wallet", "readWallet"),
  placeFor("store", "readProfile"),
  placeFor("productFeed", "readProfile"),
] as const satisfies ReadonlyArray<Place>
export type AppPlace = (typeof places)[number]["id"]

/** Pages of the wallet that have addresses of their own. */
const ofWallet: ReadonlyArray<string | undefined> = ["invoice", "addons"]

/** The main place that an address belongs to. */
export const placeOf = (pathname: string): AppPlace | undefined => {
  const part = pathname.split("/")[3]?.toLowerCase()
  return ofWallet.includes(part) ? "wallet" : places.find(({ path }) => part === path.toLowerCase())?.id
}

/** Below /app/{businessProfileId}: where a place is. */
export const pathOf = (place: AppPlace): string => places.find(({ id }) => id === place)?.path ?? place

/** Places on the menu of a business that a user's role may read; none before its configuration is known. Spec: screens, side menu. */
export const shownPlaces = (
  may: (action: ActionOf<"profile">) => boolean,
  configuration: ProductConfiguration | undefined,
): ReadonlyArray<(typeof places)[number]> => {
  if (configuration === undefined) return []
  const menu = sideMenu(configuration)
  return places.filter(({ entry, needs }) => may(needs) && hasMenuEntry(menu, entry))
}

/** Below /app/{businessProfileId}: where a business begins whose menu has no dashboard, such as a builder's workspace. Ours. */
const homeWithout = (configuration: ProductConfiguration): string =>
  hasMenuEntry(sideMenu(configuration), "store") ? pathOf("store") : "workspace"

/** Below /app/{businessProfileId}: where an address leads instead, as the menu has no dashboard or no campaigns. */
export const placeInstead = (pathname: string, configuration: ProductConfiguration): string | undefined => {
  const place = placeOf(pathname)
  const isMissing = !hasMenuEntry(sideMenu(configuration), "dashboard")
  // Campaigns of a business whose features are not open yet stay reachable by messages about them.
  const isWithoutCampaigns = isMissing && !hasMenuEntry(sideMenu({ ...configuration, onboardingState: 2 }), "dashboard")
  if (place === "dashboard" ? isMissing : place === "campaigns" && isWithoutCampaigns) return homeWithout(configuration)
  return undefined
}
