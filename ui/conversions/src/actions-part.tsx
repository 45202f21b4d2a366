import { SwitchConversionAction } from "@application/conversions/contract"
import { conversionLimits } from "@domain/conversions"
import type { BusinessProfileId } from "@domain/kernel"
import { failureIn, useCommand } from "@ui/container"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { IconButton } from "@ui/kit/icon-button"
import { Menu } from "@ui/kit/menu"
import { Panel } from "@ui/kit/panel"
import { toastSuccess, toastUndo } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { EllipsisVertical, Plus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useSignalWords } from "./action-words.ts"
import styles from "./conversions.module.css"
import type { Action, SetUp } from "./read-conversions.ts"

export interface ActionsPartProps {
  readonly businessProfileId: BusinessProfileId
  readonly setUp: SetUp
  readonly mayChange: boolean
  readonly onAdd: () => void
  readonly onEdit: (action: Action) => void
  readonly onChanged: () => void
}

type State = Action["state"]

/** The second step: what counts as a conversion, with what each kind counted in 7 and 30 days. */
export const ActionsPart = (props: ActionsPartProps) => {
  const { businessProfileId, setUp, mayChange, onAdd, onEdit, onChanged } = props
  const { t } = useTranslation(["conversions", "common"])
  const format = useFormat()
  const signalWords = useSignalWords()
  const [switching, change] = useCommand(SwitchConversionAction, { revalidate: false })
  const { actions, currency } = setUp
  const isFull = actions.length >= conversionLimits.actions
  const turn = async (action: Action, state: State) => {
    const of = { businessProfileId, actionId: action.id }
    const outcome = await change({ ...of, state })
    if (outcome?.status !== "succeeded") return
    const told = t(`conversions:action.done.${state}`, { name: action.name })
    const undo = async () => {
      await change({ ...of, state: action.state })
      onChanged()
    }
    if (state === "On") toastSuccess(told)
    else toastUndo(told, t("common:action.undo"), () => void undo())
    onChanged()
  }
  const figures = ({ lastWeek, lastMonth }: Action): string => {
    const worth = lastMonth.value > 0 ? [format.money(lastMonth.value, currency)] : []
    return [
      t("conversions:action.lastWeek", { count: lastWeek.count, amount: format.number(lastWeek.count) }),
      t("conversions:action.lastMonth", { count: lastMonth.count, amount: format.number(lastMonth.count) }),
      ...worth,
    ].join(" · ")
  }
  return (
    <Panel
      title={t("conversions:action.title")}
      description={
        isFull ? t("conversions:action.full", { most: conversionLimits.actions }) : t("conversions:action.text")
      }
      {...(mayChange && {
        actions: (
          <Button size="small" icon={<Plus aria-hidden />} isDisabled={isFull} onPress={onAdd}>
            {t("conversions:action.add")}
          </Button>
        ),
      })}
    >
      <FailureNotice failure={failureIn(switching)} />
      {actions.length === 0 ? <p className={styles["quiet"]}>{t("conversions:action.none")}</p> : null}
      <ul className={styles["list"]}>
        {actions.map((action) => (
          <li key={action.id} className={styles["row"]}>
            <span className={styles["line"]}>
              <bdi className={styles["name"]}>{action.name}</bdi>
              {action.state === "Off" ? <Badge>{t("conversions:action.off")}</Badge> : null}
              {action.isResult ? null : <Badge>{t("conversions:action.watched")}</Badge>}
            </span>
            {mayChange ? (
              <span className={styles["end"]}>
                <Menu
                  label={t("conversions:action.menu", { name: action.name })}
                  align="end"
                  trigger={
                    <IconButton label={t("conversions:action.menu", { name: action.name })}>
                      <EllipsisVertical aria-hidden />
                    </IconButton>
                  }
                  actions={[
                    { id: "edit", label: t("conversions:action.edit") },
                    action.state === "On"
                      ? { id: "Off", label: t("conversions:action.switchOff") }
                      : { id: "On", label: t("conversions:action.switchOn") },
                    { id: "Removed", label: t("conversions:action.remove"), isDangerous: true },
                  ]}
                  onAction={(id) => {
                    if (id === "edit") onEdit(action)
                    else if (id === "On" || id === "Off" || id === "Removed") void turn(action, id)
                  }}
                />
              </span>
            ) : null}
            <p className={`${styles["quiet"]} ${styles["wide"]}`}>
              {t(`conversions:category.${action.category}`)} · {signalWords(action.signal)}
            </p>
            <p className={`${styles["figures"]} ${styles["wide"]}`}>{figures(action)}</p>
            <p className={`${styles["quiet"]} ${styles["wide"]}`}>
              {action.lastAt === undefined
                ? t("conversions:action.never")
                : t("conversions:action.last", { when: format.moment(action.lastAt) })}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
