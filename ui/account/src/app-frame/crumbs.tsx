import { businessPath, menuPageAt } from "@domain/pages"
import type { Crumb } from "@ui/kit/breadcrumbs"
import { useTranslation } from "react-i18next"
import { useLocation, useMatches } from "react-router"
import { useProfile } from "@ui/shared/use-profile"

const nameIn = (data: unknown): string | undefined =>
  typeof data === "object" && data !== null && "crumb" in data && typeof data.crumb === "string"
    ? data.crumb
    : undefined

/** Where the page stands: business, place, and the thing that the page's loader names as its `crumb`. */
export const useCrumbs = (): ReadonlyArray<Crumb> => {
  const { t } = useTranslation(["app"])
  const { pathname } = useLocation()
  const matches = useMatches()
  const profile = useProfile()
  const place = menuPageAt(pathname)
  if (profile === undefined || place === undefined) return []
  const thing = matches.map(({ loaderData }) => nameIn(loaderData)).find((name) => name !== undefined)
  const label = t(`app:frame.place.${place}`)
  const business: Crumb = { label: profile.name, href: businessPath("dashboard", profile.id) }
  return thing === undefined
    ? [business, { label }]
    : [business, { label, href: businessPath(place, profile.id) }, { label: thing }]
}
