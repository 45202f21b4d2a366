import { ListUnregisteredDocuments, RegisterDocumentAgain } from "@application/wallet/contract"
import type { PortalId } from "@domain/kernel"
import type { UnregisteredDocument } from "@domain/wallet"
import { useCommand, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { toastFailure, toastSuccess } from "@ui/shared/app-toasts"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"
import { LoginFailureNotice } from "../sign-in/login-failure-notice.tsx"
import { ReadRows, rowsPerPage } from "./read-rows.tsx"

/** Invoices that the tax office has not registered, each with its reason and another try; nothing where there are none. */
export const UnregisteredDocuments = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation(["account", "common"])
  const format = useFormat()
  const [page, setPage] = useState(1)
  const [tried, setTried] = useState<UnregisteredDocument["id"]>()
  const [trying, register] = useCommand(RegisterDocumentAgain, { revalidate: false })
  const read = useRead(ListUnregisteredDocuments, { portalId, page, limit: rowsPerPage })
  const { output, failure, retry } = read
  if (output === undefined ? failure === undefined : output.total === 0) return null

  const again = async ({ id, number }: UnregisteredDocument) => {
    setTried(id)
    const outcome = await register({ portalId, documentId: id })
    if (outcome?.status !== "succeeded") return
    if (outcome.output.isRegistered) toastSuccess(t("account:portal.unregistered.done", { number }))
    else toastFailure(t("account:portal.unregistered.refused", { number }))
    setPage(1)
    retry()
  }
  return (
    <Panel title={t("account:portal.unregistered.title")} description={t("account:portal.unregistered.lead")}>
      <div className={styles["stack"]}>
        <LoginFailureNotice state={trying} />
        <ReadRows
          read={read}
          notLoaded={t("account:portal.unregistered.notLoaded")}
          page={page}
          onPage={setPage}
          rows={({ documents }) =>
            documents.map((document) => (
              <li key={document.id} className={styles["row"]}>
                <span className={styles["words"]}>
                  <span className={styles["name"]}>
                    <bdi>{document.number}</bdi>
                  </span>
                  <span>
                    <bdi>{document.buyerName}</bdi> · {format.money(document.total, document.currency)}
                  </span>
                  <span>
                    {t("account:portal.unregistered.reason")} <bdi>{document.reason}</bdi>
                  </span>
                  <span className={styles["quiet"]}>
                    {t("account:portal.unregistered.tried", {
                      day: format.day(document.issuedOn),
                      when: format.moment(document.triedAt),
                    })}
                  </span>
                </span>
                <span className={styles["acts"]}>
                  <Button
                    size="small"
                    kind="secondary"
                    isPending={trying.status === "pending" && tried === document.id}
                    pendingLabel={t("common:state.loading")}
                    onPress={() => void again(document)}
                    aria-label={t("account:portal.unregistered.againNamed", { number: document.number })}
                  >
                    {t("account:portal.unregistered.again")}
                  </Button>
                </span>
              </li>
            ))
          }
        />
      </div>
    </Panel>
  )
}
