import type { SummaryComment } from "@domain/signup"
import { Checkbox } from "@ui/kit/checkbox"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"
import type { ApprovalActions } from "./use-approval.ts"
import styles from "./summary.module.css"

export interface CommentItemProps {
  readonly comment: SummaryComment
  /** Who wrote it, where that is not said around it. */
  readonly author?: string
  readonly onMark: ApprovalActions["mark"]
}

/** A client's comment, which whoever prepared the campaign marks as done. Ours. */
export const CommentItem = ({ comment: { commentId, comment, doneAt }, author, onMark }: CommentItemProps) => {
  const { t } = useTranslation("launch")
  return (
    <div className={styles["comment"]}>
      {author === undefined ? null : (
        <p className={layout["soft"]}>
          <bdi>{author}</bdi>
        </p>
      )}
      <p>
        <bdi>{comment}</bdi>
      </p>
      <Checkbox isSelected={doneAt !== undefined} onChange={(isDone) => void onMark(commentId, isDone)}>
        {t("launch:approval.commentDone")}
      </Checkbox>
    </div>
  )
}
