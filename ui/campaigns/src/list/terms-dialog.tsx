import { GetWallet } from "@application/wallet/contract"
import { type BulkTerms, bulkLimits } from "@domain/campaigns"
import { currencySymbol, type LocalDate, localDateAt, minorDigits } from "@domain/kernel"
import { useRead } from "@ui/container"
import { failureMessage } from "@ui/i18n"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { MoneyField } from "@ui/kit/money-field"
import { NumberField } from "@ui/kit/number-field"
import { RadioCards } from "@ui/kit/radio-cards"
import { TextField } from "@ui/kit/text-field"
import { presentTime } from "@ui/shared/frame"
import type { BulkQuestion } from "@ui/shared/list"
import { AddMoneyOffer } from "@ui/shared/payment"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "react-router"
import styles from "./list.module.css"
import { type QuotedTerms, useQuotedTerms, useTermsAct } from "./quoted-terms.ts"
import type { ListedCampaign } from "./read-campaigns.ts"

export interface TermsDialogProps extends BulkQuestion<ListedCampaign> {
  /** What is changed: the daily budgets or the last days. */
  readonly of: "budget" | "days"
}

const ways = { budget: ["percent", "amount"], days: ["days", "day"] } as const
type Way = BulkTerms["kind"]

/** The change that was typed; undefined while it says nothing. */
const changeIn = (way: Way, amount: number | undefined, count: number, day: LocalDate): BulkTerms | undefined => {
  if (way === "amount") return amount === undefined ? undefined : { kind: way, amount }
  if (way === "day") return day === "" ? undefined : { kind: way, day }
  if (Number.isNaN(count) || count === 0) return undefined
  return way === "percent" ? { kind: way, percent: count } : { kind: way, days: count }
}

const Price = ({ quoted: { campaign, wanted, quote, failure } }: { readonly quoted: QuotedTerms }) => {
  const { t } = useTranslation(["app", "failures", "campaigns"])
  const format = useFormat()
  const currency = campaign.budget?.currency ?? "INR"
  const terms = (dailyBudget: number | undefined, endDate: LocalDate | undefined) =>
    wanted?.dailyBudget === undefined
      ? endDate && format.day(endDate)
      : dailyBudget !== undefined && format.money(dailyBudget, currency)
  return (
    <li className={styles["price"]}>
      <span>
        <bdi>{campaign.name}</bdi>
      </span>
      <span>
        {quote === undefined ? null : (
          <bdi dir="ltr">
            {quote.added.total < 0 ? "− " : quote.added.total > 0 ? "+ " : ""}
            {format.money(Math.abs(quote.added.total), currency)}
          </bdi>
        )}
      </span>
      <span className={styles["wide"]}>
        {wanted === undefined ? (
          t("campaigns:bulk.same")
        ) : quote === undefined ? (
          failureMessage(failure, (keys, values) => t(keys, values))
        ) : (
          <>
            <bdi>{terms(campaign.budget?.dailyBudget, campaign.endDate)}</bdi> {t("campaigns:bulk.becomes")}{" "}
            <bdi>{terms(quote.dailyBudget, quote.endDate)}</bdi>
          </>
        )}
      </span>
    </li>
  )
}

/** Another daily budget or last day for the chosen campaigns, each priced before anything is changed. */
export const TermsDialog = ({ of, rows, onAnswer, onClose }: TermsDialogProps) => {
  const { t } = useTranslation(["app", "common", "campaigns"])
  const format = useFormat()
  const { pathname, search } = useLocation()
  const [first, second] = ways[of]
  const [way, setWay] = useState<Way>(first)
  const [amount, setAmount] = useState<number>()
  const [count, setCount] = useState(of === "budget" ? 10 : 7)
  const [day, setDay] = useState<LocalDate>("")
  const change = changeIn(way, amount, count, day)
  const { quoted, isQuoting } = useQuotedTerms(rows, change)
  const act = useTermsAct()
  const [{ businessProfileId, budget } = {}] = rows.filter((row) => row.budget !== undefined)
  const { output: wallet } = useRead(GetWallet, businessProfileId === undefined ? undefined : { businessProfileId })
  const currency = budget?.currency ?? "INR"
  const priced = quoted.filter(({ quote }) => quote !== undefined)
  const total = priced.reduce((sum, { quote }) => sum + (quote?.added.total ?? 0), 0)
  const missing = wallet === undefined ? 0 : Math.max(0, total - wallet.availableBalance)
  const money = (minor: number) => format.money(Math.abs(minor), currency)
  const limits = way === "percent" ? bulkLimits.percent : bulkLimits.days
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t(`campaigns:bulk.${of}.title`, { count: rows.length })}
      closeLabel={t("common:action.close")}
      actions={
        <Button
          isDisabled={change === undefined || isQuoting || priced.length === 0 || missing > 0}
          onPress={() => {
            // What comes back is there for what costs.
            const inOrder = quoted.toSorted((a, b) => (a.quote?.added.total ?? 0) - (b.quote?.added.total ?? 0))
            onAnswer(
              act(quoted),
              inOrder.map(({ campaign }) => campaign),
            )
          }}
        >
          {t("campaigns:bulk.change", { count: priced.length })}
        </Button>
      }
    >
      <div className={styles["terms"]}>
        <RadioCards
          label={t(`campaigns:bulk.${of}.how`)}
          isCompact
          columns={2}
          options={[first, second].map((id) => ({ id, title: t(`campaigns:bulk.way.${id}`) }))}
          value={way}
          onChange={(id) => setWay(id === second ? second : first)}
        />
        {way === "amount" ? (
          <MoneyField
            label={t("campaigns:bulk.amount")}
            symbol={currencySymbol[currency]}
            minorDigits={minorDigits[currency]}
            value={amount}
            onChange={setAmount}
          />
        ) : way === "day" ? (
          <TextField
            type="date"
            label={t("app:campaigns.endDate.label")}
            value={day}
            onChange={setDay}
            {...{ min: localDateAt(presentTime(), format.timeZone) }}
          />
        ) : (
          <NumberField
            label={t(way === "percent" ? "campaigns:bulk.percent" : "campaigns:bulk.dayCount")}
            hint={t("campaigns:bulk.lessHint")}
            unit={way === "percent" ? "%" : t("campaigns:bulk.dayUnit")}
            minValue={limits.least}
            maxValue={limits.most}
            step={1}
            value={count}
            onChange={setCount}
            hasSteppers
          />
        )}
        <div aria-live="polite">
          {isQuoting ? (
            <p className={styles["quiet"]}>
              {t("campaigns:bulk.pricing", {
                done: format.number(quoted.length),
                total: format.number(rows.length),
              })}
            </p>
          ) : null}
        </div>
        {quoted.length === 0 ? null : (
          <ul className={styles["prices"]}>
            {quoted.map((one) => (
              <Price key={one.campaign.id} quoted={one} />
            ))}
          </ul>
        )}
        {isQuoting || priced.length === 0 ? null : (
          <p className={styles["total"]}>
            <span>{t(total < 0 ? "campaigns:bulk.back" : "campaigns:bulk.fromWallet")}</span>
            <bdi dir="ltr">{money(total)}</bdi>
          </p>
        )}
        {missing > 0 && !isQuoting && businessProfileId !== undefined ? (
          <>
            <p>{t("campaigns:bulk.missing", { missing: money(missing) })}</p>
            <AddMoneyOffer
              businessProfileId={businessProfileId}
              missing={missing}
              amount={money(missing)}
              back={`${pathname}${search}`}
            />
          </>
        ) : null}
      </div>
    </Dialog>
  )
}
