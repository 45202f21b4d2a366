import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { FailureNotice } from "@ui/shared/frame"
import type { ComponentProps, ReactNode } from "react"
import { useTranslation } from "react-i18next"
import styles from "./library.module.css"
import { LinkFields, type LinkFieldsProps } from "./link-fields.tsx"
import { MadeLink } from "./made-link.tsx"
import { PeriodFields, type PeriodFieldsProps } from "./period-fields.tsx"

/** A report that was made with a link, which is shown this once. */
export interface MadeReport {
  readonly reportId: number
  readonly name: string
  readonly link: string
  readonly isProtected: boolean
}

export interface NewReportFormProps {
  readonly title: string
  /** Words on the button that makes the report. */
  readonly makeLabel: string
  /** What the dialog says once the report is made. */
  readonly madeTitle: string
  /** The report, once it is made with a link. */
  readonly made: MadeReport | undefined
  readonly form: ComponentProps<"form">
  readonly isPending: boolean
  readonly failure: unknown
  readonly period: PeriodFieldsProps
  readonly link: Omit<LinkFieldsProps, "mayBeNone">
  readonly onMake: () => void
  readonly onOpen: (reportId: number) => void
  readonly onClose: () => void
  /** The fields between the days and the link. */
  readonly children: ReactNode
}

/** The dialog that makes a report of some days, and hands its link over. */
export const NewReportForm = (props: NewReportFormProps) => {
  const { title, makeLabel, madeTitle, made, form, isPending, failure, period, link, onMake, onOpen, onClose } = props
  const { t } = useTranslation(["reports", "common"])
  const closeLabel = t("common:action.close")
  if (made !== undefined)
    return (
      <Dialog
        isOpen
        onClose={onClose}
        size="small"
        title={madeTitle}
        closeLabel={closeLabel}
        actions={<Button onPress={() => onOpen(made.reportId)}>{t("reports:new.open")}</Button>}
      >
        <MadeLink {...made} />
      </Dialog>
    )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      actions={
        <Button isPending={isPending} pendingLabel={t("common:state.saving")} onPress={onMake}>
          {makeLabel}
        </Button>
      }
    >
      <form {...form} className={styles["form"]}>
        <FailureNotice failure={failure} />
        <PeriodFields {...period} />
        {props.children}
        <LinkFields {...link} mayBeNone />
      </form>
    </Dialog>
  )
}
