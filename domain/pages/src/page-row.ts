import type { ActionOf } from "@domain/identity"
import type { BusinessCategoryId, FrameArea } from "@domain/portals"

/** Who may open a page: everybody, signed-in users, or members of the business that its address names. */
export type PageAccess = "public" | "signedIn" | "member"

/** The entry of a page in the side menu. Spec: side menu. */
export interface MenuEntry {
  readonly group: "features" | "settings"
  /** Business categories whose menu has the entry. Spec: roles and permissions, "Entries are filtered by category". */
  readonly categories: ReadonlyArray<BusinessCategoryId>
  /** Further categories that reach the page from other pages, without an entry. Ours. */
  readonly alsoOpenTo?: ReadonlyArray<BusinessCategoryId>
  /** The onboarding state from which the entry is shown; the group's own where it is left out. */
  readonly fromState?: number
  /** Whether a business that pays the networks itself lacks the entry. */
  readonly hiddenIfSelfFunded?: true
}

/** Groups of the portal's desk, in the order of its menu: daily work, what the portal sells, money, people and safety. */
export const deskGroups = ["work", "offer", "money", "safety"] as const

/** A group of the portal's desk. */
export type DeskGroup = (typeof deskGroups)[number]

/** A page of the product, apart from the screen that draws it. */
export interface PageRow {
  /** The address below the site; `{name}` stands for a part that varies, `{name?}` for one that may be missing. */
  readonly path: `/${string}`
  readonly area: FrameArea
  readonly access: PageAccess
  /** The user's role must allow one of these actions. */
  readonly needs?: ReadonlyArray<ActionOf<"profile"> | ActionOf<"portal">>
  readonly menu?: MenuEntry
  /** The group of the portal's desk that the page stands in. Ours. */
  readonly desk?: DeskGroup
  /** Whether no other site may frame the page, whatever the portal allows: its buttons hand over access. */
  readonly isFramedByNobody?: true
  /** The page of the menu that is marked while this page is open. */
  readonly under?: string
  /** The contracts that the page waits for, apart from `frameReads`; it says so when one fails. */
  readonly reads?: ReadonlyArray<string>
  /** The contracts that add to the page; it is shown without them too. */
  readonly extras?: ReadonlyArray<string>
}
