import type { GstRegistration } from "@domain/wallet"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { useTranslation } from "react-i18next"

export interface RegisterNoticeProps {
  readonly register: {
    readonly found: GstRegistration | undefined
    readonly isMissing: boolean
    readonly isPending: boolean
  }
  /** Takes the register's details into the form. */
  readonly onUse: () => void
}

/** What the tax office's register says of the typed GSTIN, to be taken by a press. Spec: calls B23. */
export const RegisterNotice = ({ register: { found, isMissing, isPending }, onUse }: RegisterNoticeProps) => {
  const { t } = useTranslation(["billing", "launch"])
  if (isPending) return <p role="status">{t("billing:details.lookingUp")}</p>
  if (isMissing) return <Banner tone="info">{t("billing:details.notLookedUp")}</Banner>
  if (found === undefined) return null
  const { legalName, address, status } = found
  return (
    <Banner
      tone={status === "active" ? "info" : "warning"}
      title={t("billing:details.registered", { name: legalName })}
      action={
        <Button kind="secondary" size="small" onPress={onUse}>
          {t("billing:details.useRegistered")}
        </Button>
      }
    >
      <bdi>{address}</bdi>
      {status === "active" ? null : <p>{t(`billing:details.status.${status}`)}</p>}
    </Banner>
  )
}
