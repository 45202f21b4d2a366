import { EndPromoCode, ListPromoCodes, type PromoCodeRecord } from "@application/signup/contract"
import type { Portal } from "@domain/portals"
import { PromoCodeState } from "@domain/pricing"
import { useCommand, useRead } from "@ui/container"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { toastSuccess } from "@ui/shared/app-toasts"
import { SearchBox } from "@ui/shared/search-box"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"
import { LoginFailureNotice } from "../sign-in/login-failure-notice.tsx"
import { PromoCodeForm } from "./promo-code-form.tsx"
import { PromoCodeRow } from "./promo-code-row.tsx"
import { ReadRows, rowsPerPage } from "./read-rows.tsx"

const everyState = "all"

/** The portal's promo codes: to create, to look for and to end. */
export const PromoCodes = ({ portal }: { readonly portal: Portal }) => {
  const { t } = useTranslation(["account", "common"])
  const portalId = portal.id
  const [search, setSearch] = useState("")
  const [state, setState] = useState<PromoCodeState>()
  const [page, setPage] = useState(1)
  const [ending, setEnding] = useState<PromoCodeRecord>()
  const [ended, end] = useCommand(EndPromoCode, { revalidate: false })
  const asked = { portalId, search, page, limit: rowsPerPage, ...(state !== undefined && { state }) }
  const read = useRead(ListPromoCodes, asked)

  const confirm = async () => {
    if (ending === undefined) return
    const outcome = await end({ portalId, promoCodeId: ending.id })
    setEnding(undefined)
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("account:portal.codes.endedToast", { code: ending.code }))
    read.retry()
  }
  return (
    <>
      <Panel title={t("account:portal.codes.create")} description={t("account:portal.codes.createLead")}>
        <PromoCodeForm
          portal={portal}
          onCreated={() => {
            setPage(1)
            read.retry()
          }}
        />
      </Panel>
      <Panel title={t("account:portal.codes.title")} description={t("account:portal.codes.lead")}>
        <div className={styles["stack"]}>
          <div className={styles["actions"]}>
            <SearchBox
              label={t("account:portal.codes.search")}
              words={search}
              onSearch={(words) => {
                setSearch(words)
                setPage(1)
              }}
            />
            <Select
              label={t("account:portal.codes.show")}
              placeholder={t("account:portal.codes.show")}
              value={state ?? everyState}
              options={[everyState, ...PromoCodeState.literals].map((id) => ({
                id,
                label: t(`account:portal.codes.states.${id}`),
              }))}
              onChange={(id) => {
                setState(PromoCodeState.literals.find((one) => one === id))
                setPage(1)
              }}
            />
          </div>
          <LoginFailureNotice state={ended} />
          <ReadRows
            read={read}
            notLoaded={t("account:portal.codes.notLoaded")}
            none={t("account:portal.codes.none")}
            page={page}
            onPage={setPage}
            rows={(output) =>
              output.promoCodes.map((code) => <PromoCodeRow key={code.id} code={code} onEnd={() => setEnding(code)} />)
            }
          />
        </div>
      </Panel>
      <ConfirmDialog
        isOpen={ending !== undefined}
        isDangerous
        isPending={ended.status === "pending"}
        title={t("account:portal.codes.endTitle", { code: ending?.code ?? "" })}
        confirmLabel={t("account:portal.codes.end")}
        cancelLabel={t("common:action.cancel")}
        pendingLabel={t("common:state.saving")}
        onConfirm={() => void confirm()}
        onCancel={() => setEnding(undefined)}
      >
        {t("account:portal.codes.endText")}
      </ConfirmDialog>
    </>
  )
}
