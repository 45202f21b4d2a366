import { ShareReport } from "@application/insights/contract"
import { linkStateOf, type PublishedReport } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { useForm } from "@ui/shared/form"
import { FailureNotice, presentTime } from "@ui/shared/frame"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./library.module.css"
import { LinkFields, linkOf, linkTerms, useLinkRules, usualLink } from "./link-fields.tsx"
import { MadeLink } from "./made-link.tsx"

export interface ShareDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly report: PublishedReport
  readonly onClose: () => void
}

/** Makes a new link to a report, and hands it over. */
export const ShareDialog = ({ businessProfileId, report, onClose }: ShareDialogProps) => {
  const { t } = useTranslation(["reports", "common"])
  const rules = useLinkRules()
  const [made, setMade] = useState<{ readonly link: string; readonly isProtected: boolean }>()
  const form = useForm(ShareReport, {
    values: usualLink,
    names: { linkUntil: "until", linkPassword: "password" },
    input: (values) => {
      const refusals = rules(values)
      return Object.keys(refusals).length > 0
        ? Result.fail(refusals)
        : Result.succeed({ businessProfileId, reportId: report.id, ...linkOf(values) })
    },
    onSaved: ({ link, report: { isProtected } }) => setMade({ link, isProtected }),
  })
  const replaces = linkStateOf(report, presentTime()) !== "None"
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t("reports:link.title", { name: report.name })}
      closeLabel={t("common:action.close")}
      actions={
        made === undefined ? (
          <Button isPending={form.isPending} pendingLabel={t("common:state.saving")} onPress={() => void form.submit()}>
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
        <form {...form.props} className={styles["form"]}>
          <FailureNotice failure={form.failure} />
          {replaces ? <Banner tone="warning">{t("reports:link.replaces")}</Banner> : null}
          <p>{t("reports:link.lead")}</p>
          <LinkFields
            term={form.choice("term", linkTerms)}
            until={form.field("until")}
            password={form.field("password")}
            mayBeNone={false}
          />
        </form>
      ) : (
        <MadeLink name={report.name} {...made} />
      )}
    </Dialog>
  )
}
