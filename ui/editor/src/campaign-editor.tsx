import type { CampaignEditState, CampaignListItem } from "@application/campaigns/contract"
import { adLanguageOf, creativeContentOf, editedPlan, editOf, termChanges } from "@domain/campaigns"
import { type CallToAction, callToActionLabel } from "@domain/creatives"
import type { BusinessCategoryId } from "@domain/portals"
import type { SignupSession } from "@domain/signup"
import { LeavePrompt } from "@ui/shared/form"
import { PageHead } from "@ui/shared/page-head"
import page from "@ui/shared/page.module.css"
import { Link } from "react-router"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { changesBetween } from "./edit-changes.ts"
import { EditConflict } from "./edit-conflict.tsx"
import { EditBar, EditSummary } from "./edit-summary.tsx"
import { type EditorDone, EditorNotice } from "./editor-notice.tsx"
import styles from "./editor.module.css"
import { EditorSteps } from "./editor-tabs.tsx"
import { EditorTools } from "./editor-tools.tsx"
import { TermChangesPanel } from "./budget/term-changes-panel.tsx"
import { SaveFailure } from "./save-failure.tsx"
import { SentBanners } from "@ui/shared/changes"
import { takenBack } from "./taken-back.ts"
import { useEditing } from "./use-editing.ts"
import { useEditKeeper } from "./use-edit-keeper.ts"
import { useUndoKeys } from "./use-undo-keys.ts"

export interface CampaignEditorProps {
  readonly campaign: CampaignListItem
  readonly state: CampaignEditState
  /** What the server says by now, read again while the page is open. */
  readonly latest: CampaignEditState
  /** The session that the campaign began in. */
  readonly session: SignupSession
  readonly category: BusinessCategoryId | undefined
  readonly maySend: boolean
  readonly mayChangeTerms: boolean
}

/** Changes the ads and the audience of a campaign that runs: saved as it is typed, sent after a review. */
export const CampaignEditor = (props: CampaignEditorProps) => {
  const { campaign, session, category, maySend, mayChangeTerms } = props
  const { t } = useTranslation(["editor"])
  const ofCampaign = { businessProfileId: campaign.businessProfileId, campaignId: campaign.id }
  const [state, keeper] = useEditKeeper(ofCampaign, props.state, props.latest)
  const editing = useEditing(session, state, keeper)
  useUndoKeys(keeper)
  const [done, setDone] = useState<EditorDone>()
  const { edit, server, saving, conflict } = state
  const { plan } = server
  const typed = useMemo(() => changesBetween(plan, editOf(plan), edit), [plan, edit])
  const changes = saving === "saved" ? server.changes : typed
  const terms = termChanges(server.running, edit.terms)
  const count = changes.length + terms.length
  const labels = { before: t("editor:now"), after: t("editor:new") }
  const words = {
    region: campaign.region,
    button: (action: string) =>
      callToActionLabel(action as CallToAction, adLanguageOf(editing.details), editing.details.creative.messagingApp),
  }
  const campaignPath = `/app/${campaign.businessProfileId}/campaigns/${campaign.id}`
  const edited = editedPlan(plan, edit)
  const present = creativeContentOf(edited)
  return (
    <div className={page["page"]}>
      <PageHead
        title={t("editor:title")}
        lead={<Link to={campaignPath}>{campaign.name}</Link>}
        actions={<EditorTools state={state} keeper={keeper} />}
      />
      <SaveFailure failure={state.failure} />
      {done === undefined ? null : (
        <EditorNotice
          done={done}
          campaignPath={campaignPath}
          onDismiss={() => setDone(undefined)}
          onRestore={(discarded) => {
            setDone(undefined)
            keeper.replace(discarded)
            void keeper.flush()
          }}
        />
      )}
      <SentBanners sent={server.sent} />
      <div className={styles["frame"]} onBlur={() => void keeper.flush()}>
        <EditorSteps
          campaign={campaign}
          category={category}
          editing={editing}
          state={state}
          keeper={keeper}
          mayChangeTerms={mayChangeTerms}
          review={{
            state,
            keeper,
            changes,
            terms:
              terms.length === 0 ? null : (
                <TermChangesPanel campaign={campaign} state={state} keeper={keeper} changes={terms} labels={labels} />
              ),
            ofCampaign,
            encodedId: session.encodedId,
            maySend,
            words,
            pictures: { before: creativeContentOf(plan), after: present },
            onTakeBack: (channel, field) => {
              keeper.replace(takenBack(keeper.state().edit, editOf(plan), channel, field))
              void keeper.flush()
            },
            onSent: (sent) => setDone({ kind: "sent", changes: sent }),
            onDiscarded: () => setDone({ kind: "discarded", edit: keeper.state().edit }),
          }}
          aside={(isReview) => (
            <EditSummary
              changes={changes}
              count={count}
              isReview={isReview}
              campaign={campaign}
              edited={edited}
              terms={{ ...server.running, ...edit.terms }}
              quote={saving === "saved" ? server.quote : undefined}
              changesTerms={terms.length > 0}
            />
          )}
          bar={(isReview) => <EditBar changes={changes} count={count} isReview={isReview} />}
        />
      </div>
      {conflict === undefined ? null : (
        <EditConflict
          plan={plan}
          campaign={campaign}
          running={server.running}
          mine={edit}
          theirs={conflict}
          words={words}
          pictures={{ before: present, after: creativeContentOf(editedPlan(plan, conflict.edit)) }}
          isSaving={saving === "saving"}
          onTakeTheirs={() => void keeper.takeTheirs()}
          onKeepMine={() => void keeper.keepMine()}
        />
      )}
      <LeavePrompt
        settle={keeper.flush}
        form={{
          isDirty: saving !== "saved",
          isPending: saving === "saving",
          submit: keeper.flush,
          discard: keeper.forget,
        }}
      />
    </div>
  )
}
