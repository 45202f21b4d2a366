import { EndReferralCode, type ListedReferralCode, ListReferralCodes } from "@application/businesses/contract"
import { useCommand, useRead } from "@ui/container"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { toastSuccess } from "@ui/shared/app-toasts"
import { NavButton, usePortal } from "@ui/shared/frame"
import { PageHead } from "@ui/shared/page-head"
import { Paging } from "@ui/shared/paging"
import { Megaphone } from "lucide-react"
import { Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"
import { OuterFrame } from "../profiles/outer-frame.tsx"
import { LoginFailureNotice } from "../sign-in/login-failure-notice.tsx"
import { ReferralCodeForm } from "./referral-code-form.tsx"
import { ReferralCodeRow } from "./referral-code-row.tsx"
import { ShareCode } from "./share-code.tsx"

const limit = 10

/** Codes by which somebody brings businesses to the portal, and what each brought. Spec: purpose, referral codes. */
export default function Referrals() {
  const { t } = useTranslation(["account", "common"])
  const { portal } = usePortal()
  const [page, setPage] = useState(1)
  const [shared, setShared] = useState<string>()
  const [ending, setEnding] = useState<ListedReferralCode>()
  const [ended, end] = useCommand(EndReferralCode, { revalidate: false })
  const { output, failure, retry } = useRead(ListReferralCodes, { page, limit })

  const confirm = async () => {
    if (ending === undefined) return
    const outcome = await end({ referralCodeId: ending.referralCodeId })
    setEnding(undefined)
    if (outcome?.status !== "succeeded") return
    if (shared === ending.code) setShared(undefined)
    toastSuccess(t("account:referrals.endedToast", { code: ending.code }))
    retry()
  }
  return (
    <OuterFrame>
      <PageHead
        title={t("account:referrals.title")}
        lead={t("account:referrals.lead", { portal: portal.title })}
        actions={
          <NavButton kind="secondary" size="small" to="/profileSelection">
            {t("account:portal.businesses")}
          </NavButton>
        }
      />
      <div className={styles["stack"]}>
        <Panel title={t("account:referrals.create")} description={t("account:referrals.createLead")}>
          <ReferralCodeForm
            onCreated={() => {
              setPage(1)
              retry()
            }}
          />
        </Panel>
        <Panel title={t("account:referrals.yours")}>
          <div className={styles["stack"]}>
            <LoginFailureNotice state={ended} />
            {output === undefined && failure === undefined ? (
              <LoadingRegion label={t("common:state.loading")}>
                <Skeleton shape="box" height="8rem" />
              </LoadingRegion>
            ) : null}
            {output === undefined && failure !== undefined ? (
              <ErrorState
                title={t("account:referrals.notLoaded")}
                retryLabel={t("common:action.retry")}
                retryingLabel={t("common:state.loading")}
                onRetry={retry}
              />
            ) : null}
            {output?.total === 0 ? (
              <EmptyState level={3} icon={<Megaphone />} title={t("account:referrals.empty")}>
                {t("account:referrals.emptyText")}
              </EmptyState>
            ) : null}
            {output === undefined || output.total === 0 ? null : (
              <>
                <ul className={styles["rows"]}>
                  {output.codes.map((code) => (
                    <ReferralCodeRow
                      key={code.referralCodeId}
                      code={code}
                      isShared={shared === code.code}
                      onShare={() => setShared(shared === code.code ? undefined : code.code)}
                      onEnd={() => setEnding(code)}
                    />
                  ))}
                </ul>
                <Paging page={page} limit={limit} total={output.total} onPage={setPage} />
              </>
            )}
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
