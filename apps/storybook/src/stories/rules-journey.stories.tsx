import type { Meta, StoryObj } from "@storybook/react-vite"
import { JourneyRules } from "../rules/journey-rules.tsx"

const meta = {
  title: "Rules/Journey",
  component: JourneyRules,
  args: { flavour: "default", saved: "Objective" },
} satisfies Meta<typeof JourneyRules>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Agent: Story = { args: { flavour: "agent", saved: "Location" } }
export const Shortened: Story = { args: { flavour: "shortened", saved: "CreativesV2" } }
export const AfterThePayment: Story = { args: { saved: "ChannelSelection" } }
export const FurtherCampaign: Story = { args: { flavour: "subsequent", saved: "Objective" } }

/** Pressing a page with the keyboard shows its facts. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const stop = await canvas.findByRole("button", { name: /^budget 1800/ })
    stop.focus()
    await userEvent.keyboard("{Enter}")
    await canvas.findByRole("heading", { name: "budget" })
  },
}
