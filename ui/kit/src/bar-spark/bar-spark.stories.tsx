import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { BarSpark, type BarSparkProps } from "./bar-spark.tsx"
import { inHebrew } from "../testing/playground.tsx"

const values = (...all: ReadonlyArray<number>) => all.map((value, day) => ({ label: `Day ${day + 1}`, value }))

const meta = {
  title: "Data/Bar spark",
  component: BarSpark,
  tags: ["autodocs"],
  args: { label: "Clicks by day", points: values(3, 0, 5, 8, 6), format: String },
  render: (props) => (
    <main>
      <p>Clicks</p>
      <BarSpark {...props} />
    </main>
  ),
} satisfies Meta<typeof BarSpark>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: StoryObj<typeof BarSpark> = {
  render: (args) => <BarSpark {...args} />,
  argTypes: { points: { control: "object" } },
  parameters: inHebrew<BarSparkProps>({ label: "קליקים לפי יום" }),
}

export const SeveralDays: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("figure")).toBeVisible()
  },
}

/** Two days show no course, so nothing is drawn. */
export const TwoDays: Story = {
  args: { points: values(0, 4, 7) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Clicks")).toBeVisible()
    await expect(canvas.queryByRole("figure")).toBeNull()
  },
}
