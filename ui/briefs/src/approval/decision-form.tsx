import { DecideBriefPlan, type ShownVersion } from "@application/briefs/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { TextArea } from "@ui/kit/text-area"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { Result } from "effect"
import { useRef } from "react"
import { useTranslation } from "react-i18next"
import styles from "../briefs.module.css"

export interface DecisionFormProps {
  readonly businessProfileId: BusinessProfileId
  readonly briefId: number
  readonly version: Pick<ShownVersion, "version" | "hash">
}

/** The next approver's decision: approve, or reject with a comment. Spec: states, "Brief plan: approve or reject with a comment". */
export const DecisionForm = ({ businessProfileId, briefId, version }: DecisionFormProps) => {
  const { t } = useTranslation(["briefs", "common"])
  const decision = useRef<"approved" | "rejected">("approved")
  const form = useForm(DecideBriefPlan, {
    values: { comment: "" },
    input: ({ comment }) =>
      decision.current === "rejected" && comment.trim() === ""
        ? Result.fail({ comment: t("briefs:decision.commentNeeded") })
        : Result.succeed({
            businessProfileId,
            briefId,
            version: version.version,
            hash: version.hash,
            decision: decision.current,
            ...(comment.trim() !== "" && { comment }),
          }),
    at: { CommentRequired: "comment" },
    keepAs: `decision-${briefId}-${version.version}`,
    onSaved: () => toastSuccess(t(`briefs:decision.${decision.current}`)),
  })
  const decide = (what: "approved" | "rejected") => {
    decision.current = what
    void form.submit()
  }
  return (
    <form {...form.props} className={styles["form"]}>
      <FailureNotice failure={form.failure} />
      <TextArea
        label={t("briefs:decision.comment")}
        hint={t("briefs:decision.hint")}
        {...form.field("comment")}
        maxLength={2_000}
      />
      <div className={styles["ways"]}>
        <Button isPending={form.isPending} pendingLabel={t("common:state.saving")} onPress={() => decide("approved")}>
          {t("briefs:decision.approve")}
        </Button>
        <Button kind="danger" isDisabled={form.isPending} onPress={() => decide("rejected")}>
          {t("briefs:decision.reject")}
        </Button>
      </div>
    </form>
  )
}
