import type { Meta, StoryObj } from "@storybook/react-vite"
import { fn } from "storybook/test"
import { Slider, type SliderProps } from "./slider.tsx"
import { controlled, inHebrew } from "../testing/playground.tsx"
import { Held, show } from "../testing/show.tsx"

const meta = {
  title: "Fields/Slider",
  component: Slider,

  tags: ["autodocs"],
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof Slider> = {
  render: controlled(Slider),
  args: {
    label: "Budget for 14 days",
    value: 9000,
    minimum: 4900,
    maximum: 20_000,
    step: 100,
    format: (amount) => `₹${new Intl.NumberFormat("en-IN").format(amount)}`,
    onChange: fn(),
  },
  parameters: inHebrew<SliderProps>({ label: "תקציב ל־14 ימים" }),
}

export const Budget: Story = {
  render: show((t) => (
    <Held initial={9000}>
      {(value, set) => (
        <Slider
          label={t("Budget for 14 days", "תקציב ל־14 ימים")}
          value={value}
          onChange={set}
          minimum={4900}
          maximum={20000}
          step={100}
          format={(amount) => `₹${new Intl.NumberFormat("en-IN").format(amount)}`}
          mark={{ value: 12000, label: t("Recommended", "מומלץ") }}
        />
      )}
    </Held>
  )),
}
