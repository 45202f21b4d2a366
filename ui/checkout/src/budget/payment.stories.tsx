import { firstBudget } from "./budget-draft.ts"
import { SpendingChoice } from "./spending-choice.tsx"
import { useState } from "react"
import { getI18n } from "react-i18next"
import { expect, fireEvent, waitFor, within } from "storybook/test"
import { PriceBreakdown } from "./price-breakdown.tsx"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { InsufficientFunds, PaymentId, paymentShares, PriceChanged } from "@domain/wallet"
import { DurationChoice } from "./duration-choice.tsx"
import { EstimateLine } from "@ui/shared/estimate-line"
import { GstFields, type GstFieldsProps } from "./gst-fields.tsx"
import { PaymentNotice } from "@ui/shared/payment"
import { PlanChoice } from "./plan-choice.tsx"
import { britishAdvice as advice } from "./testing/british-advice.ts"
import { PromoField } from "./promo-field.tsx"
import { ScheduleChoice } from "./schedule-choice.tsx"
import { seedPriceLists, seedPromoCodes } from "@domain/pricing/seed"
import { examplePrice } from "@domain/pricing/testing"

const meta = { title: "Journey/Budget and payment", component: PriceBreakdown } satisfies Meta<typeof PriceBreakdown>
export default meta
type Story = StoryObj

const india = seedPriceLists.IN
const nothing = () => undefined
const [welcome] = seedPromoCodes

const column = { display: "grid", gap: "1.5rem", maxInlineSize: "33rem" } as const

const Spending = () => {
  const [budget, setBudget] = useState(firstBudget(advice))
  return (
    <div style={column}>
      <SpendingChoice budget={budget} onChange={setBudget} isDisabled={false} />
    </div>
  )
}

/** Day by day, or one amount for the whole time, which is told. */
export const BudgetForTheWholeTime: Story = {
  render: () => <Spending />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(getI18n()?.exists("launch:budget.spending.label")).toBe(true))
    const whole = await within(canvasElement).findByRole("radio", {
      name: new RegExp(`^${getI18n().t("launch:budget.spending.Lifetime")}`, "u"),
    })
    await expect(whole).not.toBeChecked()
    await fireEvent.click(whole)
    await expect(whole).toBeChecked()
  },
}

export const PriceInIndia: Story = {
  render: () => <PriceBreakdown price={examplePrice({ priceList: india, dailyBudget: 350_00, days: 14 })} />,
}

const fortnight = examplePrice({ priceList: india, dailyBudget: 350_00, days: 14 })

export const PricePartlyFromTheWallet: Story = {
  render: () => <PriceBreakdown price={fortnight} shares={paymentShares(fortnight, 1_240_00)} />,
}

export const PriceWhollyFromTheWallet: Story = {
  render: () => <PriceBreakdown price={fortnight} shares={paymentShares(fortnight, fortnight.total)} />,
}

export const PriceWithinTheState: Story = {
  render: () => (
    <PriceBreakdown price={examplePrice({ priceList: india, dailyBudget: 350_00, days: 14, place: "sameState" })} />
  ),
}

/** Without tax, since the seller has a letter of undertaking. */
export const PriceInAnEconomicZone: Story = {
  render: () => (
    <PriceBreakdown
      price={examplePrice({
        priceList: india,
        dailyBudget: 350_00,
        days: 14,
        place: { undertaking: "AD290326000123A" },
      })}
    />
  ),
}

const invoice: GstFieldsProps["form"] = {
  typed: { gstin: "29AABCR1718E1ZL", businessName: "Bloom Bakery", billingAddress: "14 MG Road, Bengaluru 560001" },
  problems: {},
  lookup: { status: "active", isMissing: false, isPending: false, offered: {} },
  isShown: true,
  hasProblem: false,
  show: nothing,
  choose: nothing,
  type: nothing,
}

export const GstInvoice: Story = { render: () => <GstFields form={invoice} isDisabled={false} /> }

export const GstInvoiceInAnEconomicZone: Story = {
  render: () => (
    <GstFields
      form={{
        ...invoice,
        typed: {
          gstin: "29AABCR1718E1ZL",
          businessName: "Bloom Bakery",
          billingAddress: "14 MG Road, Bengaluru 560001",
          isInEconomicZone: true,
        },
      }}
      isDisabled={false}
    />
  ),
}

