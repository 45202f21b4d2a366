import type { Meta, StoryObj } from "@storybook/react-vite"
import { PriceRules } from "../rules/price-rules.tsx"
import type { Question } from "../rules/price-facts.ts"

const india: Question = {
  region: "IN",
  budget: { type: "Daily", amount: 500_00, days: 14 },
  startsOn: "2026-11-20",
  joinedOn: "2026-11-20",
  promoCode: "",
  buyerState: "",
  stores: 1,
}

const meta = {
  title: "Rules/Budget and price",
  component: PriceRules,
  args: { question: india },
} satisfies Meta<typeof PriceRules>
export default meta
type Story = StoryObj<typeof meta>

export const India: Story = {}
export const WithinTheState: Story = { args: { question: { ...india, buyerState: "29", promoCode: "NAMASTE500" } } }
export const AfterTheWaiver: Story = {
  args: {
    question: { ...india, region: "GB", budget: { type: "Daily", amount: 30_00, days: 30 }, joinedOn: "2026-11-01" },
  },
}
export const TooLittle: Story = {
  args: { question: { ...india, budget: { type: "Daily", amount: 100_00, days: 3 }, promoCode: "DIWALI2024" } },
}
export const FourStores: Story = {
  args: { question: { ...india, budget: { type: "Daily", amount: 2_000_00, days: 14 }, stores: 4 } },
}
