import type { CampaignListItem } from "@application/campaigns/contract"
import { type CampaignPlan, type EditedTerms, type PlanEdit, termChanges } from "@domain/campaigns"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { useTranslation } from "react-i18next"
import { ChangeDifference, type PicturePair } from "@ui/shared/changes"
import type { ValueWords } from "@ui/shared/changes"
import { changesBetween } from "./edit-changes.ts"
import type { OtherEdit } from "./edit-keeper.ts"
import { TermChanges } from "./budget/term-changes.tsx"
import styles from "./editor.module.css"

export interface EditConflictProps {
  readonly plan: CampaignPlan
  readonly campaign: CampaignListItem
  readonly running: EditedTerms
  readonly mine: PlanEdit
  readonly theirs: OtherEdit
  readonly words: ValueWords
  readonly pictures: PicturePair
  readonly isSaving: boolean
  readonly onTakeTheirs: () => void
  readonly onKeepMine: () => void
}

/** What somebody else has saved since beside what was typed here; the person chooses. */
export const EditConflict = (props: EditConflictProps) => {
  const { plan, campaign, running, mine, theirs, words, pictures, isSaving, onTakeTheirs, onKeepMine } = props
  const { t } = useTranslation(["editor", "app", "common"])
  const changes = changesBetween(plan, mine, theirs.edit)
  const terms = termChanges({ ...running, ...mine.terms }, { ...running, ...theirs.edit.terms })
  const labels = { before: t("editor:conflict.here"), after: t("editor:conflict.there") }
  const { editedBy } = theirs
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onClose={() => undefined}
      title={editedBy === undefined ? t("editor:conflict.title") : t("editor:conflict.titleBy", { name: editedBy })}
      actions={
        <>
          <Button kind="secondary" isDisabled={isSaving} onPress={onTakeTheirs}>
            {t("editor:conflict.theirs")}
          </Button>
          <Button isPending={isSaving} pendingLabel={t("common:state.saving")} onPress={onKeepMine}>
            {t("editor:conflict.mine")}
          </Button>
        </>
      }
    >
      <div className={styles["stack"]}>
        <p>{t("editor:conflict.text")}</p>
        {/* The list may scroll, which the keyboard must be able to do too. */}
        <ul className={styles["changes"]} tabIndex={0} aria-label={t("editor:conflict.changes")}>
          {changes.map((change) => (
            <li key={`${change.channel} ${change.field}`}>
              <h3 className={styles["name"]}>
                {t("editor:conflict.field", {
                  field: t(`editor:field.${change.field}`),
                  channel: t(`app:campaigns.channel.${change.channel}`),
                })}
              </h3>
              <ChangeDifference change={change} words={words} pictures={pictures} labels={labels} />
            </li>
          ))}
        </ul>
        {terms.length === 0 ? null : <TermChanges changes={terms} campaign={campaign} labels={labels} />}
      </div>
    </Dialog>
  )
}
