import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import { Screen } from "../screen.tsx"
import { administeredPortal } from "../world/run-portal.ts"
import { watchedPortal } from "../world/security-events.ts"

const meta = {
  title: "Screens/Security log",
  component: Screen,
  parameters: { page: true },
  args: { seed: watchedPortal, isSignedIn: true, path: "/portal/security" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
const log = "account:portal.security"
const say = (key: string, values: Record<string, unknown> = {}) => getI18n().t(key, values)
const loaded = () => waitFor(() => expect(getI18n()?.exists(`${log}.title`)).toBe(true), slow)
const press = async (key: string, values: Record<string, unknown> = {}) =>
  userEvent.click((await screen.findAllByRole("button", { name: say(key, values) }, slow))[0] ?? document.body)

export const Entries: Story = {
  play: async () => {
    await loaded()
    await expect(await screen.findByText(say(`${log}.rightRefused`), {}, slow)).toBeVisible()
    await expect(screen.getByText("wallet/RefundFunds")).toBeVisible()
  },
}
export const OlderEntries: Story = {
  play: async () => {
    await loaded()
    await press(`${log}.older`)
    await waitFor(() => expect(screen.queryByText(say(`${log}.rightRefused`))).toBeNull(), slow)
    await press(`${log}.newest`)
    await expect(await screen.findByText(say(`${log}.rightRefused`), {}, slow)).toBeVisible()
  },
}
export const OfOneKind: Story = {
  args: { path: "/portal/security?kind=rightRefused" },
  play: async () => {
    await loaded()
    await expect(await screen.findByText("wallet/RefundFunds", {}, slow)).toBeVisible()
    await expect(screen.queryByText("identity/ChangePassword")).toBeNull()
  },
}
export const OfOneAccount: Story = {
  play: async () => {
    await loaded()
    await expect(await screen.findByText(say(`${log}.nobody`), {}, slow)).toBeVisible()
    await press(`${log}.onlyShown`, { name: "Meera Nair" })
    await waitFor(() => expect(screen.queryByText(say(`${log}.nobody`))).toBeNull(), slow)
    await press(`${log}.showAll`)
    await expect(await screen.findByText(say(`${log}.nobody`), {}, slow)).toBeVisible()
  },
}
export const FindsAnAccount: Story = {
  play: async () => {
    await loaded()
    await userEvent.type(await screen.findByRole("combobox", { name: new RegExp(say(`${log}.find`)) }, slow), "meera")
    await userEvent.click(await screen.findByRole("option", { name: /Meera/ }, slow))
    await expect(await screen.findByRole("button", { name: say(`${log}.showAll`) }, slow)).toBeVisible()
  },
}
export const NoneFound: Story = {
  args: { path: "/portal/security?account=999999" },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(say(`${log}.noneFound`), {}, slow)).toBeVisible()
  },
}
export const Empty: Story = {
  args: { seed: administeredPortal },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(say(`${log}.none`), {}, slow)).toBeVisible()
  },
}
export const Loading: Story = { args: { silent: ["identity/ListSecurityEvents"] } }
export const NotLoaded: Story = {
  args: { broken: ["identity/ListSecurityEvents"] },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(say(`${log}.notLoaded`), {}, slow)).toBeVisible()
  },
}
