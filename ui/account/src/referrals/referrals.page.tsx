import { EndReferralCode, type ListedReferralCode, ListReferralCodes } from "@application/businesses/contract"
import { useCommand, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { VisuallyHidden } from "@ui/kit/visually-hidden"
import { toastSuccess } from "@ui/shared/app-toasts"
import { ReferralCodeRow } from "@ui/shared/referral-code-row"
import { NavButton, usePortal } from "@ui/shared/frame"
import { List, listAddress, readingOf, useList } from "@ui/shared/list"
import { PageHead } from "@ui/shared/page-head"
import { Megaphone } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import { OuterFrame } from "@ui/shared/outer-frame"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import { ReferralCodeForm } from "./referral-code-form.tsx"
import { ShareCode } from "./share-code.tsx"

const yoursAddress = listAddress({ limit: 10 })

/**
 * Codes by which somebody brings businesses to the portal, and what each brought. Spec: purpose, referral codes.
 */
export default function Referrals() {
  const { t } = useTranslation(["account", "commissions", "common"])
  const { portal } = usePortal()
  const yours = useList(yoursAddress)
  const [shared, setShared] = useState<string>()
  const [ending, setEnding] = useState<ListedReferralCode>()
  const [ended, end] = useCommand(EndReferralCode, { revalidate: false })
  const own = useRead(ListReferralCodes, { page: yours.page, limit: yours.limit })
  const empty = { icon: <Megaphone />, title: t("account:referrals.empty") }

  const confirm = async () => {
    if (ending === undefined) return
    const outcome = await end({ referralCodeId: ending.referralCodeId })
    setEnding(undefined)
    if (outcome?.status !== "succeeded") return
    if (shared === ending.code) setShared(undefined)
    toastSuccess(t("account:referrals.endedToast", { code: ending.code }))
    own.retry()
  }
  return (
    <OuterFrame>
      <PageHead
        title={t("account:referrals.title")}
        lead={t("account:referrals.lead", { portal: portal.title })}
        actions={
          <>
            <NavButton kind="secondary" size="small" to="/clients/commissions">
              {t("commissions:own.enter")}
            </NavButton>
            <NavButton kind="secondary" size="small" to="/profileSelection">
              {t("account:portal.businesses")}
            </NavButton>
          </>
        }
      />
      <div className={styles["stack"]}>
        <Panel title={t("account:referrals.create")} description={t("account:referrals.createLead")}>
          <ReferralCodeForm
            onCreated={() => {
              yours.turn(1)
              own.retry()
            }}
          />
        </Panel>
        <Panel title={t("account:referrals.yours")}>
          <div className={styles["stack"]}>
            <LoginFailureNotice state={ended} />
            <List
              caption={t("account:referrals.yours")}
              list={yours}
              reading={readingOf(own, ({ codes, total }) => ({ rows: codes, total }))}
              keyOf={({ referralCodeId }) => referralCodeId}
              notRead={t("account:referrals.notLoaded")}
              empty={{ ...empty, text: t("account:referrals.emptyText") }}
              row={(code) => (
                <ReferralCodeRow code={code}>
                  {code.endedAt === undefined ? (
                    <>
                      <Button
                        size="small"
                        kind="secondary"
                        aria-pressed={shared === code.code}
                        onPress={() => setShared(shared === code.code ? undefined : code.code)}
                      >
                        {t("account:referrals.share", { code: code.code })}
                      </Button>
                      <Button size="small" kind="quiet" onPress={() => setEnding(code)}>
                        {t("account:referrals.end")}
                        <VisuallyHidden>: {code.code}</VisuallyHidden>
                      </Button>
                    </>
                  ) : undefined}
                </ReferralCodeRow>
              )}
            />
            {shared === undefined ? null : (
              <Suspense fallback={<Skeleton lines={3} />}>
                <ShareCode key={shared} code={shared} />
              </Suspense>
            )}
          </div>
        </Panel>
      </div>
      <ConfirmDialog
        isOpen={ending !== undefined}
        isDangerous
        isPending={ended.status === "pending"}
        title={t("account:referrals.endTitle", { code: ending?.code ?? "" })}
        confirmLabel={t("account:referrals.end")}
        cancelLabel={t("common:action.cancel")}
        pendingLabel={t("common:state.saving")}
        onConfirm={() => void confirm()}
        onCancel={() => setEnding(undefined)}
      >
        {t("account:referrals.endText")}
      </ConfirmDialog>
    </OuterFrame>
  )
}
