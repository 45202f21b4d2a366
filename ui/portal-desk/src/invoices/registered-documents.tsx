import { ListRegisteredDocuments } from "@application/wallet/contract"
import type { PortalId } from "@domain/kernel"
import type { RegisteredDocument } from "@domain/wallet"
import { useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { presentTime } from "@ui/shared/frame"
import { List, listAddress, ListLine, ListRow, readingOf, useList } from "@ui/shared/list"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import { CancelRegistrationDialog } from "./cancel-registration-dialog.tsx"

const address = listAddress({ of: "registered", limit: 10 })

/** Invoices that the tax office has registered; a registration of the last day may be cancelled. Nothing where there are none. */
export const RegisteredDocuments = ({ portalId }: { readonly portalId: PortalId }) => {
  const { t } = useTranslation(["account", "common"])
  const format = useFormat()
  const now = presentTime()
  const list = useList(address)
  const [chosen, setChosen] = useState<RegisteredDocument>()
  const read = useRead(ListRegisteredDocuments, { portalId, page: list.page, limit: list.limit })
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
        <List
          caption={t("account:portal.registered.title")}
          list={list}
          reading={readingOf(read, ({ documents, total }) => ({ rows: documents, total }))}
          keyOf={({ id }) => id}
          notRead={t("account:portal.registered.notLoaded")}
          row={(document) => (
            <ListRow
              name={<bdi>{document.number}</bdi>}
              acts={
                document.cancellation === undefined && now < document.cancellableUntil ? (
                  <Button
                    size="small"
                    kind="secondary"
                    onPress={() => setChosen(document)}
                    aria-label={t("account:portal.registered.cancelNamed", { number: document.number })}
                  >
                    {t("account:portal.registered.cancel")}
                  </Button>
                ) : undefined
              }
            >
              <span>
                <bdi>{document.buyerName}</bdi> · {format.money(document.total, document.currency)}
              </span>
              <ListLine>{standing(document)}</ListLine>
            </ListRow>
          )}
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
