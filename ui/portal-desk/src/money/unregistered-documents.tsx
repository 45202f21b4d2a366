import { ListUnregisteredDocuments, RegisterDocumentAgain } from "@application/wallet/contract"
import type { PortalId } from "@domain/kernel"
import type { UnregisteredDocument } from "@domain/wallet"
import { useCommand, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { toastFailure, toastSuccess } from "@ui/shared/app-toasts"
import { List, listAddress, ListLine, ListRow, readingOf, useList } from "@ui/shared/list"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"

const address = listAddress({ of: "unregistered", limit: 10 })

/** Invoices that the tax office has not registered, each with its reason and another try; nothing where there are none. */
export const UnregisteredDocuments = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation(["account", "common"])
  const format = useFormat()
  const list = useList(address)
  const [tried, setTried] = useState<UnregisteredDocument["id"]>()
  const [trying, register] = useCommand(RegisterDocumentAgain, { revalidate: false })
  const read = useRead(ListUnregisteredDocuments, { portalId, page: list.page, limit: list.limit })
  const { output, failure, retry } = read
  if (output === undefined ? failure === undefined : output.total === 0) return null

  const again = async ({ id, number }: UnregisteredDocument) => {
    setTried(id)
    const outcome = await register({ portalId, documentId: id })
    if (outcome?.status !== "succeeded") return
    if (outcome.output.isRegistered) toastSuccess(t("account:portal.unregistered.done", { number }))
    else toastFailure(t("account:portal.unregistered.refused", { number }))
    list.turn(1)
    retry()
  }
  return (
    <Panel title={t("account:portal.unregistered.title")} description={t("account:portal.unregistered.lead")}>
      <div className={styles["stack"]}>
        <LoginFailureNotice state={trying} />
        <List
          caption={t("account:portal.unregistered.title")}
          list={list}
          reading={readingOf(read, ({ documents, total }) => ({ rows: documents, total }))}
          keyOf={({ id }) => id}
          notRead={t("account:portal.unregistered.notLoaded")}
          row={(document) => (
            <ListRow
              name={<bdi>{document.number}</bdi>}
              acts={
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
              }
            >
              <span>
                <bdi>{document.buyerName}</bdi> · {format.money(document.total, document.currency)}
              </span>
              <span>
                {t("account:portal.unregistered.reason")} <bdi>{document.reason}</bdi>
              </span>
              <ListLine>
                {t("account:portal.unregistered.tried", {
                  day: format.day(document.issuedOn),
                  when: format.moment(document.triedAt),
                })}
              </ListLine>
            </ListRow>
          )}
        />
      </div>
    </Panel>
  )
}
