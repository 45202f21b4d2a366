import type { Meta, StoryObj } from "@storybook/react-vite"
import { Screen } from "../screen.tsx"
import { manyCampaigns } from "../world/many-campaigns.ts"

const meta = {
  title: "Screens/List of campaigns",
  component: Screen,
  parameters: { page: true },
  args: { seed: manyCampaigns, isSignedIn: true, path: "/app/9101/campaigns" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = {}
export const Archived: Story = { args: { path: "/app/9101/campaigns?tab=archived" } }
