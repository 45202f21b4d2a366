import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor } from "storybook/test"
import { Screen } from "../screen.tsx"
import { deskBusinesses } from "../world/desk-businesses.ts"
import { busyBakery } from "../world/seeds.ts"

const meta = {
  title: "Screens/Portal businesses",
  component: Screen,
  parameters: { page: true },
  args: { seed: deskBusinesses, isSignedIn: true, path: "/portal/businesses" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** A world of its own takes its time to come. */
const slow = { timeout: 40_000 }

/** The next page begins where the first ends, and a search goes back to the first. */
export const Businesses: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("Zest Catering")).toBeVisible(), slow)
    await userEvent.click(await canvas.findByRole("button", { name: /Next businesses|העסקים הבאים/ }, slow))
    await waitFor(() => expect(canvas.getByText("Bloom Bakery")).toBeVisible(), slow)
    await expect(canvas.queryByText("Zest Catering")).toBeNull()
    await userEvent.type(canvas.getByRole("searchbox"), "zest")
    await waitFor(() => expect(canvas.getByText("Zest Catering")).toBeVisible(), slow)
  },
}
export const Risky: Story = {
  args: { path: "/portal/businesses?risk=some" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("Bloom Bakery")).toBeVisible(), slow)
    await expect(canvas.getByText(/^(Disputed payment|תשלום במחלוקת)$/, { ignore: "option" })).toBeVisible()
    await expect(canvas.queryByText("Zest Catering")).toBeNull()
  },
}
export const JoinedInDays: Story = {
  args: { path: "/portal/businesses?activity=joined&from=2020-01-01&to=2020-01-31" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/that joined in|שהצטרפו ב/, {}, slow)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: /Show all businesses|הצגת כל העסקים/ }))
    await waitFor(() => expect(canvas.getByText("Zest Catering")).toBeVisible(), slow)
  },
}
export const NothingFound: Story = {
  args: { path: "/portal/businesses?q=nobody" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/No business matches|אין עסק שמתאים/)).toBeVisible(), slow)
  },
}
export const Loading: Story = { args: { silent: ["businesses/ListPortalBusinesses"] } }
export const NotLoaded: Story = {
  args: { broken: ["businesses/ListPortalBusinesses"] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/couldn't load the businesses|לטעון את העסקים/)).toBeVisible(), slow)
  },
}
export const ForNobodyElse: Story = {
  args: { seed: busyBakery },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only people who run|רק מי שמנהלים/, {}, slow)).toBeVisible()
    await expect(canvas.queryByRole("searchbox")).toBeNull()
  },
}