export const GstInvoiceOfAnotherName: Story = {
  render: () => (
    <GstFields
      form={{
        ...invoice,
        lookup: {
          status: "suspended",
          isMissing: false,
          isPending: false,
          offered: { businessName: "Rao Foods Private Limited" },
        },
      }}
      isDisabled={false}
    />
  ),
}

export const GstDetailsMissing: Story = {
  render: () => (
    <GstFields
      form={{ ...invoice, lookup: { status: undefined, isMissing: true, isPending: false, offered: {} } }}
      isDisabled={false}
    />
  ),
}

export const GstInvoiceRefused: Story = {
  render: () => (
    <GstFields form={{ ...invoice, problems: { gstin: { key: "validation.gstinInvalid" } } }} isDisabled={false} />
  ),
}

export const PriceWithFeeAndPromo: Story = {
  render: () => (
    <PriceBreakdown
      price={examplePrice({
        priceList: seedPriceLists.GB,
        dailyBudget: 30_00,
        days: 30,
        waivedDays: 10,
        ...(welcome !== undefined && { promo: welcome }),
      })}
    />
  ),
}

export const Fields: Story = {
  render: () => (
    <div style={column}>
      <PlanChoice advice={advice} value={45_00} onChange={nothing} error={undefined} isDisabled={false} />
      <DurationChoice value={30} onChange={nothing} error={undefined} isDisabled={false} />
      <ScheduleChoice
        budget={{ ...firstBudget(advice), schedulingMode: "Schedule", startDate: "2026-12-01" }}
        region="GB"
        today="2026-11-20"
        problem={undefined}
        onChange={nothing}
        isDisabled={false}
      />
      <PromoField value="WELCOME10" onChange={nothing} outcome="applied" isDisabled={false} />
      <PromoField value="NAMASTE500" onChange={nothing} outcome="otherRegion" isDisabled={false} />
      <EstimateLine objective="Calls" estimate={{ reachLow: 1500, reachHigh: 6800, resultsLow: 1, resultsHigh: 6 }} />
    </div>
  ),
}

const paid = {
  id: PaymentId.make(7),
  gateway: "razorpay",
  gatewayReference: "order_Nx81hA",
  amount: 5_782_00,
  currency: "INR",
  status: "Succeeded",
} as const

export const PaymentStates: Story = {
  render: () => (
    <div style={column}>
      <PaymentNotice currency="INR" state={{ status: "windowOpen" }} />
      <PaymentNotice currency="INR" state={{ status: "confirming" }} />
      <PaymentNotice currency="INR" state={{ status: "closed" }} />
      <PaymentNotice currency="INR" state={{ status: "declined", cause: "insufficientFunds" }} />
      <PaymentNotice currency="INR" state={{ status: "incomplete", problem: "numberIncomplete" }} />
      <PaymentNotice currency="INR" state={{ status: "notTaken" }} />
      <PaymentNotice currency="INR" state={{ status: "reversed", payment: { ...paid, standing: "Refunded" } }} />
      <PaymentNotice currency="INR" state={{ status: "pending" }} />
      <PaymentNotice currency="INR" state={{ status: "offline" }} />
      <PaymentNotice
        currency="INR"
        state={{ status: "refused", failure: new PriceChanged({ total: 5_782_00, due: 5_782_00 }) }}
      />
      <PaymentNotice
        currency="INR"
        state={{ status: "refused", failure: new PriceChanged({ total: 5_782_00, due: 4_542_00 }) }}
      />
      <PaymentNotice
        currency="INR"
        state={{ status: "refused", failure: new InsufficientFunds({ missing: 1_240_00, currency: "INR" }) }}
      />
      <PaymentNotice
        currency="INR"
        state={{ status: "refused", failure: new InsufficientFunds({ missing: 0, currency: "INR" }) }}
      />
      <PaymentNotice currency="INR" state={{ status: "paid", payment: paid }} />
      <PaymentNotice currency="INR" state={{ status: "paid", payment: { ...paid, isSurplus: true } }} />
      <PaymentNotice currency="INR" state={{ status: "paid" }} />
    </div>
  ),
}
