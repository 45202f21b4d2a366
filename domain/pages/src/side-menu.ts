import { onboardingStates, type ProductConfiguration } from "@domain/portals"
import { isMenuPage, menuPageAt, pageAt, pageNames, pageRow } from "./page-at.ts"
import type { MenuEntry } from "./page-row.ts"
import { type MenuPage, type PageName, pages } from "./page-table.ts"

type MenuFacts = Pick<ProductConfiguration, "category" | "flavor" | "onboardingState" | "isSelfFunded">

const entryOf = (name: MenuPage): MenuEntry => pages[name].menu

/** The group of the side menu that a page is in. Spec: side menu, settings group and features group. */
export const menuGroupOf = (name: MenuPage): MenuEntry["group"] => entryOf(name).group

/** Whether the features are open: from onboarding state 2, and always in the small-business flavour. Spec: side menu. */
const hasFeatures = ({ flavor, onboardingState }: MenuFacts): boolean =>
  flavor === "smallBusiness" || onboardingState >= onboardingStates.features

/**
 * The pages of a business's side menu in the order shown: features, then settings; the dashboard stands first, with the list
 * of campaigns below it (ours). Spec: side menu.
 */
export const sideMenu = (configuration: MenuFacts): ReadonlyArray<MenuPage> =>
  pageNames.filter(isMenuPage).filter((name) => {
    const { group, categories, fromState = 0, hiddenIfSelfFunded = false } = entryOf(name)
    return (
      categories.includes(configuration.category) &&
      (group === "settings" || hasFeatures(configuration)) &&
      configuration.onboardingState >= fromState &&
      !(hiddenIfSelfFunded && configuration.isSelfFunded)
    )
  })

/** The actions that open a page. */
type NeedOf<Name extends PageName> = (typeof pages)[Name] extends { needs: ReadonlyArray<infer Action> }
  ? Action
  : never

/** Whether a user's role lets a page be opened. */
export const mayOpen = <Name extends PageName>(name: Name, may: (action: NeedOf<Name>) => boolean): boolean => {
  const { needs } = pageRow(name)
  return needs === undefined || (needs as ReadonlyArray<NeedOf<Name>>).some(may)
}

/** The page where a business begins: its dashboard, else its store, else the workspace of a builder. Ours. */
export const homePage = (configuration: MenuFacts): PageName => {
  const menu = sideMenu(configuration)
  return (["dashboard", "storeSetup"] as const).find((name) => menu.includes(name)) ?? "workspace"
}

/**
 * The page that is opened in place of an address: a business's home for a feature that its category does not have, and for a
 * dashboard that is not open yet. Features that the menu hides for a while stay reachable by messages about them, and settings
 * by every category, which reads them. Ours.
 */
export const pageInstead = (pathname: string, configuration: MenuFacts): PageName | undefined => {
  const entry = menuPageAt(pathname)
  if (entry === undefined || entryOf(entry).group === "settings") return undefined
  const { categories, alsoOpenTo = [] } = entryOf(entry)
  const isOpen =
    pageAt(pathname) === "dashboard"
      ? sideMenu(configuration).includes("dashboard")
      : [...categories, ...alsoOpenTo].includes(configuration.category)
  return isOpen ? undefined : homePage(configuration)
}
