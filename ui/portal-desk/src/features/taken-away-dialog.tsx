import type { TakenAway } from "@domain/portals"
import { languageOrEnglish, languages } from "@ui/i18n"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "../look/look.module.css"

export interface TakenAwayDialogProps {
  readonly isOpen: boolean
  readonly lost: ReadonlyArray<TakenAway>
  /** The portal's own language, which is spoken where another is taken away. */
  readonly language: string
  readonly isPending: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before a portal takes something away, and says how many it concerns. */
export const TakenAwayDialog = ({ isOpen, lost, language, ...question }: TakenAwayDialogProps) => {
  const { t } = useTranslation(["portalLook", "common"])
  const format = useFormat()
  const nameOf = (code: string) => languages[languageOrEnglish(code)].ownName
  const textOf = (one: TakenAway): string => {
    if (one.kind === "region")
      return t("portalLook:features.lost.region", {
        count: one.count,
        number: format.number(one.count),
        region: t(`common:region.${one.region}`),
      })
    if (one.kind === "language")
      return t("portalLook:features.lost.language", {
        count: one.count,
        number: format.number(one.count),
        language: nameOf(one.language),
        own: nameOf(language),
      })
    if (one.kind === "banners")
      return t("portalLook:features.lost.banners", { count: one.count, number: format.number(one.count) })
    return t(`portalLook:features.lost.${one.kind}`)
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isDangerous
      title={t("portalLook:features.lost.title")}
      confirmLabel={t("portalLook:features.lost.act")}
      cancelLabel={t("common:action.cancel")}
      pendingLabel={t("common:state.saving")}
      {...question}
    >
      <ul className={styles["changes"]}>
        {lost.map((one) => (
          <li key={JSON.stringify(one)}>{textOf(one)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
