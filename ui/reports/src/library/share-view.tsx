import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { FailureNotice } from "@ui/shared/frame"
import type { ComponentProps } from "react"
import { useTranslation } from "react-i18next"
import styles from "./library.module.css"
import { LinkFields, type LinkFieldsProps } from "./link-fields.tsx"
import { MadeLink } from "./made-link.tsx"

export interface ShareViewProps extends Pick<LinkFieldsProps, "term" | "until" | "password"> {
  readonly name: string
  /** Whether a link that is there now stops working. */
  readonly replaces: boolean
  readonly form: ComponentProps<"form">
  readonly isPending: boolean
  readonly failure: unknown
  /** The link, once it is made. */
  readonly made: { readonly link: string; readonly isProtected: boolean } | undefined
  readonly onMake: () => void
  readonly onClose: () => void
}

/** The dialog that makes a new link to a report, and hands it over. */
export const ShareView = (props: ShareViewProps) => {
  const { name, replaces, form, isPending, failure, made, onMake, onClose, ...fields } = props
  const { t } = useTranslation(["reports", "common"])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t("reports:link.title", { name })}
      closeLabel={t("common:action.close")}
      actions={
        made === undefined ? (
          <Button isPending={isPending} pendingLabel={t("common:state.saving")} onPress={onMake}>
            {t("reports:link.make")}
          </Button>
        ) : (
          <Button kind="secondary" onPress={onClose}>
            {t("common:action.close")}
          </Button>
        )
      }
    >
      {made === undefined ? (
        <form {...form} className={styles["form"]}>
          <FailureNotice failure={failure} />
          {replaces ? <Banner tone="warning">{t("reports:link.replaces")}</Banner> : null}
          <p>{t("reports:link.lead")}</p>
          <LinkFields {...fields} mayBeNone={false} />
        </form>
      ) : (
        <MadeLink name={name} {...made} />
      )}
    </Dialog>
  )
}
