import { type DeskPage, mayOpen } from "@domain/pages"
import type { Namespace } from "@ui/i18n"
import { NavButton, usePortal } from "@ui/shared/frame"
import { OuterFrame } from "@ui/shared/outer-frame"
import { PageHead } from "@ui/shared/page-head"
import panel from "@ui/shared/panel.module.css"
import { usePortalRights } from "@ui/shared/use-portal-rights"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { DeskMenu } from "./desk-menu.tsx"
import styles from "./desk.module.css"

export interface DeskProps {
  readonly page: DeskPage
  /** Texts of the page's parts: a part that waits for its texts would hide the whole page again. */
  readonly texts?: ReadonlyArray<Namespace>
  /** The name of what the page is about, in place of the page's own. */
  readonly title?: string | undefined
  readonly children: ReactNode
}

/** The frame of the portal's desk: the desk's menu beside the page, and a refusal for whoever has no right to the page. Ours. */
export const Desk = ({ page, texts = [], title, children }: DeskProps) => {
  const { t } = useTranslation(["account", "common", ...texts])
  const { portal } = usePortal()
  const may = usePortalRights()
  const isOpen = mayOpen(page, may)
  return (
    <OuterFrame isWide>
      <div className={styles["layout"]}>
        <DeskMenu page={page} may={may} portal={portal.title} />
        <div className={styles["page"]}>
          <PageHead
            title={title ?? t(`account:desk.page.${page}`)}
            lead={t(isOpen ? `account:desk.lead.${page}` : "account:portal.notYours")}
            actions={
              <NavButton kind="secondary" size="small" to="/profileSelection">
                {t("account:portal.businesses")}
              </NavButton>
            }
          />
          {isOpen ? <div className={panel["stack"]}>{children}</div> : null}
        </div>
      </div>
    </OuterFrame>
  )
}
