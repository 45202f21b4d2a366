import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, userEvent } from "storybook/test"
import { PlanChoice } from "./plan-choice.tsx"
import { britishAdvice as advice } from "./testing/british-advice.ts"

const meta = { title: "Journey/Plans", component: PlanChoice } satisfies Meta<typeof PlanChoice>
export default meta
type Story = StoryObj

const nothing = () => undefined
const column = { display: "grid", gap: "1.5rem", maxInlineSize: "33rem" } as const

export const Plans: Story = {
  render: () => (
    <div style={column}>
      <PlanChoice advice={advice} value={30_00} onChange={nothing} error={undefined} isDisabled={false} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [starter, growth, custom] = canvas.getAllByRole("radio")
    if (starter === undefined || growth === undefined || custom === undefined) throw new Error("There are three plans")
    await expect(starter).toBeChecked()
    await expect(canvas.queryByRole("slider")).toBeNull()
    await userEvent.click(custom)
    await expect(custom).toBeChecked()
    await expect(canvas.getByRole("slider")).toBeVisible()
    await expect(canvas.getByRole("textbox")).toHaveValue("30")
  },
}

const ChosenPlan = ({ first }: { readonly first: number }) => {
  const [daily, setDaily] = useState<number | undefined>(first)
  return <PlanChoice advice={advice} value={daily} onChange={setDaily} error={undefined} isDisabled={false} />
}

/** The amount of another plan on the way to one's own leaves the box open. */
export const OwnAmountWhileTyped: Story = {
  render: () => (
    <div style={column}>
      <ChosenPlan first={45_00} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox")
    await userEvent.clear(box)
    await userEvent.type(box, "60")
    await expect(canvas.getByRole("slider")).toHaveValue("6000")
    await userEvent.type(box, "0")
    await expect(box).toHaveValue("600")
    await expect(canvas.getAllByRole("radio").at(-1)).toBeChecked()
  },
}

/** While the price is being asked or paid. */
export const BusyPlanChoice: Story = {
  render: () => (
    <div style={column}>
      <PlanChoice advice={advice} value={45_00} onChange={nothing} error={undefined} isDisabled />
    </div>
  ),
}
