import type { ShownSplit } from "@application/campaigns/contract"
import { localeIn } from "@ui/i18n"
import { Button } from "@ui/kit/button"
import { usePortal } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "../editor.module.css"

export interface SplitHistoryProps {
  /** Newest first; the present split is not among them. */
  readonly history: ReadonlyArray<ShownSplit>
  readonly format: Format
  readonly isPending: boolean
  readonly onUse: (split: ShownSplit) => void
}

/** Splits that people chose before, each to be used again. */
export const SplitHistory = ({ history, format, isPending, onUse }: SplitHistoryProps) => {
  const { t } = useTranslation(["pacing", "app"])
  const { language } = usePortal()
  if (history.length === 0) return null
  const names = new Intl.ListFormat(localeIn(language), { type: "unit" })
  const partsIn = ({ rule, parts = [] }: ShownSplit): string => {
    const whole = parts.reduce((sum, { part }) => sum + part, 0)
    if (whole === 0) return t(`pacing:split.rules.${rule}`)
    return names.format(
      parts.map(({ channel, part }) => `${t(`app:campaigns.channel.${channel}`)} ${format.percent(part / whole)}`),
    )
  }
  return (
    <details>
      <summary>{t("pacing:split.history")}</summary>
      <ul className={styles["changes"]}>
        {history.map((split) => (
          <li key={split.at}>
            <span className={styles["change"]}>
              <span>
                <strong>{partsIn(split)}</strong>{" "}
                <span className={styles["quiet"]}>
                  {t(split.by === undefined ? "pacing:split.historyAt" : "pacing:split.historyBy", {
                    rule: t(`pacing:split.rules.${split.rule}`),
                    name: split.by ?? "",
                    when: format.moment(split.at),
                  })}
                </span>
              </span>
              <Button
                size="small"
                kind="secondary"
                isDisabled={isPending}
                aria-label={t("pacing:split.againOf", { parts: partsIn(split) })}
                onPress={() => onUse(split)}
              >
                {t("pacing:split.again")}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
