import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { manyDomains } from "../world/portal-domains.ts"
import { administeredPortal } from "../world/run-portal.ts"
import { busyBakery } from "../world/seeds.ts"

const meta = {
  title: "Screens/Addresses of the portal",
  component: Screen,
  parameters: { page: true },
  args: { seed: manyDomains, isSignedIn: true, path: "/portal/domains" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 40_000 }
const say = (key: string, values: Record<string, unknown> = {}) => getI18n().t(`portalLook:domains.${key}`, values)
const loaded = () => waitFor(() => expect(getI18n()?.exists("portalLook:domains.title")).toBe(true), slow)
/** Names in texts are isolated, so that words around them are compared without the marks. */
const plain = (text: string | null) => (text ?? "").replaceAll(/[\u2066-\u2069]/g, "")
const button = (act: string, host: string) =>
  screen.findByRole("button", { name: (text) => plain(text) === `${act}: ${host}` }, slow)
const removal = () => getI18n().t("common:action.remove")

export const EveryState: Story = {
  play: async () => {
    await loaded()
    await expect(await screen.findByText(say("fault.otherRecord"), {}, slow)).toBeVisible()
    await expect(screen.getByText(say("fault.notAnswered"))).toBeVisible()
    await expect(screen.getByText(say("fault.taken"))).toBeVisible()
  },
}
/** A portal as it was delivered: its own address alone, which cannot be removed. */
export const OneAddress: Story = {
  args: { seed: administeredPortal },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(say("mainKept"), {}, slow)).toBeVisible()
    await expect(screen.queryByRole("button", { name: new RegExp(removal()) })).toBeNull()
  },
}
export const Checking: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await button(say("check"), "promo.bloom.example"))
    await waitFor(() => expect(screen.getAllByText(say("fault.noRecord")).length).toBe(3), slow)
  },
}
export const RefusedAsTyped: Story = {
  play: async () => {
    await loaded()
    const field = await screen.findByRole("textbox", {}, slow)
    await userEvent.type(field, "https://ads.bloom.example")
    await expect(screen.getByText(say("add.fault.address"))).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, "ads.bloom.example")
    await expect(screen.getByText(say("add.known"))).toBeVisible()
  },
}
export const Adding: Story = {
  play: async () => {
    await loaded()
    await userEvent.type(await screen.findByRole("textbox", {}, slow), "New.Bloom.example{Enter}")
    await expect(await screen.findByText("new.bloom.example", {}, slow)).toBeVisible()
    await expect(screen.getByRole("textbox")).toHaveValue("")
  },
}
export const RemovingOne: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await button(removal(), "ads.bloom.example"))
    const dialog = within(await screen.findByRole("alertdialog", {}, slow))
    const text = plain(say("remove.breaks", { host: "ads.bloom.example", main: "localhost" }))
    await waitFor(() => expect(dialog.getByText((shown) => plain(shown) === text)).toBeVisible())
    await userEvent.click(dialog.getByRole("button", { name: removal() }))
    await waitFor(() => expect(screen.queryByText("ads.bloom.example")).toBeNull(), slow)
  },
}
/** Links begin with another address, and the former main address, where the reader is, may be removed. */
export const AnotherMain: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await button(say("makeMain"), "ads.bloom.example"))
    const question = within(await screen.findByRole("alertdialog", {}, slow))
    await userEvent.click(question.getByRole("button", { name: say("change.act") }))
    await userEvent.click(await button(removal(), "localhost"))
    const text = plain(say("remove.presentBreaks", { main: "ads.bloom.example" }))
    await waitFor(() => expect(screen.getByText((shown) => plain(shown) === text)).toBeVisible(), slow)
  },
}
const mail = (key: string) => getI18n().t(`portalLook:mail.${key}`)
const records = async () => {
  await loaded()
  await userEvent.click(await screen.findByRole("button", { name: mail("check") }, slow))
}
/** What mailboxes look for at the sender's domain: nothing is published yet. */
export const MailRecordsMissing: Story = {
  play: async () => {
    await records()
    await expect(await screen.findAllByText(mail("state.missing"), {}, slow)).toHaveLength(3)
    await expect(screen.getByText("v=spf1 include:spf.mailer.example ~all")).toBeVisible()
  },
}
export const MailRecordsNotChecked: Story = {
  args: { broken: ["portals/CheckMailDomain"] },
  play: async () => {
    await records()
    await expect(await screen.findByRole("alert", {}, slow)).toBeVisible()
  },
}
export const NotLoaded: Story = {
  args: { broken: ["portals/ListPortalDomains"] },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(say("notLoaded"), {}, slow)).toBeVisible()
  },
}
export const Loading: Story = { args: { silent: ["portals/ListPortalDomains"] } }
export const ForNobodyElse: Story = {
  args: { seed: busyBakery },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only people who run|רק מי שמנהלים/, {}, slow)).toBeVisible()
    await expect(canvas.queryByRole("textbox")).toBeNull()
  },
}
