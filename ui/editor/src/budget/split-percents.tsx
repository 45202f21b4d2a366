import type { BudgetSplit } from "@application/campaigns/contract"
import { NumberField } from "@ui/kit/number-field"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "../editor.module.css"

export interface SplitPercentsProps {
  readonly split: Pick<BudgetSplit, "channels">
  readonly percents: ReadonlyArray<number>
  readonly onChange: (percents: ReadonlyArray<number>) => void
  readonly format: Format
}

/** A box for each channel's percent, with the sum below them. With two channels one box follows the other. */
export const SplitPercents = ({ split: { channels }, percents, onChange, format }: SplitPercentsProps) => {
  const { t } = useTranslation(["pacing", "app"])
  const sum = percents.reduce((all, one) => all + (Number.isNaN(one) ? 0 : one), 0)
  const change = (at: number, value: number) => {
    const isPair = channels.length === 2 && !Number.isNaN(value)
    onChange(percents.map((percent, index) => (index === at ? value : isPair ? 100 - value : percent)))
  }
  return (
    <div className={styles["stack"]}>
      {channels.map(({ channel, least }, index) => {
        const percent = percents[index] ?? Number.NaN
        return (
          <NumberField
            key={channel}
            label={t("pacing:split.percent", { channel: t(`app:campaigns.channel.${channel}`) })}
            unit="%"
            minValue={0}
            maxValue={100}
            value={percent}
            error={percent < least ? t("pacing:split.least", { percent: format.percent(least / 100) }) : undefined}
            onChange={(value) => change(index, value)}
          />
        )
      })}
      {sum === 100 ? null : (
        <p role="status">{t("pacing:split.sum", { percent: format.percent(sum / 100), whole: format.percent(1) })}</p>
      )}
    </div>
  )
}
