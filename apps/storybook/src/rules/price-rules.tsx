import { costParts, effectiveCostParts } from "@domain/budget"
import { currencySymbol, isLocalDate, minorDigits, minorPerMajor, type Region } from "@domain/kernel"
import { formatMoney, formatNumber, languages } from "@ui/i18n"
import { Badge } from "@ui/kit/badge"
import { Banner } from "@ui/kit/banner"
import { cx } from "@ui/kit/cx"
import { KeyValueList } from "@ui/kit/key-value-list"
import { MoneyField } from "@ui/kit/money-field"
import { NumberField } from "@ui/kit/number-field"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { Slider } from "@ui/kit/slider"
import { TextField } from "@ui/kit/text-field"
import { usePortal } from "@ui/shared/frame"
import { PriceBreakdown } from "@ui/checkout/price-breakdown"
import { Result } from "effect"
import { type ComponentProps, useState } from "react"
import { answerOf, type Question } from "./price-facts.ts"
import styles from "./rules.module.css"
import { seedPromoCodes } from "@domain/pricing/seed"

const regions: ReadonlyArray<{ readonly id: Region; readonly label: string }> = [
  { id: "IN", label: "India" },
  { id: "GB", label: "United Kingdom" },
]

const DayField = ({
  label,
  value,
  onChange,
}: {
  readonly label: string
  readonly value: string
  readonly onChange: (day: string) => void
}) => {
  const [typed, setTyped] = useState(value)
  return (
    <TextField
      label={label}
      inputDirection="ltr"
      placeholder="2026-11-20"
      value={typed}
      error={isLocalDate(typed) ? undefined : "A day that exists, as YYYY-MM-DD"}
      onChange={(text) => {
        setTyped(text)
        if (isLocalDate(text)) onChange(text)
      }}
    />
  )
}

const Price = ({ price }: { readonly price: ComponentProps<typeof PriceBreakdown>["price"] }) => {
  const { language } = usePortal()
  const { symbol, cost } = effectiveCostParts(price)
  return (
    <>
      <div dir={languages[language].direction}>
        <PriceBreakdown price={price} />
      </div>
      <p>
        <Badge tone="accent">{`Effective Cost ${symbol}${formatNumber(cost, language)}/day`}</Badge>
      </p>
    </>
  )
}

/**
 * Asks the budget and pricing rules anything that a campaign could ask, and shows the same price that every surface
 * shows.
 */
export const PriceRules = ({ question: first }: { readonly question: Question }) => {
  const [question, setQuestion] = useState(first)
  const { language } = usePortal()
  const ask = (change: Partial<Question>) => setQuestion((before) => ({ ...before, ...change }))
  const { limits, refusal, promo, price, rounded, shares } = answerOf(question)
  const { currency } = limits
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  const { symbol } = costParts({ amount: 0, currency })
  const amountField = (
    <MoneyField
      label="Exact amount"
      symbol={currencySymbol[currency]}
      minorDigits={minorDigits[currency]}
      value={question.budget.amount}
      onChange={(amount) => ask({ budget: { ...question.budget, amount: amount ?? 0 } })}
    />
  )
  return (
    <main className={cx(styles["page"])} dir="ltr">
      <header className={cx(styles["intro"])}>
        <h1>Budget and price</h1>
        <p>
          Asked of <span className={cx(styles["code"])}>@domain/budget</span> and{" "}
          <span className={cx(styles["code"])}>@domain/pricing</span>, as the budget page, the summary and the payment
          do.
        </p>
      </header>
      <div className={cx(styles["columns"])}>
        <div className={cx(styles["page"])}>
          <div className={cx(styles["controls"])}>
            <Select
              label="Region"
              placeholder=""
              options={regions}
              value={question.region}
              onChange={(id) => {
                const region = regions.find((it) => it.id === id)?.id ?? "IN"
                const { recommendedDaily } = answerOf({ ...question, region }).limits
                ask({ region, budget: { ...question.budget, amount: recommendedDaily } })
              }}
            />
            <Select
              label="Budget type"
              placeholder=""
              options={[
                { id: "Daily", label: "A day" },
                { id: "Lifetime", label: "Over the campaign" },
              ]}
              value={question.budget.type}
              onChange={(id) => ask({ budget: { ...question.budget, type: id === "Lifetime" ? "Lifetime" : "Daily" } })}
            />
            <NumberField
              label="Days"
              minValue={1}
              value={question.budget.days}
              onChange={(days) => ask({ budget: { ...question.budget, days: Number.isNaN(days) ? 1 : days } })}
            />
            <NumberField
              label="Stores"
              hint="Each gets its minimum, the rest by weight 1, 2, 3 …"
              minValue={1}
              maxValue={12}
              value={question.stores}
              onChange={(stores) => ask({ stores: Number.isNaN(stores) ? 1 : stores })}
            />
            <DayField label="Starts on" value={question.startsOn} onChange={(startsOn) => ask({ startsOn })} />
            <DayField label="Business joined on" value={question.joinedOn} onChange={(joinedOn) => ask({ joinedOn })} />
            <TextField
              label="Promo code"
              hint={seedPromoCodes.map(({ code }) => code).join(", ")}
              value={question.promoCode}
              error={Result.isFailure(promo) ? promo.failure._tag : undefined}
              onChange={(promoCode) => ask({ promoCode })}
            />
            <TextField
              label="Buyer's GST state code"
              hint="29 is the seller's own; empty while unknown"
              inputDirection="ltr"
              value={question.buyerState}
              onChange={(buyerState) => ask({ buyerState })}
            />
          </div>
          <Slider
            label="Amount"
            box={amountField}
            minimum={0}
            maximum={limits.recommendedDaily * 10}
            step={minorPerMajor(currency)}
            value={question.budget.amount}
            format={money}
            mark={{ value: limits.recommendedDaily, label: "recommended" }}
            onChange={(amount) => ask({ budget: { ...question.budget, amount: Math.round(amount) } })}
          />
          {refusal === undefined ? (
            <Banner tone="success" title="May be launched" />
          ) : (
            <Banner tone="warning" title={refusal.key}>
              {Object.entries(refusal.params ?? {})
                .map(([name, value]) => `${name} ${value}`)
                .join(", ")}
            </Banner>
          )}
          <Panel title="Limits a day">
            <KeyValueList
              items={[
                { label: "Minimum", value: money(limits.minimumDaily) },
                { label: "Recommended", value: money(limits.recommendedDaily) },
                { label: "Maximum", value: money(limits.maximumDaily) },
                { label: "Amount a day, rounded up to a multiple of 10", value: money(rounded) },
              ]}
            />
          </Panel>
        </div>
        <div className={cx(styles["page"], styles["aside"])}>
          {Result.isFailure(price) ? (
            <Banner tone="warning" title={`${price.failure._tag}: ${price.failure.field}`} />
          ) : (
            <Price price={price.success} />
          )}
          {question.stores === 1 ? null : (
            <Panel title="Cost to be spent, a day">
              {shares.length === 0 ? (
                <p className={cx(styles["soft"])}>The total does not cover every store's minimum.</p>
              ) : (
                <KeyValueList
                  items={shares.map(({ id, costToBeSpent }) => ({
                    label: id,
                    value: `${symbol}${formatNumber(costParts({ amount: costToBeSpent, currency }).cost, language)}`,
                  }))}
                />
              )}
            </Panel>
          )}
        </div>
      </div>
    </main>
  )
}
