import { SendCampaignEdit } from "@application/campaigns/contract"
import { CampaignNotLaunchable, type PlanChange } from "@domain/campaigns"
import { DifferenceStale } from "@domain/errors"
import { IdempotencyKey } from "@domain/kernel"
import { PriceChanged } from "@domain/wallet"
import { localeIn } from "@ui/i18n"
import { failureIn, useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { EmptyState } from "@ui/kit/empty-state"
import { Panel } from "@ui/kit/panel"
import { FailureNotice, NavButton, usePortal } from "@ui/shared/frame"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { PicturePair } from "@ui/shared/changes"
import { ChangeList, type ChangeListProps } from "./change-list.tsx"
import type { ValueWords } from "@ui/shared/changes"
import { ClientApproval } from "./client-approval.tsx"
import { DiscardEdit } from "./discard-edit.tsx"
import { EditPolicy } from "./edit-policy.tsx"
import type { KeptEditing } from "@ui/journey/plan-editing"
import { EditEffects } from "./edit-effects.tsx"
import { networksOf } from "./edit-changes.ts"
import type { EditKeeper, KeeperState } from "./edit-keeper.ts"
import styles from "./editor.module.css"
import { LackList } from "./lack-list.tsx"
import type { OfCampaign } from "./use-edit-keeper.ts"

export interface ReviewStepProps {
  readonly editing: KeptEditing
  readonly state: KeeperState
  readonly keeper: EditKeeper
  readonly changes: ReadonlyArray<PlanChange>
  /** The change of budget and last day; null where there is none. */
  readonly terms: ReactNode
  readonly ofCampaign: OfCampaign
  readonly encodedId: string
  readonly maySend: boolean
  readonly words: ValueWords
  readonly pictures: PicturePair
  readonly onTakeBack: ChangeListProps["onTakeBack"]
  /** Told what was sent. */
  readonly onSent: (changes: ReadonlyArray<PlanChange>) => void
  readonly onDiscarded: () => void
}

/** All that differs, what keeps it from being sent, and the ways to send it, to show it to a client and to discard it. */
export const ReviewStep = (props: ReviewStepProps) => {
  const { editing, state, keeper, changes, terms, ofCampaign, encodedId, maySend, words, pictures, onTakeBack } = props
  const { t } = useTranslation(["editor", "common"])
  const { language } = usePortal()
  const [sending, send, reset] = useCommand(SendCampaignEdit, { revalidate: false })
  const { approval, lacks } = state.server
  if (changes.length === 0 && terms === null)
    return (
      <EmptyState
        level={2}
        title={t("editor:empty.title")}
        action={<NavButton to={{ search: "?step=ads" }}>{t("editor:empty.action")}</NavButton>}
      >
        {t("editor:empty.text")}
      </EmptyState>
    )
  const failure = failureIn(sending)
  const missing = [...new Set([...lacks, ...(failure instanceof CampaignNotLaunchable ? failure.missing : [])])].filter(
    (key) => key !== "campaigns.edit.nothing",
  )
  const needsClient = approval !== undefined && approval !== "Approved"
  const networks = new Intl.ListFormat(localeIn(language), { type: "conjunction" }).format(
    networksOf(changes).map((network) => t(`editor:network.${network}`)),
  )
  const sendNow = async () => {
    if (!(await keeper.flush())) return
    const { server, edit } = keeper.state()
    if (server.draft === undefined) return
    const { version, quote } = server
    const idempotencyKey = IdempotencyKey.make(`edit:${ofCampaign.campaignId}:${version}`)
    const outcome = await send({
      ...ofCampaign,
      version,
      idempotencyKey,
      ...(quote !== undefined && { total: quote.added.total }),
    })
    if (outcome?.status === "succeeded") {
      props.onSent(changes)
      keeper.adopt(outcome.output, edit)
    }
    // The price of now, to be agreed to instead.
    if (outcome?.status === "failed" && outcome.failure instanceof PriceChanged) await keeper.readAgain()
    if (outcome?.status === "failed" && outcome.failure instanceof DifferenceStale) {
      reset()
      keeper.meet(outcome.failure)
    }
  }
  return (
    <div className={styles["stack"]}>
      {terms}
      <ChangeList changes={changes} words={words} pictures={pictures} onTakeBack={onTakeBack} />
      <LackList lacks={missing} />
      {changes.length === 0 ? null : <EditPolicy editing={editing} />}
      {approval === undefined ? null : (
        <ClientApproval
          standing={approval}
          ofCampaign={ofCampaign}
          encodedId={encodedId}
          keeper={keeper}
          isDisabled={missing.length > 0}
        />
      )}
      {changes.length === 0 ? null : (
        <div className={styles["narrow"]}>
          <Panel title={t("editor:follows")}>
            <EditEffects changes={changes} />
          </Panel>
        </div>
      )}
      <FailureNotice failure={failure} />
      {maySend ? null : <p className={styles["quiet"]}>{t("editor:maySend")}</p>}
      <div className={styles["row"]}>
        {needsClient || !maySend ? null : (
          <Button
            isDisabled={missing.length > 0}
            isPending={sending.status === "pending"}
            pendingLabel={t("common:state.sending")}
            onPress={() => void sendNow()}
          >
            {changes.length === 0 ? t("editor:terms.send") : t("editor:send", { networks })}
          </Button>
        )}
        <DiscardEdit ofCampaign={ofCampaign} keeper={keeper} onDiscarded={props.onDiscarded} />
      </div>
    </div>
  )
}
