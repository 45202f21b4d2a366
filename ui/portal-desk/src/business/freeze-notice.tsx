import type { PortalBusiness, ShownFreeze } from "@application/businesses/contract"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { FreezeDialog } from "./freeze-dialog.tsx"

export interface FreezeNoticeProps {
  readonly business: PortalBusiness
  readonly freeze: ShownFreeze | undefined
  /** Whether the reader may freeze and release. */
  readonly mayDecide: boolean
  readonly onChanged: () => void
}

/** Whether a business is or was frozen, by whom and why, with the way to freeze or release it. */
export const FreezeNotice = ({ business, freeze, mayDecide, onChanged }: FreezeNoticeProps) => {
  const { t } = useTranslation("portalBusinesses")
  const format = useFormat()
  const [isAsking, setAsking] = useState(false)
  const isFrozen = business.standing === "Frozen"
  const act = mayDecide ? (
    <Button kind={isFrozen ? "secondary" : "danger"} size="small" onPress={() => setAsking(true)}>
      {t(isFrozen ? "portalBusinesses:freeze.release" : "portalBusinesses:freeze.do")}
    </Button>
  ) : null
  return (
    <>
      {isFrozen && freeze !== undefined ? (
        <Banner tone="warning" title={t("portalBusinesses:freeze.banner")} action={act}>
          {freeze.frozenBy === undefined
            ? t("portalBusinesses:freeze.sinceNobody", { when: format.moment(freeze.frozenAt) })
            : t("portalBusinesses:freeze.since", { by: freeze.frozenBy, when: format.moment(freeze.frozenAt) })}{" "}
          {t("portalBusinesses:freeze.why", { reason: freeze.reason })}
        </Banner>
      ) : (
        <div className={panel["actions"]}>
          {act}
          {freeze?.releasedAt === undefined ? null : (
            <span className={panel["quiet"]}>
              {t("portalBusinesses:freeze.earlier", {
                from: format.moment(freeze.frozenAt),
                to: format.moment(freeze.releasedAt),
                reason: freeze.reason,
              })}
            </span>
          )}
        </div>
      )}
      {isAsking ? (
        <FreezeDialog
          business={business}
          isRelease={isFrozen}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false)
            onChanged()
          }}
        />
      ) : null}
    </>
  )
}
