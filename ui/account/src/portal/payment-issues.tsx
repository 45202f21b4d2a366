import { ListPaymentIssues } from "@application/wallet/contract"
import type { PortalId } from "@domain/kernel"
import type { PaymentIssue } from "@domain/wallet"
import { useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { Paging } from "@ui/shared/paging"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"
import { SettleDialog } from "./settle-dialog.tsx"

const limit = 10

const nameOf = (gateway: string): string => gateway.charAt(0).toUpperCase() + gateway.slice(1)

/** Payments and refunds that reconciliation could not heal, each with what to do. */
export const PaymentIssues = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation(["account", "common"])
  const format = useFormat()
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<PaymentIssue>()
  const { output, failure, retry } = useRead(ListPaymentIssues, { portalId, page, limit })
  const issues = output?.issues ?? []
  return (
    <Panel title={t("account:portal.payments.title")} description={t("account:portal.payments.lead")}>
      {output === undefined ? (
        failure === undefined ? (
          <Skeleton shape="box" height="8rem" />
        ) : (
          <ErrorState
            title={t("account:portal.payments.notLoaded")}
            retryLabel={t("common:action.retry")}
            retryingLabel={t("common:state.loading")}
            onRetry={retry}
          />
        )
      ) : (
        <div className={styles["stack"]}>
          {issues.length === 0 ? <p className={styles["quiet"]}>{t("account:portal.payments.none")}</p> : null}
          <ul className={styles["rows"]}>
            {issues.map((issue) => (
              <li key={issue.id} className={styles["row"]}>
                <span className={styles["words"]}>
                  <span className={styles["name"]}>
                    {t(`account:portal.payments.cause.${issue.kind}`, {
                      amount: format.money(issue.amount, issue.currency),
                    })}
                  </span>
                  <span>{t(`account:portal.payments.remedy.${issue.kind}`)}</span>
                  <span className={styles["quiet"]}>
                    <bdi>
                      {nameOf(issue.gateway)} {issue.gatewayReference}
                    </bdi>{" "}
                    · {t("account:portal.payments.since", { when: format.moment(issue.noticedAt) })}
                  </span>
                </span>
                <Button
                  size="small"
                  kind="secondary"
                  onPress={() => setOpened(issue)}
                  aria-label={t("account:portal.payments.settleNamed", { reference: issue.gatewayReference })}
                >
                  {t("account:portal.payments.settle")}
                </Button>
              </li>
            ))}
          </ul>
          <Paging page={page} limit={limit} total={output.total} onPage={setPage} />
        </div>
      )}
      {opened === undefined ? null : (
        <SettleDialog
          portalId={portalId}
          issue={opened}
          onClose={() => setOpened(undefined)}
          onSettled={() => {
            setOpened(undefined)
            setPage(1)
            retry()
          }}
        />
      )}
    </Panel>
  )
}
