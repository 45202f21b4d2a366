import { ListPortals } from "@application/portals/contract"
import { mayCreatePortals, portalHost, type PortalSettings } from "@domain/portals"
import { useRead } from "@ui/container"
import { Badge } from "@ui/kit/badge"
import { Panel } from "@ui/kit/panel"
import { NavButton, usePortal } from "@ui/shared/frame"
import { ListLine, ListRow } from "@ui/shared/list"
import panel from "@ui/shared/panel.module.css"
import { useTranslation } from "react-i18next"
import { addressOf, editablePages } from "../settings/editable-pages.ts"
import { NotLoaded } from "../settings/not-loaded.tsx"
import { PortalForm } from "./portal-form.tsx"

const PortalRow = ({ portal, isOwn }: { readonly portal: PortalSettings; readonly isOwn: boolean }) => {
  const { t } = useTranslation("portalLook")
  const { id, title, domain } = portal
  return (
    <li className={panel["row"]}>
      <ListRow
        name={
          <>
            <bdi>{title}</bdi>
            {isOwn ? <Badge>{t("portalLook:portals.present")}</Badge> : null}
          </>
        }
        acts={editablePages.map((page) => (
          <NavButton key={page} kind="quiet" size="small" to={isOwn ? `/portal/${page}` : addressOf(page, id)}>
            {t(`portalLook:portals.page.${page}`)}
          </NavButton>
        ))}
      >
        <ListLine>
          <bdi dir="ltr">{portalHost(domain)}</bdi>
        </ListLine>
      </ListRow>
    </li>
  )
}

/** The portals that the reader administers, each with its pages, and at the operator's the form of a new one. */
export const Portals = () => {
  const { t } = useTranslation("portalLook")
  const { portal: own } = usePortal()
  const { output, failure, retry } = useRead(ListPortals, {})
  if (output === undefined)
    return <NotLoaded failure={failure} title={t("portalLook:portals.notLoaded")} onRetry={retry} />
  return (
    <>
      <Panel title={t("portalLook:portals.title")} description={t("portalLook:portals.lead")}>
        <ul className={panel["rows"]}>
          {output.map((portal) => (
            <PortalRow key={portal.id} portal={portal} isOwn={portal.id === own.id} />
          ))}
        </ul>
      </Panel>
      {mayCreatePortals(own.id) ? (
        <Panel title={t("portalLook:portals.make.title")} description={t("portalLook:portals.make.lead")}>
          <PortalForm />
        </Panel>
      ) : (
        <p className={panel["quiet"]}>{t("portalLook:portals.operatorOnly")}</p>
      )}
    </>
  )
}
