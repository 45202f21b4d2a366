import { ListPlanApprovers, SendBriefPlan } from "@application/briefs/contract"
import { addDays, type BusinessProfileId, type Region, UserId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { Dialog } from "@ui/kit/dialog"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { todayIn } from "@ui/shared/today"
import { Unread } from "@ui/shared/unread"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import styles from "../briefs.module.css"

export interface SendDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly region: Region
  readonly briefId: number
  readonly revision: number
  /** Whether a version waits, which another one replaces. */
  readonly replaces: boolean
  readonly onClose: () => void
  readonly onSent: () => void
}

/** Days that approvers usually have. */
const usualDays = 5

/** Chooses who approves a plan, one after the other, and until when. */
export const SendDialog = (props: SendDialogProps) => {
  const { businessProfileId, region, briefId, revision, replaces, onClose, onSent } = props
  const { t } = useTranslation(["briefs", "common"])
  const people = useRead(ListPlanApprovers, { businessProfileId })
  const form = useForm(SendBriefPlan, {
    values: { approverIds: [] as ReadonlyArray<string>, deadline: addDays(todayIn(region), usualDays) as string },
    input: ({ approverIds, deadline }) =>
      approverIds.length === 0
        ? Result.fail({ approverIds: { key: "briefs.noApprover" } })
        : Result.succeed({
            businessProfileId,
            briefId,
            revision,
            approverIds: approverIds.map((id) => UserId.make(Number(id))),
            deadline,
          }),
    onSaved: ({ version }) => {
      toastSuccess(t("briefs:send.sent", { version }))
      onSent()
    },
  })
  const { output } = people
  const nameOf = (id: string) => output?.find((person) => String(person.id) === id)?.name ?? id
  const body =
    output === undefined ? (
      <Unread level={3} height="6rem" isFailed={people.failure !== undefined} onRetry={people.retry} />
    ) : output.length === 0 ? (
      <Banner tone="warning" title={t("briefs:send.nobody")}>
        {t("briefs:send.nobodyText")}
      </Banner>
    ) : (
      <form {...form.props} className={styles["form"]}>
        <FailureNotice failure={form.failure} />
        {replaces ? <Banner tone="info">{t("briefs:send.replaces")}</Banner> : null}
        <CheckboxGroup
          label={t("briefs:send.approvers")}
          hint={t("briefs:send.approversHint")}
          options={output.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={form.values.approverIds}
          onChange={(approverIds) => form.type({ approverIds })}
          error={form.errorOf("approverIds")}
        />
        {form.values.approverIds.length < 2 ? null : (
          <p className={styles["quiet"]}>
            {t("briefs:send.order", { names: form.values.approverIds.map(nameOf).join(" → ") })}
          </p>
        )}
        <TextField
          type="date"
          label={t("briefs:send.deadline")}
          hint={t("briefs:send.deadlineHint")}
          {...form.field("deadline")}
        />
      </form>
    )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("briefs:send.title")}
      closeLabel={t("common:action.close")}
      actions={
        output === undefined || output.length === 0 ? undefined : (
          <Button isPending={form.isPending} pendingLabel={t("common:state.saving")} onPress={() => void form.submit()}>
            {t("briefs:send.send")}
          </Button>
        )
      }
    >
      {body}
    </Dialog>
  )
}
