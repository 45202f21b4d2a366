import { type FeedRule, feedRuleFailures } from "@domain/businesses"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { IconButton } from "@ui/kit/icon-button"
import { Switch } from "@ui/kit/switch"
import { MoveDown, MoveUp, Trash2 } from "lucide-react"
import { type KeyboardEvent, useEffect, useId, useRef } from "react"
import { useTranslation } from "react-i18next"
import { ConditionFields } from "./condition-fields.tsx"
import { RuleFields } from "./rule-fields.tsx"
import styles from "./rules.module.css"
import { useRuleWords } from "./use-rule-words.ts"

export interface RuleRowProps {
  readonly rule: FeedRule
  readonly index: number
  readonly count: number
  readonly currency: string
  readonly isOpen: boolean
  readonly isTried: boolean
  readonly isReadOnly: boolean
  readonly onToggle: () => void
  readonly onChange: (rule: FeedRule) => void
  readonly onMove: (to: number) => void
  readonly onDelete: () => void
}

/** A rule in a sentence, with its switch, its place and its fields. Alt and an arrow move it too. */
export const RuleRow = (props: RuleRowProps) => {
  const { rule, index, count, currency, isOpen, isTried, isReadOnly, onToggle, onChange, onMove, onDelete } = props
  const { t } = useTranslation(["feedRules", "common"])
  const words = useRuleWords(currency)
  const regionId = useId()
  const row = useRef<HTMLLIElement>(null)
  const focused = useRef<HTMLElement>(null)
  const failures = feedRuleFailures(rule, currency)
  const isWrong = isTried && Object.keys(failures).length > 0
  const what = words.what(rule)
  useEffect(() => {
    // A row that is moved in the document loses the keyboard.
    if (focused.current === null) return
    const isAble = !(focused.current instanceof HTMLButtonElement && focused.current.disabled)
    const target = isAble ? focused.current : row.current?.querySelector<HTMLElement>("button:not(:disabled)")
    target?.focus()
    focused.current = null
  }, [index])
  const move = (to: number) => {
    if (to < 0 || to >= count) return
    focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    onMove(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0
    if (!event.altKey || step === 0 || isReadOnly) return
    event.preventDefault()
    move(index + step)
  }
  return (
    <li ref={row} className={styles["rule"]} onKeyDown={onKeyDown}>
      <div className={styles["ruleHead"]}>
        <div className={styles["says"]}>
          <span className={styles["name"]}>{what}</span>
          {rule.conditions.length === 0 ? null : (
            <span className={styles["quiet"]}>
              {t("feedRules:rules.where", {
                conditions: rule.conditions.map(words.condition).join(t("feedRules:and")),
              })}
            </span>
          )}
          <span className={styles["head"]}>
            {rule.isOn ? null : <Badge tone="neutral">{t("feedRules:rules.off")}</Badge>}
            {isWrong ? <Badge tone="danger">{t("feedRules:rules.wrong")}</Badge> : null}
          </span>
        </div>
        <Switch
          isSelected={rule.isOn}
          isDisabled={isReadOnly}
          aria-label={t("feedRules:rules.switch", { rule: what })}
          onChange={(isOn) => onChange({ ...rule, isOn })}
        >
          {t("feedRules:rules.on")}
        </Switch>
      </div>
      {isReadOnly ? null : (
        <div className={styles["acts"]}>
          <Button
            kind="quiet"
            size="small"
            flush="start"
            aria-expanded={isOpen}
            aria-controls={regionId}
            onPress={onToggle}
          >
            {t(isOpen ? "common:action.done" : "common:action.edit")}
          </Button>
          <IconButton
            label={t("feedRules:rules.up", { rule: what })}
            isDisabled={index === 0}
            onPress={() => move(index - 1)}
          >
            <MoveUp aria-hidden />
          </IconButton>
          <IconButton
            label={t("feedRules:rules.down", { rule: what })}
            isDisabled={index === count - 1}
            onPress={() => move(index + 1)}
          >
            <MoveDown aria-hidden />
          </IconButton>
          <IconButton label={t("feedRules:rules.delete", { rule: what })} onPress={onDelete}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      )}
      <div id={regionId} hidden={!isOpen} className={styles["form"]}>
        {isOpen && !isReadOnly ? (
          <>
            <RuleFields {...{ rule, currency, onChange }} failures={isTried ? failures : {}} />
            <ConditionFields {...{ rule, onChange }} failures={isTried ? failures : {}} />
          </>
        ) : null}
      </div>
    </li>
  )
}
