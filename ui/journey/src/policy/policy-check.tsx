import type { PolicyFinding, PolicyPart } from "@domain/campaigns"
import type { SessionChange, SignupSession } from "@domain/signup"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { Panel } from "@ui/kit/panel"
import { ShieldCheck } from "lucide-react"
import { type ReactNode, useRef } from "react"
import { useTranslation } from "react-i18next"
import styles from "./policy-check.module.css"
import { PolicyRow } from "./policy-row.tsx"
import { usePolicyCheck } from "./use-policy-check.ts"

export interface PolicyCheckProps {
  readonly details: SignupSession
  readonly change: (changes: SessionChange) => void
  /** How a part of the ads is opened for changing; undefined where it cannot be. */
  readonly editOf?: (part: PolicyPart) => (() => void) | undefined
  /** Nothing is shown where nothing is found. */
  readonly isHiddenIfClean?: boolean
  /** What is said of the page that the ads open, below the findings. */
  readonly children?: ReactNode
}

const keyOf = ({ topic, part, text, found }: PolicyFinding): string => `${topic} ${found} ${part} ${text}`

/** What the networks may refuse in the ads, told before money is paid, with a way to mend each. Ours. */
export const PolicyCheck = (props: PolicyCheckProps) => {
  const { details, change, editOf = () => undefined, isHiddenIfClean = false, children } = props
  const { t } = useTranslation(["policy"])
  const { findings, use, mended, maySay, say, takeBack } = usePolicyCheck(details, change)
  const told = useRef<HTMLParagraphElement>(null)
  // The row that was pressed is gone: its place in the order of focus passes to what was done.
  const useAndTell = (chosen: ReadonlyArray<PolicyFinding>) => {
    use(chosen)
    told.current?.focus()
  }
  const mendable = findings.filter((finding) => finding.mended !== undefined)
  if (isHiddenIfClean && findings.length === 0 && mended === undefined) return null
  return (
    <Panel
      title={t("policy:title")}
      description={t("policy:lead")}
      actions={
        mendable.length > 1 ? (
          <Button size="small" kind="secondary" onPress={() => useAndTell(mendable)}>
            {t("policy:useAll", { count: mendable.length })}
          </Button>
        ) : null
      }
    >
      <div className={cx(styles.stack)}>
        <p role="status" tabIndex={-1} ref={told} className={cx(styles.status)}>
          {mended === undefined ? null : (
            <>
              {t("policy:used", { count: mended.count })}{" "}
              <Button size="small" kind="quiet" onPress={mended.undo}>
                {t("policy:undo")}
              </Button>
            </>
          )}
        </p>
        {findings.length === 0 ? (
          <p className={cx(styles.clean)}>
            <ShieldCheck aria-hidden size={20} />
            {t("policy:clean")}
          </p>
        ) : (
          <ul className={cx(styles.rows)} aria-label={t("policy:count", { count: findings.length })}>
            {findings.map((finding) => (
              <PolicyRow
                key={keyOf(finding)}
                finding={finding}
                onEdit={editOf(finding.part)}
                onUse={() => useAndTell([finding])}
                onSay={maySay ? () => say(finding) : undefined}
                onTakeBack={() => takeBack(finding)}
              />
            ))}
          </ul>
        )}
        {children}
      </div>
    </Panel>
  )
}
