import type { ShownMove } from "@application/campaigns/contract"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import campaigns from "../campaigns.module.css"
import styles from "./autopilot.module.css"
import type { MoveAnswer } from "./use-autopilot.ts"
import type { MoveWords } from "./use-move-words.ts"

export interface MoveItemProps {
  readonly move: ShownMove
  readonly words: MoveWords
  readonly format: Format
  /** Absent for whoever may not change campaigns. */
  readonly onAnswer: ((answer: MoveAnswer) => void) | undefined
  /** The answer that is on its way for this move. */
  readonly pending: MoveAnswer | undefined
  readonly isBusy: boolean
}

const tones = { Proposed: "info", Declined: "neutral", Made: "success", Undone: "neutral", Lapsed: "neutral" } as const
const answersOf = { Proposed: ["take", "decline"], Made: ["undo"], Declined: [], Undone: [], Lapsed: [] } as const

const Side = ({ label, lines }: { readonly label: string; readonly lines: ReadonlyArray<string> }) => (
  <div>
    <p className={campaigns["quiet"]}>{label}</p>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
)

/** A move with its change, reason, expected effect and outcome, and the buttons that answer it. */
export const MoveItem = ({ move, words, format, onAnswer, pending, isBusy }: MoveItemProps) => {
  const { t } = useTranslation(["autopilot", "common"])
  const { state, stateAt, by, change } = move
  const what = words.what(change)
  const { before, after } = words.difference(change)
  const outcome = words.outcome(move)
  const when = format.dayOf(stateAt)
  return (
    <li className={styles["move"]}>
      <div className={styles["head"]}>
        <h4 className={styles["what"]}>{what}</h4>
        <Badge tone={tones[state]}>{t(`autopilot:state.${state}`)}</Badge>
      </div>
      <div className={styles["sides"]}>
        <Side label={t("autopilot:before")} lines={before} />
        <Side label={t("autopilot:after")} lines={after} />
      </div>
      <p>{words.reason(move)}</p>
      <p>
        {words.effect(move)} <span className={campaigns["quiet"]}>{t("autopilot:caveat")}</span>
      </p>
      {outcome === undefined ? null : (
        <p>
          <strong>{t("autopilot:outcome.title")}</strong> {outcome}
        </p>
      )}
      {state === "Proposed" ? null : (
        <p className={campaigns["quiet"]}>
          {by === undefined
            ? t("autopilot:stateAt", { state: t(`autopilot:state.${state}`), when })
            : t("autopilot:stateBy", { state: t(`autopilot:state.${state}`), name: `\u2068${by}\u2069`, when })}
        </p>
      )}
      {onAnswer === undefined || answersOf[state].length === 0 ? null : (
        <div className={styles["acts"]}>
          {answersOf[state].map((answer) => (
            <Button
              key={answer}
              size="small"
              kind={answer === "take" ? "primary" : "secondary"}
              isPending={pending === answer}
              isDisabled={isBusy && pending !== answer}
              pendingLabel={t("common:state.saving")}
              aria-label={t(`autopilot:${answer}Of`, { what })}
              onPress={() => onAnswer(answer)}
            >
              {t(`autopilot:${answer}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}
