import { ListRegisteredDocuments } from "@application/wallet/contract"
import type { PortalId } from "@domain/kernel"
import type { RegisteredDocument } from "@domain/wallet"
import { useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { presentTime } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"
import { CancelRegistrationDialog } from "./cancel-registration-dialog.tsx"
import { ReadRows, rowsPerPage } from "./read-rows.tsx"

/** Invoices that the tax office has registered; a registration of the last day may be cancelled. Nothing where there are none. */
export const RegisteredDocuments = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation(["account", "common"])
  const format = useFormat()
  const now = presentTime()
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<RegisteredDocument>()
  const read = useRead(ListRegisteredDocuments, { portalId, page, limit: rowsPerPage })
  const { output, failure, retry } = read
  if (output === undefined ? failure === undefined : output.total === 0) return null

  const standing = ({ cancellation, cancellableUntil }: RegisteredDocument): string => {
    if (cancellation !== undefined)
      return t("account:portal.registered.cancelled", { when: format.moment(cancellation.cancelledAt) })
    return now < cancellableUntil
      ? t("account:portal.registered.until", { when: format.moment(cancellableUntil) })
      : t("account:portal.registered.over")
  }
  return (
    <Panel title={t("account:portal.registered.title")} description={t("account:portal.registered.lead")}>
      <div className={styles["stack"]}>
        <ReadRows
          read={read}
          notLoaded={t("account:portal.registered.notLoaded")}
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
                  <span className={styles["quiet"]}>{standing(document)}</span>
                </span>
                {document.cancellation === undefined && now < document.cancellableUntil ? (
                  <span className={styles["acts"]}>
                    <Button
                      size="small"
                      kind="secondary"
                      onPress={() => setChosen(document)}
                      aria-label={t("account:portal.registered.cancelNamed", { number: document.number })}
                    >
                      {t("account:portal.registered.cancel")}
                    </Button>
                  </span>
                ) : null}
              </li>
            ))
          }
        />
        {chosen === undefined ? null : (
          <CancelRegistrationDialog
            portalId={portalId}
            document={chosen}
            onClose={() => setChosen(undefined)}
            onCancelled={() => {
              setChosen(undefined)
              retry()
            }}
          />
        )}
      </div>
    </Panel>
  )
}
