import type { DomainRecord } from "@application/portals/contract"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { useTranslation } from "react-i18next"
import styles from "./domains.module.css"

interface QuestionProps {
  /** The address that links begin with. */
  readonly main: string
  readonly isPending: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before an address is removed, and says what stops working. */
export const RemoveDomainDialog = ({
  domain,
  isPresent,
  main,
  ...question
}: QuestionProps & { readonly domain: DomainRecord | undefined; readonly isPresent: boolean }) => {
  const { t } = useTranslation(["portalLook", "common"])
  const host = domain?.host ?? ""
  return (
    <ConfirmDialog
      isOpen={domain !== undefined}
      isDangerous
      title={t("portalLook:domains.remove.title", { host })}
      confirmLabel={t("common:action.remove")}
      cancelLabel={t("common:action.cancel")}
      pendingLabel={t("common:state.saving")}
      {...question}
    >
      <div className={styles["questions"]}>
        <p>{t(`portalLook:domains.remove.${domain?.state === "verified" ? "breaks" : "unused"}`, { host, main })}</p>
        {isPresent ? <p>{t("portalLook:domains.remove.presentBreaks", { main })}</p> : null}
      </div>
    </ConfirmDialog>
  )
}

/** Asks before links begin with another address. */
export const MainDomainDialog = ({
  host,
  main,
  ...question
}: QuestionProps & { readonly host: string | undefined }) => {
  const { t } = useTranslation(["portalLook", "common"])
  return (
    <ConfirmDialog
      isOpen={host !== undefined}
      title={t("portalLook:domains.change.title", { host })}
      confirmLabel={t("portalLook:domains.change.act")}
      cancelLabel={t("common:action.cancel")}
      pendingLabel={t("common:state.saving")}
      {...question}
    >
      {t("portalLook:domains.change.text", { host, main })}
    </ConfirmDialog>
  )
}
