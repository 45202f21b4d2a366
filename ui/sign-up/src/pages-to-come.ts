import type { PageId } from "@domain/launch"

/** Pages that the journey's tables name and that have no screen yet. */
const pagesToCome = ["setupBusinessInfo", "targetingV2"] as const satisfies ReadonlyArray<PageId>

/** A page without a screen. */
export type PageToCome = (typeof pagesToCome)[number]

const toCome: ReadonlySet<PageId> = new Set(pagesToCome)

/** Whether a page has no screen yet. */
export const isToCome = (page: PageId): page is PageToCome => toCome.has(page)
