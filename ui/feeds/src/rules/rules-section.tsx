import { type FeedRule, feedRuleLimits, type PreviewedFeed } from "@domain/businesses"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { VisuallyHidden } from "@ui/kit/visually-hidden"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { moved, newRule, ruleKinds } from "./new-rule.ts"
import { RuleRow } from "./rule-row.tsx"
import styles from "./rules.module.css"
import { SuggestedMends } from "./suggested-mends.tsx"
import type { FeedRulesForm } from "./use-feed-rules.ts"
import { useRuleWords } from "./use-rule-words.ts"

export interface RulesSectionProps {
  readonly form: FeedRulesForm
  readonly previewed: PreviewedFeed
  readonly mends?: Readonly<Record<string, number>> | undefined
  readonly isReadOnly: boolean
}

interface Deleted {
  readonly rule: FeedRule
  readonly index: number
}

/** The rules of a feed in their order: turned on and off, moved, changed, added, and deleted with a way back. */
export const RulesSection = ({ form, previewed, mends, isReadOnly }: RulesSectionProps) => {
  const { t } = useTranslation(["feedRules", "common"])
  const { currency } = previewed
  const words = useRuleWords(currency)
  const [openId, setOpenId] = useState<string>()
  const [deleted, setDeleted] = useState<Deleted>()
  const [said, setSaid] = useState("")
  const { rules } = form.typed
  const isFull = rules.length >= feedRuleLimits.rules
  const change = (next: ReadonlyArray<FeedRule>) => form.change({ rules: next })
  const add = (kind: string) => {
    const known = ruleKinds.find((one) => one === kind)
    if (known === undefined) return
    const rule = newRule(known, crypto.randomUUID(), currency)
    change([...rules, rule])
    setOpenId(rule.id)
  }
  const move = (from: number, to: number) => {
    change(moved(rules, from, to))
    setSaid(t("feedRules:rules.moved", { place: to + 1, count: rules.length }))
  }
  const undo = () => {
    if (deleted === undefined) return
    change(rules.toSpliced(deleted.index, 0, deleted.rule))
    setDeleted(undefined)
  }
  return (
    <Panel title={t("feedRules:rules.title")} description={t("feedRules:rules.lead")}>
      {isReadOnly ? null : <SuggestedMends {...{ form, previewed, mends, isFull }} />}
      {rules.length === 0 ? <p className={styles["quiet"]}>{t("feedRules:rules.none")}</p> : null}
      <ol className={styles["rules"]}>
        {rules.map((rule, index) => (
          <RuleRow
            key={rule.id}
            {...{ rule, index, currency, isReadOnly }}
            count={rules.length}
            isOpen={openId === rule.id}
            isTried={form.isTried}
            onToggle={() => setOpenId(openId === rule.id ? undefined : rule.id)}
            onChange={(next) => change(rules.map((one) => (one.id === rule.id ? next : one)))}
            onMove={(to) => move(index, to)}
            onDelete={() => {
              change(rules.filter(({ id }) => id !== rule.id))
              setDeleted({ rule, index })
            }}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {deleted === undefined || rules.some(({ id }) => id === deleted.rule.id) ? null : (
        <Banner
          tone="info"
          action={
            <Button kind="secondary" size="small" isDisabled={isFull} onPress={undo}>
              {t("common:action.undo")}
            </Button>
          }
          dismiss={{ label: t("common:action.close"), onDismiss: () => setDeleted(undefined) }}
        >
          {t("feedRules:rules.deleted", { rule: words.what(deleted.rule) })}
        </Banner>
      )}
      {isReadOnly ? null : (
        <Select
          label={t("feedRules:rules.add")}
          {...(isFull && { hint: t("feedRules:rules.full", { most: feedRuleLimits.rules }) })}
          placeholder={t("feedRules:rules.choose")}
          isDisabled={isFull}
          value={null}
          options={ruleKinds.map((kind) => ({
            id: kind,
            label: t(`feedRules:kind.${kind}`),
            detail: t(`feedRules:kindHint.${kind}`),
          }))}
          onChange={add}
        />
      )}
    </Panel>
  )
}
