import type { ActionOf } from "@domain/identity"
import { categoryAbilities, type ProductConfiguration, sideMenu } from "@domain/portals"

/** Main places of the application in the menu's order, each with what a role needs to read it and its part of the address. */
const places = [
  { id: "dashboard", needs: "readReports", path: "dashboard" },
  { id: "campaigns", needs: "readCampaigns", path: "campaigns" },
  { id: "productInsights", needs: "readReports", path: "productInsights" },
  { id: "leads", needs: "readLeads", path: "leads" },
  { id: "store", needs: "readProfile", path: "storeSetup" },
  { id: "wallet", needs: "readWallet", path: "wallet" },
] as const satisfies ReadonlyArray<{
  readonly id: string
  readonly needs: ActionOf<"profile">
  readonly path: string
}>
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

/** Places that a user's role may read; a store's own places only where its configuration is known. Spec: screens, side menu. */
export const shownPlaces = (
  may: (action: ActionOf<"profile">) => boolean,
  configuration: ProductConfiguration | undefined,
): ReadonlyArray<(typeof places)[number]> => {
  const menu = configuration && sideMenu(configuration)
  const hasStore = configuration !== undefined && categoryAbilities[configuration.category].linksStores
  const isHidden: Partial<Record<AppPlace, boolean>> = {
    productInsights: menu?.features.includes("productInsights") !== true,
    store: !hasStore || menu?.settings.includes("store") !== true,
  }
  return places.filter(({ id, needs }) => may(needs) && isHidden[id] !== true)
}
