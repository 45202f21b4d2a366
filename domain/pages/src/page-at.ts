import type { PageRow } from "./page-row.ts"
import { type MenuPage, type PageName, pages } from "./page-table.ts"

const rows: Readonly<Record<string, PageRow>> = pages

/** Names of all pages, in the table's order. */
export const pageNames: ReadonlyArray<PageName> = Object.keys(pages) as ReadonlyArray<PageName>

/** The row of a page. */
export const pageRow = (name: PageName): PageRow => pages[name]

/** Whether a name is that of a page of the side menu. */
export const isMenuPage = (name: string | undefined): name is MenuPage =>
  name !== undefined && rows[name]?.menu !== undefined

const partsOf = (path: string): ReadonlyArray<string> => path.split("/").filter((part) => part !== "")

/** Whether a row's path fits an address; fixed parts match in any case. Spec: screens and routes. */
const fits = ({ path }: PageRow, address: ReadonlyArray<string>): boolean => {
  const parts = partsOf(path)
  return (
    parts.length === address.length &&
    parts.every((part, at) => part.startsWith("{") || part.toLowerCase() === address[at]?.toLowerCase())
  )
}

/** The page at an address, without its query; undefined for pages of a journey and for what is not found. */
export const pageAt = (pathname: string): PageName | undefined => {
  const address = partsOf(pathname)
  return pageNames.find((name) => fits(pageRow(name), address))
}

/** The page of the side menu that an address belongs to: the page itself, or the page that it stands under. */
export const menuPageAt = (pathname: string): MenuPage | undefined => {
  const name = pageAt(pathname)
  return [name, name && pageRow(name).under].find(isMenuPage)
}

/** The address of a page of a business; a part that varies further stays in braces. */
export const businessPath = (name: PageName, businessProfileId: number): string =>
  pageRow(name).path.replace("{businessProfileId}", String(businessProfileId))
