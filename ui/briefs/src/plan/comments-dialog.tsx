import { CommentBriefPlan, RemovePlanComment } from "@application/briefs/contract"
import { commentLimits, type PlanCell, PlanCell as Cell, planCells } from "@domain/briefs"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { Select } from "@ui/kit/select"
import { TextArea } from "@ui/kit/text-area"
import { useForm } from "@ui/shared/form"
import { FailureNotice, useSessionState } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { Result, Schema } from "effect"
import { useTranslation } from "react-i18next"
import styles from "../briefs.module.css"
import type { LoadedPlan } from "./plan-values.ts"
import { useCellWords } from "./use-cell-words.ts"

export interface CommentsDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly briefId: number
  readonly lineId: string
  /** The place of the line, from 1. */
  readonly line: number
  readonly comments: LoadedPlan["comments"]
  readonly mayComment: boolean
  readonly onClose: () => void
}

const isCell = Schema.is(Cell)

/** The remarks on a line and its cells, with a field for another. */
export const CommentsDialog = (props: CommentsDialogProps) => {
  const { businessProfileId, briefId, lineId, line, comments, mayComment, onClose } = props
  const { t } = useTranslation(["briefs", "common"])
  const format = useFormat()
  const session = useSessionState()
  const own = session.status === "signedIn" ? session.user.id : undefined
  const { headOf } = useCellWords()
  const [removing, remove] = useCommand(RemovePlanComment)
  const key = { businessProfileId, briefId }
  const form = useForm(CommentBriefPlan, {
    values: { text: "", cell: "" },
    input: ({
      text,
      cell,
    }): Result.Result<{ cell?: PlanCell; lineId: string; text: string } & typeof key, { text: { key: string } }> =>
      text.trim() === ""
        ? Result.fail({ text: { key: "validation.required" } })
        : Result.succeed({ ...key, lineId, text, ...(isCell(cell) && { cell }) }),
    onSaved: (_comment, { begin }) => begin({ text: "", cell: "" }),
  })
  const shown = comments.filter((comment) => comment.lineId === lineId)
  return (
    <Dialog isOpen onClose={onClose} title={t("briefs:comments.title", { line })} closeLabel={t("common:action.close")}>
      <div className={styles["stack"]}>
        <FailureNotice failure={form.failure ?? failureIn(removing)} />
        {shown.length === 0 ? <p className={styles["quiet"]}>{t("briefs:comments.none")}</p> : null}
        <ul className={styles["lines"]}>
          {shown.map(({ id, name, at, cell, text, userId }) => (
            <li key={id} className={styles["named"]}>
              <span className={styles["line"]}>
                <bdi className={styles["name"]}>{name === "" ? t("briefs:person.gone") : name}</bdi>
                <span className={styles["quiet"]}>
                  {[cell === undefined ? undefined : headOf(cell), format.ago(at)].filter(Boolean).join(" · ")}
                </span>
              </span>
              <span className={styles["text"]}>{text}</span>
              {userId === own ? (
                <span>
                  <Button
                    kind="quiet"
                    size="small"
                    isDisabled={removing.status === "pending"}
                    onPress={() => void remove({ ...key, commentId: id })}
                  >
                    {t("briefs:comments.remove")}
                  </Button>
                </span>
              ) : null}
            </li>
          ))}
        </ul>
        {mayComment ? (
          <form {...form.props} className={styles["form"]}>
            <Select
              label={t("briefs:comments.cell")}
              placeholder={t("briefs:comments.wholeLine")}
              options={[
                { id: "", label: t("briefs:comments.wholeLine") },
                ...planCells.map((id) => ({ id, label: headOf(id) })),
              ]}
              value={form.values.cell}
              onChange={(cell) => form.type({ cell })}
            />
            <TextArea label={t("briefs:comments.text")} {...form.field("text")} maxLength={commentLimits.text} />
            <div className={styles["ways"]}>
              <Button type="submit" isPending={form.isPending} pendingLabel={t("common:state.saving")}>
                {t("briefs:comments.add")}
              </Button>
            </div>
          </form>
        ) : null}
      </div>
    </Dialog>
  )
}
