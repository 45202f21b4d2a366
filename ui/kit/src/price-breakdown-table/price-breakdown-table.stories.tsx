import type { Meta, StoryObj } from "@storybook/react-vite"
import { PriceBreakdownTable, type PriceBreakdownTableProps } from "./price-breakdown-table.tsx"
import { Card } from "../card/index.ts"
import { inHebrew } from "../testing/playground.tsx"
import { show } from "../testing/show.tsx"

const meta = {
  title: "Data/Price breakdown table",
  component: PriceBreakdownTable,

  tags: ["autodocs"],
} satisfies Meta<typeof PriceBreakdownTable>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof PriceBreakdownTable> = {
  args: {
    caption: "What you pay",
    wasLabel: "Before",
    rows: [
      { label: "Advertising", detail: "14 days at ₹893 a day", amount: "₹12,500.00" },
      { label: "GST 18%", amount: "₹2,250.00" },
    ],
    totalLabel: "Total",
    total: "₹14,750.00",
  },
  argTypes: { rows: { control: "object" }, settlement: { control: "object" } },
  parameters: inHebrew<PriceBreakdownTableProps>({
    caption: "מה משלמים",
    wasLabel: "לפני כן",
    rows: [
      { label: "פרסום", detail: "14 ימים, ‎₹893 ליום", amount: "₹12,500.00" },
      { label: "מע״מ 18%", amount: "₹2,250.00" },
    ],
    totalLabel: "סך הכול",
  }),
}

export const Price: Story = {
  render: show((t) => (
    <Card>
      <PriceBreakdownTable
        caption={t("What you pay", "מה משלמים")}
        wasLabel={t("Before", "לפני כן")}
        rows={[
          {
            label: t("Advertising", "פרסום"),
            detail: t("14 days at ₹893 a day", "14 ימים, ‎₹893 ליום"),
            amount: "₹12,500.00",
          },
          {
            label: t("Service fee", "דמי שירות"),
            detail: t("Waived for your first 30 days", "ללא תשלום ב־30 הימים הראשונים"),
            was: "₹2,500.00",
            amount: "₹0.00",
          },
          { label: t("Promo DIWALI", "מבצע DIWALI"), amount: "−₹500.00", isReduction: true },
          { label: t("GST 18%", "מע״מ 18%"), amount: "₹2,160.00" },
        ]}
        totalLabel={t("Total", "סך הכול")}
        total="₹14,160.00"
      />
    </Card>
  )),
}
