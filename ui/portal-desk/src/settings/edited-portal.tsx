import { GetPortalSettings } from "@application/portals/contract"
import type { PortalId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { NavButton } from "@ui/shared/frame"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { useEditedPortal } from "./use-edited-portal.ts"

const OtherPortal = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation("portalLook")
  const { output } = useRead(GetPortalSettings, { portalId })
  return (
    <Banner
      tone="info"
      action={
        <NavButton to="/portal/portals" kind="secondary" size="small">
          {t("portalLook:portals.back")}
        </NavButton>
      }
    >
      {t("portalLook:portals.editing", { title: output?.title ?? "" })}
    </Banner>
  )
}

/** A page's content for the portal that the address names, with a word about it where that is not the reader's own. */
export const EditedPortal = ({ children }: { readonly children: (portalId: PortalId) => ReactNode }) => {
  const { portalId, isOwn } = useEditedPortal()
  return (
    <>
      {isOwn ? null : <OtherPortal portalId={portalId} />}
      {children(portalId)}
    </>
  )
}
