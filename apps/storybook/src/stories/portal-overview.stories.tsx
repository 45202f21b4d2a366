import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { Screen } from "../screen.tsx"
import { deskBusinesses } from "../world/desk-businesses.ts"
import { busyBakery } from "../world/seeds.ts"

const meta = {
  title: "Screens/Portal overview",
  component: Screen,
  parameters: { page: true },
  args: { seed: deskBusinesses, isSignedIn: true, path: "/portal/overview?range=Last30Days" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** A world of its own takes its time to come. */
const slow = { timeout: 40_000 }

/** Each figure leads to its rows. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    const spend = await canvas.findByRole("link", { name: /(Spend on ads|הוצאה על מודעות), INR/ }, slow)
    await expect(spend.getAttribute("href")).toMatch(/^\/portal\/businesses\?activity=advertised&from=/)
    await expect(canvas.getByRole("link", { name: /Negative balances|יתרות שליליות/ })).toHaveAttribute(
      "href",
      "/portal/businesses?risk=owes",
    )
    await expect(canvas.getByRole("link", { name: /^(To do|לטיפול)$/ })).toHaveAttribute("href", "/portal")
  },
}
export const OwnDays: Story = {
  args: { path: "/portal/overview?range=CustomRange&from=2026-11-01&to=2026-11-10" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByDisplayValue("2026-11-01")).toHaveLength(1), slow)
  },
}
export const Loading: Story = { args: { silent: ["businesses/GetPortalOverview"] } }
export const NotLoaded: Story = {
  args: { broken: ["businesses/GetPortalOverview"] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/couldn't load the figures|לטעון את המספרים/)).toBeVisible(), slow)
  },
}
export const ForNobodyElse: Story = {
  args: { seed: busyBakery },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only people who run|רק מי שמנהלים/, {}, slow)).toBeVisible()
    await expect(canvas.queryByText(/INR/)).toBeNull()
  },
}
