import { type ActionOf, may, type Role } from "@domain/identity"
import { pageNames, pageRow } from "./page-at.ts"
import { type DeskGroup, deskGroups } from "./page-row.ts"
import { type PageName, pages } from "./page-table.ts"
import { mayOpen } from "./side-menu.ts"

/** A page of the portal's desk. */
export type DeskPage = {
  [Name in PageName]: (typeof pages)[Name] extends { readonly desk: DeskGroup } ? Name : never
}[PageName]

const isDeskPage = (name: PageName): name is DeskPage => pageRow(name).desk !== undefined

/** All pages of the portal's desk, in the table's order. */
export const deskPages: ReadonlyArray<DeskPage> = pageNames.filter(isDeskPage)

/**
 * The groups of the portal's desk with the pages that a user's roles open; groups without a page are left out, and so are pages
 * below others. Ours.
 */
export const deskMenu = (
  may: (action: ActionOf<"portal">) => boolean,
): ReadonlyArray<{ readonly group: DeskGroup; readonly pages: ReadonlyArray<DeskPage> }> =>
  deskGroups
    .map((group) => ({
      group,
      pages: deskPages.filter(
        (name) => pages[name].desk === group && pageRow(name).under === undefined && mayOpen(name, may),
      ),
    }))
    .filter((entry) => entry.pages.length > 0)

/** The page where somebody's work at the desk begins: the first that the roles open; undefined for nobody. Ours. */
export const deskHome = (may: (action: ActionOf<"portal">) => boolean): DeskPage | undefined =>
  deskMenu(may)[0]?.pages[0]

/** The address where somebody's work at the desk begins, by their roles on the portal; undefined for nobody of the desk. Ours. */
export const deskAddress = (roleIds: ReadonlyArray<Role>): string | undefined => {
  const home = deskHome((action) => may({ kind: "user", roleIds, memberships: [] }, action) === "allowed")
  return home && pageRow(home).path
}
