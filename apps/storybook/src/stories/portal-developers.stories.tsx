import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { developedPortal } from "../world/developer-seeds.ts"
import { administeredPortal } from "../world/run-portal.ts"
import { busyBakery } from "../world/seeds.ts"

const meta = {
  title: "Screens/Developers of the portal",
  component: Screen,
  parameters: { page: true },
  args: { seed: developedPortal, isSignedIn: true, path: "/portal/developers" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 40_000 }
const say = (key: string, values: Record<string, unknown> = {}) => getI18n().t(`portalDevelopers:${key}`, values)
const loaded = () => waitFor(() => expect(getI18n()?.exists("portalDevelopers:keys.title")).toBe(true), slow)
/** Names in texts are isolated, so that words around them are compared without the marks. */
const plain = (text: string | null) => (text ?? "").replaceAll(/[\u2066-\u2069]/g, "")
const button = (name: string) => screen.findByRole("button", { name: (text) => plain(text) === plain(name) }, slow)

export const EveryState: Story = {
  play: async () => {
    await loaded()
    await expect(await screen.findByText(say("keys.state.MakerGone"), {}, slow)).toBeVisible()
    for (const state of ["Active", "Expired", "Revoked"])
      await expect(screen.getAllByText(say(`keys.state.${state}`))[0]).toBeVisible()
    await expect(screen.getByText(say("embed.state.waits"))).toBeVisible()
  },
}
export const NothingYet: Story = {
  args: { seed: administeredPortal },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(say("keys.none"), {}, slow)).toBeVisible()
    await expect(screen.getByText(say("embed.none"))).toBeVisible()
  },
}
export const AssistantsConnected: Story = {
  args: { seed: administeredPortal },
  play: async () => {
    await loaded()
    const title = await screen.findByRole("heading", { name: say("assistants.title") }, slow)
    title.scrollIntoView()
    await expect(screen.getByText(`${window.location.origin}/mcp`)).toBeVisible()
    await expect(screen.getByText(say("assistants.never"))).toBeVisible()
    for (const question of ["q1", "q2", "q3"])
      await expect(screen.getByText(say(`assistants.${question}`))).toBeVisible()
  },
}
export const MadeOnce: Story = {
  args: { seed: administeredPortal },
  play: async () => {
    await loaded()
    await userEvent.click(await button(say("keys.make")))
    const form = within(await screen.findByRole("dialog", {}, slow))
    await userEvent.type(form.getByRole("textbox", { name: say("keys.name") }), "Our CRM")
    await userEvent.click(form.getByRole("button", { name: say("keys.makeIt") }))
    await expect(await screen.findByText(say("made.once"), {}, slow)).toBeVisible()
    await expect(screen.getAllByText(/mqk_/)[0]).toBeVisible()
    await userEvent.click(await button(say("made.kept")))
    await expect(await screen.findByText(say("keys.unused"), { exact: false }, slow)).toBeVisible()
  },
}
export const RefusedAsMade: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await button(say("keys.make")))
    const form = within(await screen.findByRole("dialog", {}, slow))
    await userEvent.type(form.getByRole("textbox", { name: say("keys.name") }), "our crm")
    for (const box of form.getAllByRole("checkbox", { checked: true })) await userEvent.click(box)
    await userEvent.click(form.getByRole("button", { name: say("keys.makeIt") }))
    const told = (key: string) => screen.findByText(getI18n().t(`callFailures:apiKeys.${key}`), {}, slow)
    await expect(await told("nameTaken")).toBeVisible()
    await expect(await told("scopesEmpty")).toBeVisible()
  },
}
export const Rotated: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await button(say("rotate.named", { name: "Our CRM", end: "mB7e" })))
    await userEvent.click(await button(say("rotate.act")))
    await expect(await screen.findByText(say("made.once"), {}, slow)).toBeVisible()
    await userEvent.click(await button(say("made.kept")))
    await waitFor(() => expect(screen.getAllByText("Our CRM")).toHaveLength(2), slow)
  },
}
export const Revoked: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await button(say("revoke.named", { name: "Our CRM", end: "mB7e" })))
    await userEvent.click(await button(say("revoke.act")))
    await waitFor(() => expect(screen.getAllByText(say("keys.state.Revoked"))).toHaveLength(2), slow)
  },
}
export const PrivateKeyKeptOut: Story = {
  args: { seed: administeredPortal },
  play: async () => {
    await loaded()
    const field = await screen.findByRole("textbox", { name: say("embed.publicKey") }, slow)
    await userEvent.type(screen.getByRole("textbox", { name: say("embed.keyId") }), "site-1")
    await userEvent.type(field, "-----BEGIN PRIVATE KEY-----")
    await userEvent.click(await button(say("embed.save")))
    await expect(await screen.findByText(say("embed.private"), {}, slow)).toBeVisible()
  },
}
export const SiteKeyRemoved: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await button(say("embed.removeNamed", { name: "site-2" })))
    await userEvent.click(
      within(await screen.findByRole("alertdialog", {}, slow)).getByRole("button", {
        name: getI18n().t("common:action.remove"),
      }),
    )
    await waitFor(() => expect(screen.queryByText("site-2")).toBeNull(), slow)
  },
}
export const NotAnAdministrator: Story = {
  args: { seed: busyBakery },
  play: async () => {
    await waitFor(() => expect(getI18n()?.exists("account:portal.notYours")).toBe(true), slow)
    await expect(await screen.findByText(getI18n().t("account:portal.notYours"), {}, slow)).toBeVisible()
  },
}
