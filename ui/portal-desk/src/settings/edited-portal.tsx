import { GetPortalSettings } from "@application/portals/contract"
import type { PortalId } from "@domain/kernel"
import type { Portal } from "@domain/portals"
import { useRead } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { NavButton, usePortal } from "@ui/shared/frame"
import panel from "@ui/shared/panel.module.css"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Link, useLocation } from "react-router"
import { addressOf, type EditablePage, editablePages } from "./editable-pages.ts"
import { NotLoaded } from "./not-loaded.tsx"
import { useEditedPortal } from "./use-edited-portal.ts"

const PageLink = ({ page, portalId }: { readonly page: EditablePage; readonly portalId: PortalId }) => {
  const { t } = useTranslation("portalLook")
  return <Link to={addressOf(page, portalId)}>{t(`portalLook:portals.page.${page}`)}</Link>
}

/** Says which other portal the page is about, and leads to the pages of that portal. */
const OtherPortal = ({ portalId, title }: { readonly portalId: PortalId; readonly title: string }) => {
  const { t } = useTranslation("portalLook")
  const { pathname } = useLocation()
  return (
    <Banner
      tone="info"
      title={t("portalLook:portals.editing", { title })}
      action={
        <NavButton to="/portal/portals" kind="secondary" size="small">
          {t("portalLook:portals.back")}
        </NavButton>
      }
    >
      <nav aria-label={t("portalLook:portals.pagesOf", { title })} className={panel["actions"]}>
        {editablePages
          .filter((page) => pathname !== `/portal/${page}`)
          .map((page) => (
            <PageLink key={page} page={page} portalId={portalId} />
          ))}
      </nav>
    </Banner>
  )
}

interface Edited<Given> {
  readonly children: (given: Given) => ReactNode
}

const OtherById = ({ portalId, children }: Edited<PortalId> & { readonly portalId: PortalId }) => {
  const { output } = useRead(GetPortalSettings, { portalId })
  return (
    <>
      <OtherPortal portalId={portalId} title={output?.title ?? ""} />
      {children(portalId)}
    </>
  )
}

/** A page's content for the portal that the address names, with a word about it where that is not the reader's own. */
export const EditedPortalId = ({ children }: Edited<PortalId>) => {
  const { portalId, isOwn } = useEditedPortal()
  return isOwn ? children(portalId) : <OtherById portalId={portalId}>{children}</OtherById>
}

const OtherWhole = ({ portalId, children }: Edited<Portal> & { readonly portalId: PortalId }) => {
  const { t } = useTranslation("portalLook")
  const { output, failure, retry } = useRead(GetPortalSettings, { portalId })
  if (output === undefined)
    return <NotLoaded failure={failure} title={t("portalLook:portals.notLoadedOne")} onRetry={retry} />
  return (
    <>
      <OtherPortal portalId={portalId} title={output.title} />
      {children(output)}
    </>
  )
}

/** A page's content with the settings of the portal that the address names; the reader's own need not be read. */
export const EditedPortal = ({ children }: Edited<Portal>) => {
  const { portal } = usePortal()
  const { portalId, isOwn } = useEditedPortal()
  return isOwn ? children(portal) : <OtherWhole portalId={portalId}>{children}</OtherWhole>
}
