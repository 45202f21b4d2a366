import { failureMessage } from "@ui/i18n"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Menu } from "@ui/kit/menu"
import { ListChecks } from "lucide-react"
import { type ReactNode, useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { succeededOf } from "./bulk.ts"
import styles from "./list.module.css"
import type { Bulk, BulkOutcome, BulkState, BulkProgress, PendingAct } from "./use-bulk.ts"

/** Takes the focus where nothing has it, so that typing and keys elsewhere go on. */
const focusIfLost = (element: HTMLElement | null) => {
  if (document.activeElement === null || document.activeElement === document.body) element?.focus()
}

interface OutcomeProps<Row> {
  readonly outcome: BulkOutcome<Row>
  readonly nameOf: (row: Row) => string
  readonly progress: BulkProgress | undefined
  readonly onUndo: () => void
  readonly onClose: () => void
}

/** A line for each row that was acted upon, with a way back for the rows that changed. */
const Outcome = <Row,>({ outcome, nameOf, progress, onUndo, onClose }: OutcomeProps<Row>) => {
  const { t } = useTranslation(["common", "failures"])
  const { action, results, isUndone } = outcome
  const changed = succeededOf(results).length
  const skipped = results.filter(({ isSkipped }) => isSkipped).length
  const failed = results.length - changed - skipped
  const region = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useEffect(() => focusIfLost(region.current), [outcome])
  return (
    <div ref={region} tabIndex={-1} className={styles["outcome"]}>
      <Banner
        tone={failed === 0 ? "success" : "warning"}
        title={[
          ...(changed > 0 ? [t("common:list.changed", { count: changed })] : []),
          ...(failed > 0 ? [t("common:list.notChanged", { count: failed })] : []),
          ...(skipped > 0 ? [t("common:list.skipped", { count: skipped })] : []),
        ].join(" · ")}
        action={
          action.undo === undefined || isUndone || changed === 0 ? undefined : (
            <Button
              kind="secondary"
              size="small"
              isPending={progress !== undefined}
              pendingLabel={t("common:list.progress", { ...progress })}
              onPress={onUndo}
            >
              {t("common:action.undo")}
            </Button>
          )
        }
        dismiss={{ label: t("common:action.close"), onDismiss: onClose }}
      >
        <ul className={styles["results"]}>
          {results.map((result, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows may have the same name
            <li key={index}>
              <bdi>{nameOf(result.row)}</bdi>
              {": "}
              {"failure" in result
                ? failureMessage(result.failure, (keys, values) => t(keys, values))
                : result.isSkipped
                  ? t("common:list.skippedRow")
                  : isUndone
                    ? t("common:list.asBefore")
                    : action.label}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}

interface WaitingProps<Row> {
  readonly waiting: PendingAct<Row>
  readonly nameOf: (row: Row) => string
  readonly onKeep: () => void
}

/** An act without a way back, which waits a moment so that it can be taken back. */
const Waiting = <Row,>({ waiting: { action, rows }, nameOf, onKeep }: WaitingProps<Row>) => {
  const { t } = useTranslation("common")
  const region = useRef<HTMLDivElement>(null)
  const changed = rows.filter(action.fits ?? (() => true))
  useEffect(() => focusIfLost(region.current), [])
  return (
    <div ref={region} tabIndex={-1} className={styles["outcome"]}>
      <Banner
        tone="warning"
        title={t("common:list.waiting", { act: action.label, count: changed.length })}
        action={
          <Button kind="secondary" size="small" onPress={onKeep}>
            {t("common:action.undo")}
          </Button>
        }
      >
        <bdi>{changed.map(nameOf).join(" · ")}</bdi>
      </Banner>
    </div>
  )
}

export interface BulkBarProps<Row> {
  readonly bulk: Bulk<Row>
  readonly state: BulkState<Row>
  readonly rows: ReadonlyArray<Row>
  /** What stands beside the button, while no rows are chosen. */
  readonly tools: ReactNode
}

/** Begins to choose rows, says how many are chosen and offers the acts; then what became of each row. */
export const BulkBar = <Row,>({ bulk, state, rows, tools }: BulkBarProps<Row>) => {
  const { t } = useTranslation("common")
  const { isChoosing, isRunning, chosen, outcome, acts, asking, waiting } = state
  const toggle = useRef<HTMLButtonElement>(null)
  const isAll = chosen.length === rows.length
  const wasWaiting = useRef(false)
  useEffect(() => {
    if (wasWaiting.current && waiting === undefined) focusIfLost(toggle.current)
    wasWaiting.current = waiting !== undefined
  }, [waiting])
  return (
    <>
      <div className={isChoosing ? styles["choosing"] : styles["chooser"]}>
        {isChoosing ? (
          <>
            <span role="status" className={styles["chosen"]}>
              {t("common:list.selected", { count: chosen.length })}
            </span>
            <Button kind="quiet" size="small" onPress={() => state.selectAll(!isAll)}>
              {t(isAll ? "common:list.selectNone" : "common:list.selectAll")}
            </Button>
            <Menu
              label={bulk.actLabel}
              trigger={
                <Button
                  size="small"
                  isDisabled={acts.length === 0}
                  isPending={isRunning}
                  pendingLabel={t("common:list.progress", { ...state.progress })}
                >
                  {bulk.actLabel}
                </Button>
              }
              actions={acts.map(({ id, label }) => ({ id, label }))}
              onAction={state.run}
            />
          </>
        ) : (
          tools
        )}
        <Button
          ref={toggle}
          kind="quiet"
          size="small"
          icon={isChoosing ? undefined : <ListChecks aria-hidden size={16} />}
          isDisabled={isRunning || waiting !== undefined || rows.length === 0}
          onPress={state.toggle}
        >
          {isChoosing ? t("common:action.cancel") : bulk.label}
        </Button>
      </div>
      {asking?.action.ask?.({ rows: asking.rows, onAnswer: state.answer, onClose: state.closeQuestion })}
      {waiting === undefined ? null : <Waiting waiting={waiting} nameOf={bulk.nameOf} onKeep={state.keep} />}
      {outcome === undefined ? null : (
        <Outcome
          outcome={outcome}
          nameOf={bulk.nameOf}
          progress={state.progress}
          onUndo={state.undo}
          onClose={() => {
            state.close()
            toggle.current?.focus()
          }}
        />
      )}
    </>
  )
}
