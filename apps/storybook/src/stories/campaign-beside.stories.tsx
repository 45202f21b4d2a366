import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { refusedBeside } from "../world/seeds.ts"

const meta = {
  title: "Screens/A campaign with refused assets",
  component: Screen,
  parameters: { page: true },
  args: { seed: refusedBeside, isSignedIn: true, path: "/app/9101/campaigns/9201" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
const body = within(document.body)
const words = (key: string, values: Record<string, unknown> = {}): string => getI18n().t(key, values)

/** What Google does not show beside a running search ad, with its reason and the way to the editor. */
export const Told: Story = {
  play: async () => {
    await waitFor(() => expect(getI18n()?.exists("app:campaigns.besideRefused.title")).toBe(true), slow)
    await body.findByText(words("app:campaigns.besideRefused.title"), {}, slow)
    await body.findByText(/Order a cake.*DESTINATION_NOT_WORKING/u, {}, slow)
    const link = await body.findByRole("link", { name: words("app:campaigns.besideRefused.action") })
    await expect(link).toHaveAttribute("href", expect.stringContaining("/editCampaign/9201"))
  },
}
