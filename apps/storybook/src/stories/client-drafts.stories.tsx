import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import { Screen } from "../screen.tsx"
import { agentsClients } from "../world/client-drafts.ts"
import { busyBakery } from "../world/seeds.ts"

const meta = {
  title: "Screens/Campaigns for clients",
  component: Screen,
  parameters: { page: true },
  args: { seed: agentsClients, isSignedIn: true, path: "/clients/drafts" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** A world of its own takes its time to come. */
const slow = { timeout: 15_000 }
const words = (key: string): string => getI18n().t(`account:clients.${key}`)

export const Clients: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Lotus Yoga Studio", {}, slow)).toBeVisible()
    await expect(canvas.getByRole("link", { name: /(Continue|המשך) ?: Sunrise/ })).toHaveAttribute(
      "href",
      expect.stringContaining("/signup?sessionId="),
    )
    await expect(canvas.getByRole("link", { name: /(Open campaign|לקמפיין) ?: Corner Books/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/app\/\d+\/campaigns\/\d+$/),
    )
  },
}
export const SearchedFor: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("searchbox", {}, slow), "sunrise")
    await waitFor(() => expect(canvas.queryByText("Lotus Yoga Studio")).toBeNull(), slow)
    await expect(await canvas.findByText("Sunrise Dental Care")).toBeVisible()
  },
}
export const NoneFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("searchbox", {}, slow), "nobody")
    await expect(await canvas.findByText(/No campaigns match|לא נמצאו קמפיינים/, {}, slow)).toBeVisible()
    await expect(canvas.getByRole("searchbox")).toHaveValue("nobody")
  },
}
/** The filters come from the address, and each states what it is at. */
export const ByApproval: Story = {
  args: { path: "/clients/drafts?approval=ChangeRequested&search=monsoon&state=Unpaid" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Monsoon Rooftop/, {}, slow)).toBeVisible()
    await expect(canvas.getAllByRole("link", { name: /^(Continue|המשך)/ })).toHaveLength(1)
    await expect(canvas.getByRole("searchbox")).toHaveValue("monsoon")
    await expect(canvas.getByRole("button", { name: new RegExp(words("approval")) })).toHaveTextContent(
      words("standing.ChangeRequested"),
    )
  },
}
export const EndedLink: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText("Lotus Yoga Studio", {}, slow)
    await userEvent.click(canvas.getByRole("button", { name: new RegExp(words("approval")) }))
    await userEvent.click(await screen.findByRole("option", { name: words("standing.LinkExpired") }, slow))
    await waitFor(() => expect(canvas.queryByText("Lotus Yoga Studio")).toBeNull(), slow)
    await expect(await canvas.findByText("Garage 6")).toBeVisible()
  },
}
export const NoneInState: Story = {
  args: { path: "/clients/drafts?approval=Declined" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Show all|הצגת כל/ }, slow))
    await expect(await canvas.findByText("Lotus Yoga Studio", {}, slow)).toBeVisible()
  },
}
export const SecondPage: Story = {
  args: { path: "/clients/drafts?page=2" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Garage 12", {}, slow)).toBeVisible()
    await expect(canvas.queryByText("Lotus Yoga Studio")).toBeNull()
  },
}
export const Empty: Story = {
  args: { seed: busyBakery },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/No client campaigns yet|עדיין אין קמפיינים/, {}, slow)).toBeVisible()
  },
}
export const Loading: Story = { args: { silent: ["signup/ListClientDrafts"] } }
export const NotLoaded: Story = { args: { broken: ["signup/ListClientDrafts"] } }
export const WayToIt: Story = {
  args: { path: "/profileSelection" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: /My clients|הלקוחות שלי/ }, slow))
    await expect(await canvas.findByText("Lotus Yoga Studio", {}, slow)).toBeVisible()
  },
}
export const NoWayForOthers: Story = {
  args: { path: "/profileSelection", seed: busyBakery },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Bloom Bakery", {}, slow)).toBeVisible()
    await expect(canvas.queryByRole("link", { name: /My clients|הלקוחות שלי/ })).toBeNull()
  },
}
