import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { bannerCampaign } from "../world/seeds.ts"

const meta = {
  title: "Screens/A campaign with a banner",
  component: Screen,
  parameters: { page: true },
  args: { seed: bannerCampaign, isSignedIn: true, path: "/app/9101/campaigns/9201" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
const body = within(document.body)
const words = (key: string): string => getI18n().t(key)

/** The banner as it runs, in its usual places, and where it is not shown. */
export const AdsAsTheyRun: Story = {
  play: async () => {
    await waitFor(() => expect(getI18n()?.exists("app:campaigns.channel.Banner")).toBe(true), slow)
    // An ad is drawn once it comes near.
    const heading = await body.findByRole("heading", { name: words("app:campaigns.channel.Banner") }, slow)
    heading.scrollIntoView()
    await waitFor(() => expect(getI18n()?.exists("launch:banner.places")).toBe(true), slow)
    const group = await body.findByRole("group", { name: words("launch:banner.places") }, slow)
    await expect(within(group).getAllByRole("figure")).toHaveLength(5)
    await body.findByText("games.example", {}, slow)
  },
}

/** The dashboard's split names the third channel. */
export const Dashboard: Story = { args: { path: "/app/9101/dashboard" } }
