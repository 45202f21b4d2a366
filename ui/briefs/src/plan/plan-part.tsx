import type { ShownBrief } from "@application/briefs/contract"
import { clipboardText, isPlannable, isSendable, type PastedPlan, planChecks, planTotals } from "@domain/briefs"
import type { BusinessProfileId, Region } from "@domain/kernel"
import { lazyPart } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Card } from "@ui/kit/card"
import { Stat } from "@ui/kit/stat"
import { toastNews } from "@ui/shared/app-toasts"
import { LeavePrompt } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { Suspense, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../briefs.module.css"
import { PlanFindings } from "./plan-checks.tsx"
import { focusCell, PlanTable } from "./plan-table.tsx"
import type { LoadedPlan } from "./plan-values.ts"
import { useCellWords } from "./use-cell-words.ts"
import { usePlan } from "./use-plan.ts"

const SendDialog = lazyPart(async () => (await import("./send-dialog.tsx")).SendDialog)
const CommentsDialog = lazyPart(async () => (await import("./comments-dialog.tsx")).CommentsDialog)

export interface PlanPartProps {
  readonly businessProfileId: BusinessProfileId
  readonly region: Region
  readonly brief: ShownBrief
  readonly plan: LoadedPlan
  readonly onSent: () => void
}

/** A brief's plan as it is written: its lines, totals, checks, and its way to the approvers. */
export const PlanPart = ({ businessProfileId, region, brief, plan, onSent }: PlanPartProps) => {
  const { t } = useTranslation(["briefs", "common"])
  const format = useFormat()
  const may = useMay()
  const { headOf } = useCellWords()
  const mayChange = may("editCampaigns") && isPlannable(brief)
  const state = usePlan(businessProfileId, brief, plan, mayChange)
  const [opens, setOpens] = useState<"send" | { readonly lineId: string }>()
  const [pasted, setPasted] = useState<PastedPlan>()
  const body = useRef<HTMLDivElement>(null)
  const { form, lines } = state
  const { currency } = plan
  const checks = planChecks(lines, brief)
  const totals = planTotals(lines)
  const isWaiting = plan.versions[0]?.state === "waiting"
  const copyAll = async () => {
    await navigator.clipboard.writeText(clipboardText(lines, currency, headOf))
    toastNews(t("briefs:plan.copied"))
  }
  const opened = typeof opens === "object" ? lines.findIndex(({ id }) => id === opens.lineId) : -1
  return (
    <div ref={body} className={styles["stack"]}>
      <LeavePrompt form={form} isKept />
      <FailureNotice failure={form.failure} />
      {isPlannable(brief) ? null : (
        <Banner tone="info">{t(brief.status === "Draft" ? "briefs:plan.afterSubmit" : "briefs:plan.closed")}</Banner>
      )}
      <div className={styles["stats"]}>
        <Stat label={t("briefs:field.budget")} value={format.money(brief.budget, currency)} />
        <Stat label={t("briefs:plan.planned")} value={format.money(totals.budget, currency)} />
        <Stat label={t("briefs:plan.left")} value={format.money(brief.budget - totals.budget, currency)} />
        <Stat label={t("briefs:plan.cost")} value={format.money(totals.cost, currency)} />
      </div>
      {lines.length === 0 ? (
        <Card>
          <div className={styles["stack"]}>
            <p className={styles["quiet"]}>{t(mayChange ? "briefs:plan.empty" : "briefs:plan.emptyRead")}</p>
          </div>
        </Card>
      ) : (
        <PlanTable
          plan={state}
          checks={checks}
          currency={currency}
          mayChange={mayChange}
          commentsOf={(lineId) => plan.comments.filter((comment) => comment.lineId === lineId).length}
          onComment={(lineId) => setOpens({ lineId })}
          onPasted={setPasted}
        />
      )}
      <div role="status">
        {pasted === undefined ? null : (
          <Banner
            tone={pasted.refused.length + pasted.leftOut > 0 ? "warning" : "success"}
            title={t("briefs:paste.done", { count: pasted.added })}
            dismiss={{ label: t("common:action.close"), onDismiss: () => setPasted(undefined) }}
          >
            {pasted.refused.length === 0
              ? undefined
              : t("briefs:paste.refused", {
                  cells: pasted.refused
                    .slice(0, 5)
                    .map(
                      ({ line, cell, text }) =>
                        `${t("briefs:cell.label", { cell: headOf(cell), line: line + 1 })} “${text}”`,
                    )
                    .join("; "),
                })}
          </Banner>
        )}
      </div>
      {mayChange ? (
        <div className={styles["ways"]}>
          <Button kind="secondary" onPress={state.add} isDisabled={state.isFull}>
            {t("briefs:plan.add")}
          </Button>
          <Button kind="quiet" onPress={state.undo} isDisabled={!state.canUndo}>
            {t("common:action.undo")}
          </Button>
          {lines.length === 0 ? null : (
            <Button kind="quiet" onPress={() => void copyAll()}>
              {t("briefs:plan.copy")}
            </Button>
          )}
          <Button
            kind={form.isDirty ? "primary" : "secondary"}
            isDisabled={!form.isDirty}
            isPending={form.isPending}
            pendingLabel={t("common:state.saving")}
            onPress={() => void form.submit()}
          >
            {t("briefs:plan.save")}
          </Button>
          <Button
            kind={form.isDirty ? "secondary" : "primary"}
            isDisabled={form.isDirty || !isSendable(checks)}
            onPress={() => setOpens("send")}
          >
            {t("briefs:send.open")}
          </Button>
        </div>
      ) : null}
      {mayChange && lines.length > 0 ? <p className={styles["quiet"]}>{t("briefs:plan.keys")}</p> : null}
      {lines.length === 0 ? null : (
        <Card>
          <div className={styles["stack"]}>
            <h2 className={styles["heading"]}>{t("briefs:check.title")}</h2>
            {checks.length === 0 ? <p className={styles["quiet"]}>{t("briefs:check.none")}</p> : null}
            <PlanFindings
              checks={checks}
              lines={lines}
              currency={currency}
              mayChange={mayChange}
              onOpen={(line, cell) => focusCell(body.current, line, cell)}
              onMend={(line, cost) => state.changeLine({ ...line, cost })}
            />
          </div>
        </Card>
      )}
      <Suspense>
        {opens === "send" ? (
          <SendDialog
            businessProfileId={businessProfileId}
            region={region}
            briefId={brief.id}
            revision={plan.revision}
            replaces={isWaiting}
            onClose={() => setOpens(undefined)}
            onSent={() => {
              setOpens(undefined)
              onSent()
            }}
          />
        ) : opens !== undefined ? (
          <CommentsDialog
            businessProfileId={businessProfileId}
            briefId={brief.id}
            lineId={opens.lineId}
            line={opened + 1}
            comments={plan.comments}
            mayComment={may("writeBriefs")}
            onClose={() => setOpens(undefined)}
          />
        ) : null}
      </Suspense>
    </div>
  )
}
