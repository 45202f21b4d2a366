import { ListPortalDeliveries, ListPortalEndpoints } from "@application/integrations/contract"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { administeredPortal } from "../world/run-portal.ts"
import { busyBakery } from "../world/seeds.ts"
import { fullyToldPortal, toldPortal } from "../world/webhook-seeds.ts"

const meta = {
  title: "Screens/Webhooks of the portal",
  component: Screen,
  parameters: { page: true },
  args: { seed: toldPortal, isSignedIn: true, path: "/portal/developers/webhooks" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 40_000 }
const say = (key: string, values: Record<string, unknown> = {}) => getI18n().t(`portalWebhooks:${key}`, values)
const loaded = () => waitFor(() => expect(getI18n()?.exists("portalWebhooks:list.title")).toBe(true), slow)
/** Names in texts are isolated, so that words around them are compared without the marks. */
const plain = (text: string | null) => (text ?? "").replaceAll(/[\u2066-\u2069]/g, "")
const button = (name: string) => screen.findByRole("button", { name: (text) => plain(text) === plain(name) }, slow)
const dialog = async () => within(await screen.findByRole("dialog", {}, slow))
/** Dialogs and toasts come in gradually. */
const seen = (text: string) =>
  waitFor(() => expect(screen.getByText((shown) => plain(shown) === plain(text))).toBeVisible(), slow)
const choose = async (name: string, act: string) => {
  await userEvent.click(await button(say("act.menu", { name })))
  await userEvent.click(await screen.findByRole("menuitem", { name: say(`act.${act}`) }, slow))
}

export const EveryState: Story = {
  play: async () => {
    await loaded()
    await expect(await screen.findByText("Our backend", {}, slow)).toBeVisible()
    for (const state of ["On", "Failing", "Paused", "Ended"])
      await expect(screen.getAllByText(say(`state.${state}`))[0]).toBeVisible()
  },
}
export const NothingYet: Story = {
  args: { seed: administeredPortal },
  play: async () => {
    await loaded()
    await seen(say("list.none"))
  },
}
export const Full: Story = {
  args: { seed: fullyToldPortal },
  play: async () => {
    await loaded()
    await waitFor(async () => expect(await button(say("list.add"))).toBeDisabled(), slow)
  },
}
export const NotRead: Story = {
  args: { broken: [ListPortalEndpoints.name] },
  play: async () => {
    await loaded()
    await seen(say("list.notLoaded"))
  },
}
export const NotYours: Story = { args: { seed: busyBakery } }
export const MadeOnce: Story = {
  args: { seed: administeredPortal },
  play: async () => {
    await loaded()
    await userEvent.click(await button(say("list.add")))
    const form = await dialog()
    await userEvent.type(form.getByRole("textbox", { name: say("form.name") }), "Our backend")
    await userEvent.type(form.getByRole("textbox", { name: say("form.address") }), "https://hooks.example.com/in")
    await userEvent.click(form.getByRole("checkbox", { name: new RegExp(say("event.payment_received")) }))
    await userEvent.click(form.getByRole("button", { name: say("form.make") }))
    await seen(say("secret.once"))
    await expect(screen.getByText(/^whsec_/)).toBeVisible()
  },
}
export const RefusedAsMade: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await button(say("list.add")))
    const form = await dialog()
    await userEvent.type(form.getByRole("textbox", { name: say("form.name") }), "bookkeeping")
    await userEvent.type(form.getByRole("textbox", { name: say("form.address") }), "https://10.0.0.1/in")
    await userEvent.click(form.getByRole("button", { name: say("form.make") }))
    const told = (key: string) => form.findByText(getI18n().t(`callFailures:${key}`), {}, slow)
    await expect(await told("endpoints.nameTaken")).toBeVisible()
    await expect(await told("integrations.eventsEmpty")).toBeVisible()
  },
}
export const Changed: Story = {
  play: async () => {
    await loaded()
    await choose("Our backend", "change")
    const form = await dialog()
    await userEvent.click(form.getByRole("checkbox", { name: new RegExp(say("event.review_late")) }))
    await userEvent.click(form.getByRole("button", { name: getI18n().t("common:action.save") }))
    await seen(say("done.change", { name: "Our backend" }))
  },
}
export const LogOfEveryOutcome: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await button(say("log.named", { name: "Our backend" })))
    const log = await dialog()
    const [body] = await log.findAllByText(say("log.body"), {}, slow)
    if (body !== undefined) await userEvent.click(body)
    await waitFor(() => expect(log.getAllByLabelText(say("log.body"))[0]).toBeVisible(), slow)
    for (const state of ["Waiting", "Behind", "Delivered", "Failed"])
      await expect(log.getAllByText(getI18n().t(`leadDelivery:delivery.${state}`)).length).toBeGreaterThan(1)
  },
}
export const Replayed: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await button(say("log.named", { name: "Our backend" })))
    const log = await dialog()
    const [first] = await log.findAllByRole("button", { name: getI18n().t("leadDelivery:log.replay") }, slow)
    if (first !== undefined) await userEvent.click(first)
    await seen(say("log.replayed", { event: "payment.received" }))
  },
}
export const LogOfNothing: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await button(say("log.named", { name: "Quiet archive" })))
    await seen(say("log.none"))
  },
}
export const LogNotRead: Story = {
  args: { broken: [ListPortalDeliveries.name] },
  play: async () => {
    await loaded()
    await userEvent.click(await button(say("log.named", { name: "Our backend" })))
    const log = await dialog()
    await expect(await log.findByRole("button", { name: getI18n().t("common:action.retry") }, slow)).toBeVisible()
  },
}
export const ReplayedSinceADay: Story = {
  play: async () => {
    await loaded()
    await choose("Our backend", "replay")
    const form = await dialog()
    await userEvent.click(form.getByRole("button", { name: say("replay.act") }))
    await seen(say("replay.done", { count: 1 }))
  },
}
export const TestSent: Story = {
  play: async () => {
    await loaded()
    await choose("Our backend", "test")
    const form = await dialog()
    await userEvent.click(form.getByRole("button", { name: say("act.test") }))
    await seen(say("test.sent"))
  },
}
export const SecretRotated: Story = {
  play: async () => {
    await loaded()
    await choose("Our backend", "rotate")
    const form = await dialog()
    await userEvent.click(form.getByRole("button", { name: say("act.rotate") }))
    await expect(await screen.findByText(/^whsec_/, {}, slow)).toBeVisible()
  },
}
export const Resumed: Story = {
  play: async () => {
    await loaded()
    const [first] = await screen.findAllByRole("button", { name: say("act.resume") }, slow)
    if (first !== undefined) await userEvent.click(first)
    await seen(say("done.resume", { name: "Bookkeeping" }))
  },
}
export const RemovalAsked: Story = {
  play: async () => {
    await loaded()
    await choose("Bookkeeping", "remove")
    await seen(say("remove.open", { count: 31 }))
  },
}
