import type { ShownMove } from "@application/campaigns/contract"
import { Button } from "@ui/kit/button"
import type { Format } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./autopilot.module.css"
import { MoveItem } from "./move-item.tsx"
import type { MoveAnswer } from "./use-autopilot.ts"
import type { MoveWords } from "./use-move-words.ts"

/** Moves of the past that are shown before more are asked for. */
const firstShown = 3

export interface AutopilotMovesProps {
  readonly moves: ReadonlyArray<ShownMove>
  readonly words: MoveWords
  readonly format: Format
  readonly pressed: { readonly moveId: number; readonly answer: MoveAnswer } | undefined
  readonly onAnswer: ((moveId: number, answer: MoveAnswer) => void) | undefined
}

/** What the autopilot suggests, then what it did, newest first. */
export const AutopilotMoves = ({ moves, words, format, pressed, onAnswer }: AutopilotMovesProps) => {
  const { t } = useTranslation(["autopilot"])
  const [isWhole, setWhole] = useState(false)
  const proposals = moves.filter(({ state }) => state === "Proposed")
  const past = moves.filter(({ state }) => state !== "Proposed")
  const item = (move: ShownMove) => (
    <MoveItem
      key={move.id}
      move={move}
      words={words}
      format={format}
      pending={pressed?.moveId === move.id ? pressed.answer : undefined}
      isBusy={pressed !== undefined}
      onAnswer={onAnswer === undefined ? undefined : (answer) => onAnswer(move.id, answer)}
    />
  )
  const shown = isWhole ? past : past.slice(0, firstShown)
  return (
    <>
      {proposals.length === 0 ? null : (
        <>
          <h3 className={styles["heading"]}>{t("autopilot:proposals")}</h3>
          <ul className={styles["moves"]}>{proposals.map(item)}</ul>
        </>
      )}
      {past.length === 0 ? null : (
        <>
          <h3 className={styles["heading"]}>{t("autopilot:history")}</h3>
          <ul className={styles["moves"]}>{shown.map(item)}</ul>
          {shown.length === past.length ? null : (
            <Button kind="quiet" size="small" flush="start" onPress={() => setWhole(true)}>
              {t("autopilot:older", { count: past.length - shown.length })}
            </Button>
          )}
        </>
      )}
    </>
  )
}
