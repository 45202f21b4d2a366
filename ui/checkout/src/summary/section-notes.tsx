import type { SummarySection } from "@domain/signup"
import { Panel } from "@ui/kit/panel"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"
import { CommentItem } from "./comment-item.tsx"
import type { Approval, ApprovalActions } from "./use-approval.ts"

export interface SectionNotesProps {
  readonly section: SummarySection
  readonly approval: Approval | undefined
  readonly onMark: ApprovalActions["mark"]
}

/** What clients want changed of a section, until it is done; shows nothing where nothing is open. Ours. */
export const SectionNotes = ({ section, approval, onMark }: SectionNotesProps) => {
  const { t } = useTranslation("launch")
  const notes = (approval?.decisions ?? []).flatMap(({ approverName, comments }) =>
    comments
      .filter((one) => one.section === section && one.doneAt === undefined)
      .map((comment) => ({ approverName, comment })),
  )
  if (notes.length === 0) return null
  return (
    <Panel title={t("launch:approval.wishesOf", { section: t(`launch:approval.sections.${section}`) })}>
      <div className={layout["tight"]}>
        {notes.map(({ approverName, comment }) => (
          <CommentItem key={comment.commentId} comment={comment} author={approverName} onMark={onMark} />
        ))}
      </div>
    </Panel>
  )
}
