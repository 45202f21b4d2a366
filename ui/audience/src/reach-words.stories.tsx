import type { Meta, StoryObj } from "@storybook/react-vite"
import { ReachWords } from "./reach-words.tsx"

const meta = { title: "Journey/Reach", component: ReachWords } satisfies Meta<typeof ReachWords>
export default meta
type Story = StoryObj<typeof meta>

export const Range: Story = { args: { reach: { least: 200_000, most: 900_000 }, region: "IN" } }
export const AtTheEdge: Story = { args: { reach: { least: 0, most: 60_000 }, region: "GB" } }
export const TooFewPeople: Story = {
  args: { reach: { least: 200, most: 900 }, verdict: "fewPeople", region: "GB" },
}
export const TooOften: Story = { args: { reach: { least: 1_000, most: 4_000 }, verdict: "tooOften", region: "IN" } }
export const TooBroad: Story = {
  args: { reach: { least: 3_000_000, most: 20_000_000 }, verdict: "tooBroad", region: "IN" },
}
