import type { AutopilotState } from "@application/campaigns/contract"
import { AutopilotKind, autopilotLimits, AutopilotMode, type AutopilotSettings } from "@domain/insights"
import { Button } from "@ui/kit/button"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { Dialog } from "@ui/kit/dialog"
import { RadioCards } from "@ui/kit/radio-cards"
import { Select } from "@ui/kit/select"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { Format } from "../app/use-format.ts"
import { FailureNotice } from "../frame/index.ts"
import styles from "./budget.module.css"

export interface AutopilotDialogProps {
  readonly state: Pick<AutopilotState, "settings" | "possible">
  readonly format: Format
  readonly isSaving: boolean
  readonly failure: unknown
  readonly onSave: (settings: AutopilotSettings) => void
  readonly onClose: () => void
  /** A kind that is chosen at first, whatever was chosen before. */
  readonly offered?: AutopilotKind
}

/** What the autopilot may do by itself, which changes, and how far; whoever switches it on agrees to its words. */
export const AutopilotDialog = ({
  state,
  format,
  isSaving,
  failure,
  onSave,
  onClose,
  offered,
}: AutopilotDialogProps) => {
  const { t } = useTranslation(["autopilot", "common"])
  const { settings, possible } = state
  const [mode, setMode] = useState<AutopilotMode>(settings.mode === "Off" ? "TellFirst" : settings.mode)
  const [kinds, setKinds] = useState(
    possible.filter((kind) =>
      settings.mode === "Off" && offered !== undefined
        ? kind === offered
        : settings.kinds.includes(kind) || kind === offered,
    ),
  )
  const [limits, setLimits] = useState(settings.limits)
  const [isTried, setTried] = useState(false)
  const isOff = mode === "Off"
  const lacksKinds = !isOff && kinds.length === 0
  const save = () => {
    setTried(true)
    if (!lacksKinds) onSave({ mode, kinds: isOff ? settings.kinds : kinds, limits })
  }
  return (
    <Dialog
      isOpen
      size="large"
      title={t("autopilot:dialog.title")}
      closeLabel={t("common:action.close")}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button isPending={isSaving} pendingLabel={t("common:state.saving")} onPress={save}>
            {t(isOff ? "autopilot:dialog.off" : "autopilot:dialog.agree")}
          </Button>
        </>
      }
    >
      <div className={styles["form"]}>
        <FailureNotice failure={failure} />
        <RadioCards
          label={t("autopilot:dialog.mode")}
          isCompact
          value={mode}
          options={AutopilotMode.literals.map((one) => ({
            id: one,
            title: t(`autopilot:dialog.modes.${one}`),
            description: t(`autopilot:dialog.modeHelp.${one}`),
          }))}
          onChange={(id) => setMode(AutopilotMode.literals.find((one) => one === id) ?? "Off")}
        />
        {isOff ? null : (
          <>
            <CheckboxGroup
              label={t("autopilot:dialog.kinds")}
              value={kinds}
              error={isTried && lacksKinds ? t("autopilot:dialog.none") : undefined}
              options={AutopilotKind.literals.map((kind) => ({
                id: kind,
                label: t(`autopilot:kind.${kind}`),
                detail: t(possible.includes(kind) ? `autopilot:kindHelp.${kind}` : "autopilot:kindImpossible"),
                isDisabled: !possible.includes(kind),
              }))}
              onChange={(ids) => setKinds(AutopilotKind.literals.filter((kind) => ids.includes(kind)))}
            />
            {kinds.includes("Budget") ? (
              <Select
                label={t("autopilot:dialog.budgetPercent")}
                placeholder={t("autopilot:dialog.choose")}
                value={String(limits.budgetPercent)}
                options={autopilotLimits.budgetPercent.map((percent) => ({
                  id: String(percent),
                  label: t("autopilot:dialog.percent", { percent: format.percent(percent / 100) }),
                }))}
                onChange={(id) => setLimits((before) => ({ ...before, budgetPercent: Number(id) }))}
              />
            ) : null}
            {kinds.includes("Hours") ? (
              <Select
                label={t("autopilot:dialog.hours")}
                placeholder={t("autopilot:dialog.choose")}
                value={String(limits.hours)}
                options={autopilotLimits.hours.map((count) => ({
                  id: String(count),
                  label: t("autopilot:dialog.hoursOf", { count }),
                }))}
                onChange={(id) => setLimits((before) => ({ ...before, hours: Number(id) }))}
              />
            ) : null}
            <p className={styles["quiet"]}>
              {t(mode === "DoIt" ? "autopilot:dialog.consent" : "autopilot:dialog.consentFirst")}
            </p>
          </>
        )}
      </div>
    </Dialog>
  )
}
