import type { StoreDifferences } from "@domain/franchise"
import { Banner } from "@ui/kit/banner"
import { Checkbox } from "@ui/kit/checkbox"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "../stores.module.css"
import { useRowFailures } from "./use-row-failures.ts"
import type { ImportState } from "./use-import.ts"

export interface DifferencesStepProps {
  readonly found: StoreDifferences
  readonly closesGone: boolean
  readonly onClosesGone: (closes: boolean) => void
  readonly state: ImportState
}

/** Stores of a kind that are named; further ones are counted. */
const named = 20

interface GroupProps {
  readonly title: string
  readonly lines: ReadonlyArray<{ readonly key: string; readonly name: string; readonly text: string }>
  readonly count: number
}

const Group = ({ title, lines, count }: GroupProps) => {
  const { t } = useTranslation(["franchise"])
  const format = useFormat()
  if (count === 0) return null
  return (
    <details className={styles["group"]}>
      <summary>{title}</summary>
      <ul className={styles["lines"]}>
        {lines.map(({ key, name, text }) => (
          <li key={key} className={styles["line"]}>
            <bdi className={styles["name"]}>{name}</bdi>
            <span className={styles["quiet"]}>{text}</span>
          </li>
        ))}
        {count > lines.length ? (
          <li className={styles["quiet"]}>
            {t("franchise:differences.more", {
              count: count - lines.length,
              stores: format.number(count - lines.length),
            })}
          </li>
        ) : null}
      </ul>
    </details>
  )
}

/** What a file would change, before anything is changed, and how far it is saved. */
export const DifferencesStep = ({ found, closesGone, onClosesGone, state }: DifferencesStepProps) => {
  const { t } = useTranslation(["franchise"])
  const format = useFormat()
  const failuresOf = useRowFailures()
  const { added, changed, same, gone, refused } = found
  const title = (kind: "added" | "changed" | "gone" | "refused", count: number) =>
    t(`franchise:differences.${kind}`, { count, stores: format.number(count) })
  const openGone = gone.filter(({ isOpen }) => isOpen).length
  return (
    <>
      {state.at === "done" ? (
        <Banner
          tone="success"
          title={t("franchise:differences.done", { count: state.saved, stores: format.number(state.saved) })}
        />
      ) : null}
      {state.at === "stopped" ? <FailureNotice failure={state.failure} /> : null}
      {added.length + changed.length + openGone === 0 && state.at === "rest" ? (
        <Banner tone="info" title={t("franchise:differences.nothing")} />
      ) : null}
      <p role="status">
        {state.at === "saving" || state.at === "stopped"
          ? t("franchise:differences.saving", { done: format.number(state.done), total: format.number(state.total) })
          : t("franchise:differences.same", { count: same, stores: format.number(same) })}
      </p>
      <Group
        title={title("refused", refused.length)}
        count={refused.length}
        lines={refused.slice(0, named).map(({ row, code, failures }) => ({
          key: String(row),
          name: t("franchise:differences.row", { row: format.number(row), code }),
          text: failuresOf(failures),
        }))}
      />
      <Group
        title={title("added", added.length)}
        count={added.length}
        lines={added.slice(0, named).map(({ code, name }) => ({ key: code, name, text: code }))}
      />
      <Group
        title={title("changed", changed.length)}
        count={changed.length}
        lines={changed.slice(0, named).map(({ after, facts }) => ({
          key: after.code,
          name: after.name,
          text: facts.map((fact) => t(`franchise:field.${fact}`)).join(", "),
        }))}
      />
      <Group
        title={title("gone", gone.length)}
        count={gone.length}
        lines={gone.slice(0, named).map(({ code, name }) => ({ key: code, name, text: code }))}
      />
      {openGone === 0 || state.at === "done" ? null : (
        <Checkbox isSelected={closesGone} onChange={onClosesGone} isDisabled={state.at !== "rest"}>
          {t("franchise:differences.closeGone", { count: openGone, stores: format.number(openGone) })}
        </Checkbox>
      )}
    </>
  )
}
