import type { PolicyFinding } from "@domain/campaigns"
import { policyOf, type PolicySeverity } from "@domain/creatives"
import { textDirection } from "@ui/kit/ad-previews"
import { Badge, type Tone } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { Check, ExternalLink } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import styles from "./policy-check.module.css"

const tones: Readonly<Record<PolicySeverity, Tone>> = { banned: "danger", restricted: "info", refused: "warning" }

/** A text with the words marked that a network minds. */
const marked = (text: string, found: string): ReactNode => {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${found.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, "\\$&")}`, "u").exec(text)
  const start = whole?.index ?? text.indexOf(found)
  if (start === -1) return text
  return (
    <>
      {text.slice(0, start)}
      <mark className={cx(styles.mark)}>{found}</mark>
      {text.slice(start + found.length)}
    </>
  )
}

export interface PolicyRowProps {
  readonly finding: PolicyFinding
  /** Opens the page or the step where the text is changed; absent where there is none. */
  readonly onEdit: (() => void) | undefined
  readonly onUse: () => void
  /** Absent once no more can be said. */
  readonly onSay: (() => void) | undefined
  readonly onTakeBack: () => void
}

/** One thing that a network may refuse: the words, why, the network's own policy, and what to do about it. */
export const PolicyRow = ({ finding, onEdit, onUse, onSay, onTakeBack }: PolicyRowProps) => {
  const { t } = useTranslation(["policy"])
  const { topic, severity, network, part, text, found, mended, isStated } = finding
  const policy = policyOf(topic, network)
  return (
    <li className={cx(styles.row)}>
      <div className={cx(styles.head)}>
        <h3 className={cx(styles.title)}>{t(`policy:topics.${topic}.title`)}</h3>
        <Badge tone={isStated ? "neutral" : tones[severity]}>{t(`policy:severity.${severity}`)}</Badge>
      </div>
      <blockquote className={cx(styles.quote)}>
        <span className={cx(styles.part)}>{t(`policy:part.${part}`)}</span>
        <span dir={textDirection(text)}>{marked(text, found)}</span>
      </blockquote>
      <p>{t(`policy:topics.${topic}.why`, { found })}</p>
      {mended === undefined ? (
        <p className={cx(styles.quiet)}>{t(`policy:topics.${topic}.mend`)}</p>
      ) : (
        <p className={cx(styles.instead)}>
          <span className={cx(styles.part)}>{t("policy:instead")}</span>
          <span dir={textDirection(mended)}>{mended}</span>
        </p>
      )}
      {isStated ? <p className={cx(styles.quiet)}>{t("policy:stated")}</p> : null}
      <div className={cx(styles.actions)}>
        {mended === undefined ? null : (
          <Button size="small" kind="secondary" icon={<Check aria-hidden />} onPress={onUse}>
            {t("policy:use")}
          </Button>
        )}
        {onEdit === undefined ? null : (
          <Button size="small" kind={mended === undefined && !isStated ? "secondary" : "quiet"} onPress={onEdit}>
            {t("policy:edit")}
          </Button>
        )}
        {severity === "banned" && (isStated || onSay !== undefined) ? (
          <Button size="small" kind="quiet" onPress={() => (isStated ? onTakeBack() : onSay?.())}>
            {t(isStated ? "policy:takeBack" : "policy:notSo")}
          </Button>
        ) : null}
        {policy === undefined ? null : (
          <a className={cx(styles.policy)} href={policy.address} target="_blank" rel="noreferrer">
            {t("policy:policyOf", { network: t(`policy:network.${network}`), policy: policy.name })}
            <ExternalLink size={14} role="img" aria-label={t("policy:newTab")} />
          </a>
        )}
      </div>
      {severity === "banned" && !isStated ? <p className={cx(styles.quiet)}>{t("policy:notSoHelp")}</p> : null}
    </li>
  )
}
