import { MakeAgencyCode } from "@application/businesses/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { VisuallyHidden } from "@ui/kit/visually-hidden"
import { CopyText } from "@ui/shared/copy-text"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useState } from "react"
import { useTranslation } from "react-i18next"

export interface CodedBusiness {
  readonly id: BusinessProfileId
  readonly name: string
  readonly code?: string
}

export interface AgencyCodeRowsProps {
  readonly businesses: ReadonlyArray<CodedBusiness>
  readonly onChanged: () => void
}

/** The codes by which the reader's businesses are named as agencies. */
export const AgencyCodeRows = ({ businesses, onChanged }: AgencyCodeRowsProps) => {
  const { t } = useTranslation(["handOvers", "common"])
  const [renewing, setRenewing] = useState<CodedBusiness>()
  const [making, make] = useCommand(MakeAgencyCode, { revalidate: false })
  const makeFor = async ({ id }: CodedBusiness) => {
    const outcome = await make({ businessProfileId: id })
    setRenewing(undefined)
    if (outcome?.status === "succeeded") onChanged()
  }
  if (businesses.length === 0) return <p className={panel["quiet"]}>{t("handOvers:codes.none")}</p>
  const words = {
    act: t("handOvers:codes.copy"),
    copied: t("handOvers:codes.copied"),
    refused: t("handOvers:codes.refused"),
  }
  return (
    <div className={panel["stack"]}>
      <LoginFailureNotice state={making} />
      <ul className={panel["rows"]}>
        {businesses.map((business) => (
          <li key={business.id} className={panel["row"]}>
            <span className={panel["words"]}>
              <bdi>{business.name}</bdi>
              {business.code === undefined ? null : (
                <CopyText label={t("handOvers:codes.of", { name: business.name })} text={business.code} words={words} />
              )}
            </span>
            <Button
              size="small"
              kind={business.code === undefined ? "secondary" : "quiet"}
              isDisabled={making.status === "pending"}
              onPress={() => (business.code === undefined ? void makeFor(business) : setRenewing(business))}
            >
              {t(business.code === undefined ? "handOvers:codes.make" : "handOvers:codes.renew")}
              <VisuallyHidden>: {business.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={renewing !== undefined}
        isPending={making.status === "pending"}
        title={t("handOvers:codes.renewTitle", { name: renewing?.name ?? "" })}
        confirmLabel={t("handOvers:codes.renew")}
        cancelLabel={t("common:action.cancel")}
        pendingLabel={t("common:state.saving")}
        onConfirm={() => renewing && void makeFor(renewing)}
        onCancel={() => setRenewing(undefined)}
      >
        {t("handOvers:codes.renewText")}
      </ConfirmDialog>
    </div>
  )
}
