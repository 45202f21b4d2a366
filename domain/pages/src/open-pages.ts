import type { Action } from "@domain/identity"
import { isMenuPage, pageNames, pageRow } from "./page-at.ts"
import type { PageName } from "./page-table.ts"
import { homePage, mayOpen, sideMenu } from "./side-menu.ts"

/** What decides the pages of a business. */
export type PageFacts = Parameters<typeof sideMenu>[0]

/** Whether a page's address is whole once its business is known. */
const isOnePage = (name: PageName): boolean =>
  !pageRow(name).path.replace("{businessProfileId}", "").includes("{") && pageRow(name).access === "member"

/**
 * The pages of a business that somebody may go to by name, in the table's order: its menu, what stands under it, and what
 * belongs to its people. Ours.
 */
export const openPages = (configuration: PageFacts, may: (action: Action) => boolean): ReadonlyArray<PageName> => {
  const menu: ReadonlyArray<PageName> = sideMenu(configuration)
  const home = homePage(configuration)
  return pageNames.filter((name) => {
    if (!isOnePage(name) || !mayOpen(name, may)) return false
    if (name === home || menu.includes(name)) return true
    const { under } = pageRow(name)
    return under === undefined ? !isMenuPage(name) && name !== "workspace" : menu.some((entry) => entry === under)
  })
}
