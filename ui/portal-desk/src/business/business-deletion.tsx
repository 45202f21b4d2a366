import type { PortalBusiness } from "@application/businesses/contract"
import { GetPortalBusinessDeletion, KeepPortalBusiness, type ShownDeletion } from "@application/identity/contract"
import { useCommand, useRead } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { toastSuccess } from "@ui/shared/app-toasts"
import { DeletionObstacles } from "@ui/shared/deletion"
import { usePortal } from "@ui/shared/frame"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { NotLoaded } from "../settings/not-loaded.tsx"
import { DeleteDialog } from "./delete-dialog.tsx"

const Erased = ({ deletion: { erasedAt = 0, keptUntil } }: { readonly deletion: ShownDeletion }) => {
  const { t } = useTranslation("deletion")
  const format = useFormat()
  return (
    <Banner tone="info" title={t("deletion:desk.erased", { day: format.dayOf(erasedAt) })}>
      {keptUntil === undefined
        ? t("deletion:desk.erasedNothing")
        : t("deletion:desk.erasedKept", { day: format.dayOf(keptUntil) })}
    </Banner>
  )
}

interface WaitingProps {
  readonly business: PortalBusiness
  readonly deletion: ShownDeletion
  readonly mayDecide: boolean
  readonly onKept: () => void
}

const Waiting = ({ business: { id, name }, deletion, mayDecide, onKept }: WaitingProps) => {
  const { t } = useTranslation(["deletion", "common"])
  const { portal } = usePortal()
  const format = useFormat()
  const [keeping, keep] = useCommand(KeepPortalBusiness, { revalidate: false })
  const { askedAt, erasesAt, isByPortal, mayTakeBack, obstacles, reason = "" } = deletion
  const takeBack = async () => {
    const outcome = await keep({ portalId: portal.id, businessProfileId: id })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("deletion:desk.undone", { name }))
    onKept()
  }
  const act =
    mayTakeBack && mayDecide ? (
      <Button
        kind="secondary"
        size="small"
        isPending={keeping.status === "pending"}
        pendingLabel={t("common:state.saving")}
        onPress={() => void takeBack()}
      >
        {t("deletion:desk.undo")}
      </Button>
    ) : undefined
  const when = format.moment(askedAt)
  return (
    <>
      <LoginFailureNotice state={keeping} />
      <Banner tone="warning" title={t("deletion:desk.waiting", { day: format.dayOf(erasesAt) })} action={act}>
        {isByPortal ? t("deletion:desk.byPortal", { when, reason }) : t("deletion:desk.byOwner", { when })}
      </Banner>
      <DeletionObstacles obstacles={obstacles} />
    </>
  )
}

export interface BusinessDeletionProps {
  readonly business: PortalBusiness
  /** Whether the reader may ask for a deletion and take it back. */
  readonly mayDecide: boolean
  readonly onChanged: () => void
}

/** Whether a business will be or was deleted, and the portal's way to ask for it. */
export const BusinessDeletion = ({ business, mayDecide, onChanged }: BusinessDeletionProps) => {
  const { t } = useTranslation("deletion")
  const { portal } = usePortal()
  const [isAsking, setAsking] = useState(false)
  const of = { portalId: portal.id, businessProfileId: business.id }
  const { output, failure, retry } = useRead(GetPortalBusinessDeletion, of)
  const changed = () => {
    setAsking(false)
    retry()
    onChanged()
  }
  const deletion = output?.deletion
  return (
    <Panel title={t("deletion:desk.title")} description={t("deletion:desk.lead")}>
      <div className={panel["stack"]}>
        {output === undefined ? (
          <NotLoaded failure={failure} title={t("deletion:desk.notLoaded")} onRetry={retry} />
        ) : deletion === undefined ? (
          mayDecide ? (
            <div className={panel["actions"]}>
              <Button kind="danger" size="small" onPress={() => setAsking(true)}>
                {t("deletion:desk.see")}
              </Button>
            </div>
          ) : null
        ) : deletion.state === "Erased" ? (
          <Erased deletion={deletion} />
        ) : (
          <Waiting business={business} deletion={deletion} mayDecide={mayDecide} onKept={changed} />
        )}
      </div>
      {isAsking && output !== undefined ? (
        <DeleteDialog business={business} plan={output.plan} onClose={() => setAsking(false)} onDone={changed} />
      ) : null}
    </Panel>
  )
}
