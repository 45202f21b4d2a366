import type { AutopilotState } from "@application/campaigns/contract"
import type { Campaign } from "@domain/campaigns"
import { AutopilotMoveStale } from "@domain/insights"
import { failureMessage } from "@ui/i18n"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { AutopilotDialog } from "@ui/shared/budget"
import { FailureNotice } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { ResultWord } from "@ui/shared/outcome"
import campaigns from "../campaigns.module.css"
import styles from "./autopilot.module.css"
import { AutopilotLook } from "./autopilot-look.tsx"
import { AutopilotMoves } from "./autopilot-moves.tsx"
import { useAutopilot } from "./use-autopilot.ts"
import { useMoveWords } from "./use-move-words.ts"

export interface CampaignAutopilotProps {
  readonly campaign: Pick<Campaign, "id" | "businessProfileId" | "region">
  readonly word: ResultWord
  readonly format: Format
  readonly mayChange: boolean
}

const Consent = ({ consent, format }: { readonly consent: AutopilotState["consent"]; readonly format: Format }) => {
  const { t } = useTranslation(["autopilot"])
  if (consent === undefined) return null
  const when = format.dayOf(consent.at)
  return (
    <p className={campaigns["quiet"]}>
      {consent.by === undefined
        ? t("autopilot:consentedBySomebody", { when })
        : t("autopilot:consented", { name: `\u2068${consent.by}\u2069`, when })}
    </p>
  )
}

/** A campaign's autopilot: its setting, what it suggests, what it did and why, and what it found when it looked. */
export const CampaignAutopilot = ({ campaign, word, format, mayChange }: CampaignAutopilotProps) => {
  const { t } = useTranslation(["autopilot", "common", "failures"])
  const autopilot = useAutopilot(campaign)
  const [isOpen, setOpen] = useState(false)
  const { state, failure, retry, answer, pressed, answerFailure } = autopilot
  const words = useMoveWords(campaign, word, state?.currency ?? "INR", format)
  const close = () => {
    setOpen(false)
    autopilot.resetSet()
  }
  const body = () => {
    if (state === undefined && failure !== undefined)
      return (
        <ErrorState
          level={3}
          title={t("autopilot:failed")}
          retryLabel={t("common:action.retry")}
          retryingLabel={t("common:state.loading")}
          onRetry={retry}
        >
          {failureMessage(failure, (keys, values) => t(keys, values))}
        </ErrorState>
      )
    if (state === undefined)
      return (
        <LoadingRegion label={t("autopilot:loading")}>
          <Skeleton lines={4} />
        </LoadingRegion>
      )
    const { settings, obstacle, consent, moves } = state
    const isOn = settings.mode !== "Off"
    return (
      <div className={styles["body"]}>
        <p>{t(`autopilot:about.${settings.mode}`)}</p>
        {obstacle === undefined ? null : <Banner tone="info">{t(`autopilot:obstacle.${obstacle}`)}</Banner>}
        {isOn ? <Consent consent={consent} format={format} /> : null}
        {answerFailure instanceof AutopilotMoveStale ? (
          <Banner tone="error">{t(`autopilot:stale.${answerFailure.why}`)}</Banner>
        ) : (
          <FailureNotice failure={answerFailure} />
        )}
        <AutopilotMoves
          moves={moves}
          words={words}
          format={format}
          pressed={pressed}
          onAnswer={mayChange ? (moveId, how) => void answer(moveId, how) : undefined}
        />
        {isOn && obstacle === undefined ? <AutopilotLook state={state} format={format} /> : null}
        {isOpen ? (
          <AutopilotDialog
            state={state}
            format={format}
            isSaving={autopilot.isSaving}
            failure={autopilot.setFailure}
            onClose={close}
            onSave={(wanted) => void autopilot.set(wanted).then((isSet) => (isSet ? close() : undefined))}
          />
        ) : null}
      </div>
    )
  }
  const isOffered = mayChange && state !== undefined && (state.obstacle === undefined || state.settings.mode !== "Off")
  return (
    <Panel
      title={t("autopilot:title")}
      actions={
        isOffered ? (
          <Button size="small" kind="secondary" onPress={() => setOpen(true)}>
            {t(state.settings.mode === "Off" ? "autopilot:switchOn" : "autopilot:change")}
          </Button>
        ) : null
      }
    >
      {body()}
    </Panel>
  )
}
