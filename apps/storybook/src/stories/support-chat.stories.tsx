import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { administeredPortal } from "../world/run-portal.ts"
import { busyBakery } from "../world/seeds.ts"

const meta = {
  title: "Screens/Chat with support",
  component: Screen,
  parameters: { page: true },
  args: { seed: busyBakery, isSignedIn: true, path: "/app/9101/dashboard" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
const say = (key: string, values: Record<string, unknown> = {}) => getI18n().t(key, values)
const loaded = (key: string) => waitFor(() => expect(getI18n()?.exists(key)).toBe(true), slow)

/** The support tile, in the sidebar or, on small screens, behind the button of the navigation. */
const tile = async () => {
  await loaded("app:frame.support")
  const open = screen.queryByRole("button", { name: say("app:frame.openNavigation") })
  if (open !== null) await userEvent.click(open)
  return within(await screen.findByRole("region", { name: say("app:frame.support") }, slow))
}

export const Unread: Story = {
  args: { chat: { status: "ready", unread: 2 } },
  play: async () => {
    const support = await tile()
    const chat = await support.findByRole("button", { name: new RegExp(say("app:chat.open")) }, slow)
    await waitFor(() => expect(chat).toHaveTextContent(say("app:chat.unread", { count: 2, number: "2" })), slow)
    await expect(support.getByText(say("app:chat.shared"))).toBeVisible()
  },
}
export const Starting: Story = {
  args: { chat: { status: "starting", unread: 0 } },
  play: async () => {
    const support = await tile()
    await expect(await support.findByLabelText(say("app:chat.starting"), {}, slow)).toBeInTheDocument()
  },
}
/** Without its script the chat says where else support is reached. */
export const Failed: Story = {
  args: { chat: { status: "failed", unread: 0 } },
  play: async () => {
    const support = await tile()
    await expect(await support.findByText(say("app:chat.failed"), {}, slow)).toBeVisible()
    await expect(support.queryByRole("button", { name: new RegExp(say("app:chat.open")) })).toBeNull()
    await expect(support.getByRole("button", { name: say("app:callback.open") })).toBeVisible()
  },
}
/** Whoever may only read a business keeps no talk, and so has no chat. */
export const ForReaders: Story = {
  args: { chat: { status: "ready", unread: 0 }, role: "BrandManager" },
  play: async () => {
    const support = await tile()
    await new Promise((done) => setTimeout(done, 1_800))
    await expect(support.queryByRole("button", { name: new RegExp(say("app:chat.open")) })).toBeNull()
  },
}
/** An address that is not Freshchat's is refused at its field. */
export const ForeignHost: Story = {
  args: { seed: administeredPortal, path: "/portal/features", off: ["supportChat"] },
  play: async () => {
    await loaded("portalLook:features.chat.token")
    const [token, host] = ["token", "host"].map((name) => say(`portalLook:features.chat.${name}`))
    await userEvent.type(await screen.findByRole("textbox", { name: token ?? "" }, slow), "8d3a4a04-5562-4f59")
    await userEvent.type(screen.getByRole("textbox", { name: host ?? "" }), "https://chat.evil.example")
    await userEvent.click(screen.getByRole("button", { name: say("portalLook:features.save") }))
    await expect(await screen.findByText(say("portalLook:features.fault.chatHost"), {}, slow)).toBeVisible()
    await expect(screen.getByText(say("portalLook:features.chat.off"))).toBeVisible()
  },
}
