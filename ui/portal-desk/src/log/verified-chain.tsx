import { VerifyAuditLog } from "@application/portals/contract"
import type { PortalId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { presentTime } from "@ui/shared/frame"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"

/** Whether the log is as it was written, on demand: its end, and the end that was kept outside the database. */
export const VerifiedChain = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation(["portalDesk", "common"])
  const format = useFormat()
  const [asked, setAsked] = useState<number>()
  const { output, failure, isLoading, retry } = useRead(VerifyAuditLog, asked === undefined ? undefined : { portalId })
  const verify = () => {
    if (asked !== undefined) retry()
    setAsked(presentTime())
  }
  return (
    <Panel
      title={t("portalDesk:log.verified")}
      description={t("portalDesk:log.verifiedLead")}
      actions={
        <Button
          kind="secondary"
          size="small"
          isPending={isLoading}
          pendingLabel={t("common:state.loading")}
          onPress={verify}
        >
          {t("portalDesk:log.verify")}
        </Button>
      }
    >
      <div className={panel["stack"]} role="status">
        {failure === undefined ? null : <Banner tone="error">{t("portalDesk:log.notVerified")}</Banner>}
        {output === undefined || asked === undefined ? null : (
          <>
            {output.isWhole ? (
              <Banner tone="success" title={t("portalDesk:log.whole", { count: output.entries })}>
                {t("portalDesk:log.when", { when: format.moment(asked) })}
              </Banner>
            ) : (
              <Banner
                tone="error"
                title={t(`portalDesk:log.fault.${output.fault?.kind ?? "changed"}`, {
                  number: format.number(output.fault?.position ?? 0),
                })}
              >
                {t("portalDesk:log.faultText")}
              </Banner>
            )}
            <p className={panel["quiet"]}>
              {output.anchor === undefined
                ? t("portalDesk:log.noAnchor")
                : t("portalDesk:log.anchor", { number: format.number(output.anchor.position) })}{" "}
              {output.anchor === undefined ? null : (
                <bdi dir="ltr" className={panel["link"]}>
                  {output.anchor.hash}
                </bdi>
              )}
            </p>
          </>
        )}
      </div>
    </Panel>
  )
}
