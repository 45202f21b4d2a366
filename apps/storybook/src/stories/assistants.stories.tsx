import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import { Screen } from "../screen.tsx"
import { askedAddresses, askingAssistants, connectedAssistants } from "../world/assistant-seeds.ts"

const meta = {
  title: "Screens/Assistants",
  component: Screen,
  parameters: { page: true },
  args: { seed: askingAssistants, isSignedIn: true, path: askedAddresses.published },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 40_000 }
const say = (key: string, values: Record<string, unknown> = {}) => getI18n().t(`assistants:${key}`, values)
const loaded = () => waitFor(() => expect(getI18n()?.exists("assistants:request.title")).toBe(true), slow)
/** Names in texts are isolated, so that words around them are compared without the marks. */
const plain = (text: string | null) => (text ?? "").replaceAll(/[\u2066-\u2069]/g, "")
const button = (name: string) => screen.findByRole("button", { name: (text) => plain(text) === plain(name) }, slow)
const heading = (name: string) =>
  screen.findByRole("heading", { level: 1, name: (text) => plain(text) === plain(name) }, slow)

export const Asked: Story = {
  play: async () => {
    await loaded()
    await expect(await heading(say("request.title", { name: "Example Assistant" }))).toBeVisible()
    await expect((await screen.findAllByText("assistant.example"))[0]).toBeVisible()
    await expect(screen.getByText(say("never.title"))).toBeVisible()
    await expect(screen.getByRole("checkbox", { name: say("scope.business_read.name") })).toBeDisabled()
    await expect(screen.queryByText(say("asker.unverified"))).toBeNull()
  },
}
export const AskedByUnverified: Story = {
  args: { path: askedAddresses.registered },
  play: async () => {
    await loaded()
    await expect(await heading(say("request.title", { name: "Little Helper" }))).toBeVisible()
    await expect(screen.getByText(say("asker.unverified"))).toBeVisible()
    await expect(screen.getByText(say("asker.device"))).toBeVisible()
    await expect(screen.queryByRole("checkbox", { name: say("scope.leads_read.name") })).toBeNull()
  },
}
export const AskedByStranger: Story = {
  args: { path: askedAddresses.stranger },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(say("wrong.client.documentUnread"), {}, slow)).toBeVisible()
    await expect(screen.queryByRole("button", { name: say("wrong.back") })).toBeNull()
  },
}
export const AskedToGoElsewhere: Story = {
  args: { path: askedAddresses.elsewhere },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(say("wrong.client.redirectsWrong"), {}, slow)).toBeVisible()
  },
}
export const AskedUnsafely: Story = {
  args: { path: askedAddresses.unsafe },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(say("wrong.request.invalid_request"), {}, slow)).toBeVisible()
    await expect(screen.getByRole("button", { name: say("wrong.back") })).toBeVisible()
  },
}
export const NoBusinessChosen: Story = {
  play: async () => {
    await loaded()
    const allow = await button(say("request.allow"))
    for (const box of screen.queryAllByRole("checkbox", { name: /Crumb|Bloom|מאפ/, checked: true }))
      await userEvent.click(box)
    await userEvent.click(allow)
    await expect(
      await screen.findByText(getI18n().t("callFailures:assistants.businessesEmpty"), {}, slow),
    ).toBeVisible()
  },
}

const security = "/app/9101/userPreferences?part=security"

export const Connected: Story = {
  args: { seed: connectedAssistants, path: security },
  play: async () => {
    await loaded()
    await expect(await screen.findByText("Example Assistant", {}, slow)).toBeVisible()
    await expect(screen.getByText("Little Helper")).toBeVisible()
    await expect(screen.getByText(say("connections.unverified"))).toBeVisible()
  },
}
export const AccessEnded: Story = {
  args: { seed: connectedAssistants, path: security },
  play: async () => {
    await loaded()
    await userEvent.click(await button(say("connections.endNamed", { name: "Little Helper" })))
    await userEvent.click(await button(say("connections.end")))
    await waitFor(() => expect(screen.queryByText("Little Helper")).toBeNull(), slow)
  },
}
export const NoneConnected: Story = {
  args: { path: security },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(say("connections.none"), {}, slow)).toBeVisible()
  },
}
