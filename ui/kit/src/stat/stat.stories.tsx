import type { Meta, StoryObj } from "@storybook/react-vite"
import { Stat, type StatProps } from "./stat.tsx"
import { BarSpark } from "../bar-spark/index.ts"
import { Card } from "../card/index.ts"
import { inHebrew } from "../testing/playground.tsx"
import { show } from "../testing/show.tsx"

const meta = {
  title: "Data/Stat",
  component: Stat,

  tags: ["autodocs"],
} satisfies Meta<typeof Stat>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof Stat> = {
  args: {
    label: "Cost per lead",
    value: "₹206",
    trend: { direction: "down", meaning: "good", text: "₹14 less than last week" },
  },
  argTypes: { trend: { control: "object" } },
  parameters: inHebrew<StatProps>({
    label: "עלות לליד",
    trend: { direction: "down", meaning: "good", text: "‎₹14 פחות מבשבוע שעבר" },
  }),
}

const days = Array.from({ length: 14 }, (_, index) => ({
  label: `${index + 1} Nov`,
  value: index === 5 ? null : Math.round(320 + 160 * Math.sin(index / 1.8) + index * 22),
}))

export const Stats: Story = {
  render: show(
    (t) => (
      <div style={{ display: "grid", gap: "1rem", gridTemplateColumns: "repeat(auto-fit, minmax(13rem, 1fr))" }}>
        <Card>
          <Stat
            label={t("Spent", "הוצאה")}
            value="₹8,450"
            trend={{ direction: "up", meaning: "neutral", text: t("8% more than last week", "8% יותר מבשבוע שעבר") }}
            chart={<BarSpark label={t("Spent by day", "הוצאה לפי יום")} points={days.slice(0, 10)} format={String} />}
          />
        </Card>
        <Card>
          <Stat
            label={t("Leads", "לידים")}
            value="41"
            trend={{ direction: "up", meaning: "good", text: t("12 more than last week", "12 יותר מבשבוע שעבר") }}
          />
        </Card>
        <Card>
          <Stat
            label={t("Cost per lead", "עלות לליד")}
            value="₹206"
            trend={{ direction: "up", meaning: "bad", text: t("₹14 more than last week", "‎₹14 יותר מבשבוע שעבר") }}
          />
        </Card>
        <Card>
          <Stat label={t("Calls", "שיחות")} value="—" />
        </Card>
      </div>
    ),
    "64rem",
  ),
}
