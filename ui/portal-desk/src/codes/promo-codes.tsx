import { EndPromoCode, ListPromoCodes, type PromoCodeRecord } from "@application/signup/contract"
import type { Portal } from "@domain/portals"
import { PromoCodeState } from "@domain/pricing"
import { useCommand, useRead } from "@ui/container"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { Panel } from "@ui/kit/panel"
import { toastSuccess } from "@ui/shared/app-toasts"
import { List, listAddress, oneOf, readingOf, useList } from "@ui/shared/list"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import { PromoCodeForm } from "./promo-code-form.tsx"
import { PromoCodeRow } from "./promo-code-row.tsx"

const address = listAddress({
  of: "codes",
  words: { name: "q", most: 80 },
  filters: { state: oneOf(PromoCodeState.literals) },
  limit: 10,
})

/** The portal's promo codes: to create, to look for and to end. */
export const PromoCodes = ({ portal }: { readonly portal: Portal }) => {
  const { t } = useTranslation(["account", "common"])
  const portalId = portal.id
  const list = useList(address)
  const [ending, setEnding] = useState<PromoCodeRecord>()
  const [ended, end] = useCommand(EndPromoCode, { revalidate: false })
  const read = useRead(ListPromoCodes, {
    portalId,
    search: list.words,
    page: list.page,
    limit: list.limit,
    ...list.filter,
  })

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
            list.turn(1)
            read.retry()
          }}
        />
      </Panel>
      <Panel title={t("account:portal.codes.title")} description={t("account:portal.codes.lead")}>
        <div className={styles["stack"]}>
          <LoginFailureNotice state={ended} />
          <List
            caption={t("account:portal.codes.title")}
            list={list}
            reading={readingOf(read, ({ promoCodes, total }) => ({ rows: promoCodes, total }))}
            keyOf={({ id }) => id}
            search={t("account:portal.codes.search")}
            filters={[
              {
                name: "state",
                label: t("account:portal.codes.show"),
                any: t("account:portal.codes.states.all"),
                options: PromoCodeState.literals.map((id) => ({ id, label: t(`account:portal.codes.states.${id}`) })),
              },
            ]}
            notRead={t("account:portal.codes.notLoaded")}
            empty={{ title: t("account:portal.codes.noneYet") }}
            noneFound={{ title: t("account:portal.codes.none") }}
            row={(code) => <PromoCodeRow code={code} onEnd={() => setEnding(code)} />}
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
