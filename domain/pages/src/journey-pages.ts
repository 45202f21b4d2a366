import { type PageId, pageAtPath, pageOf, type StorePage, storePages } from "@domain/launch"
import type { FrameArea } from "@domain/portals"
import type { PageRow } from "./page-row.ts"

const pathOf = (page: PageId): string => {
  const { path, takesCreativeId } = pageOf(page)
  return takesCreativeId === true ? `${path}/{creativeId?}` : path
}

/** A page of the sign-up's journey, below `/signup`. */
export const signupPage = (page: PageId): PageRow => ({
  path: `/signup/${pathOf(page)}`,
  area: page === "summary" ? "summary" : "onboarding",
  access: "public",
})

/**
 * A page of the journey below a campaign of a business. The page of keywords shows the draft of this device to everybody. Spec:
 * roles and permissions; screens and routes.
 */
export const campaignPage = (page: PageId): PageRow => ({
  path: `/app/{businessProfileId}/campaign/{campaignId}/${pathOf(page)}`,
  area: "onboarding",
  access: page === "googleKeywords" ? "public" : "member",
})

/** The area of the sign-up's page at an address; undefined outside the sign-up. */
export const signupAreaAt = (pathname: string): FrameArea | undefined => {
  const path = /^\/signup\/(.+)$/iu.exec(pathname)?.[1]
  if (path === undefined) return undefined
  return pageAtPath(path)?.id === "summary" ? "summary" : "onboarding"
}

/** Pages of store onboarding before there is an account. */
const beforeAccount: ReadonlyArray<StorePage> = ["storefront", "user", "verification"]

/** A page of store onboarding, below `/signup`. */
export const storePage = (page: StorePage): PageRow => {
  const facts = storePages[page]
  return {
    path: `/signup/${facts.path}${"profile" in facts ? "/{businessProfileId?}" : ""}`,
    area: "onboarding",
    access: beforeAccount.includes(page) ? "public" : "signedIn",
  }
}
