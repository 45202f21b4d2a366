import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { correctedCampaign } from "../world/plan-seeds.ts"
import { busyBakery } from "../world/seeds.ts"

const meta = {
  title: "Screens/Versions of a campaign",
  component: Screen,
  parameters: { page: true },
  args: { seed: correctedCampaign, isSignedIn: true, path: "/app/9101/campaigns/9201" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 10_000 }
const body = within(document.body)
const words = (key: string): string => getI18n().t(key)
const drawn = (key: string) => waitFor(() => expect(body.getByText(words(key))).toBeVisible(), slow)

export const Corrected: Story = {
  play: async () => {
    await drawn("app:campaigns.versions.title")
    const panel = body.getByRole("region", { name: words("app:campaigns.versions.title") })
    const items = within(panel).getAllByRole("listitem")
    const versions = items.filter(({ parentElement }) => parentElement?.closest("li") === null)
    const [newest, running, first] = versions
    await expect(versions).toHaveLength(3)
    await expect(newest).toHaveTextContent(words("app:campaigns.versions.decided"))
    await expect(newest).toHaveTextContent(words("launch:approval.sections.targeting"))
    await expect(running).toHaveTextContent(words("app:campaigns.versions.launched"))
    await expect(running).toHaveTextContent(words("app:campaigns.versions.accounts"))
    await expect(first).not.toHaveTextContent(words("app:campaigns.versions.launched"))
  },
}
/** A campaign of one version has no history to show. */
export const OneVersion: Story = {
  args: { seed: busyBakery },
  play: async () => {
    await drawn("app:campaigns.plan.title")
    await expect(body.queryByText(words("app:campaigns.versions.title"))).toBeNull()
  },
}
