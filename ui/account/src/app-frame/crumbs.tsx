import { businessPath, homePage, menuPageAt, pageAt } from "@domain/pages"
import type { ProductConfiguration } from "@domain/portals"
import type { Crumb } from "@ui/kit/breadcrumbs"
import { useTranslation } from "react-i18next"
import { useLocation, useMatches } from "react-router"
import { useProfile } from "@ui/shared/use-profile"

const nameIn = (data: unknown): string | undefined =>
  typeof data === "object" && data !== null && "crumb" in data && typeof data.crumb === "string"
    ? data.crumb
    : undefined

/** Pages of a business outside its side menu, by the name that the frame has for them. */
const names = {
  userPreferences: "preferences",
  people: "people",
  assets: "assets",
  localBusiness: "localBusiness",
  workspace: "workspace",
} as const
type NamedPage = keyof typeof names
const isNamed = (name: string | undefined): name is NamedPage => name !== undefined && name in names

/** Where the page stands: business, place, and the thing that the page's loader names as its `crumb`. Spec: screens, breadcrumbs. */
export const useCrumbs = (configuration: ProductConfiguration | undefined): ReadonlyArray<Crumb> => {
  const { t } = useTranslation(["app"])
  const { pathname } = useLocation()
  const matches = useMatches()
  const profile = useProfile()
  const place = menuPageAt(pathname)
  const page = pageAt(pathname)
  if (profile === undefined) return []
  const home = configuration === undefined ? "dashboard" : homePage(configuration)
  const business: Crumb = { label: profile.name, href: businessPath(home, profile.id) }
  const thing = matches.map(({ loaderData }) => nameIn(loaderData)).find((name) => name !== undefined)
  if (page === "design")
    return [
      business,
      { label: t("app:frame.workspace"), href: businessPath("workspace", profile.id) },
      ...(thing === undefined ? [] : [{ label: thing }]),
    ]
  if (isNamed(page)) return [business, { label: t(`app:frame.${names[page]}`) }]
  if (place === undefined) return []
  const label = t(`app:frame.place.${place}`)
  return thing === undefined
    ? [business, { label }]
    : [business, { label, href: businessPath(place, profile.id) }, { label: thing }]
}
