import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { administeredPortal } from "../world/run-portal.ts"
import { busyBakery } from "../world/seeds.ts"

const meta = {
  title: "Screens/Running the portal",
  component: Screen,
  parameters: { page: true },
  args: { seed: administeredPortal, isSignedIn: true, path: "/portal" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** A world of its own takes its time to come. */
const slow = { timeout: 15_000 }

export const Portal: Story = {}
export const NothingLoaded: Story = {
  args: { broken: ["campaigns/ListCampaignReviews", "wallet/ListPaymentIssues", "signup/ListPromoCodes"] },
}
export const ForNobodyElse: Story = {
  args: { seed: busyBakery },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only people who run|רק מי שמנהלים/, {}, slow)).toBeVisible()
    await expect(canvas.queryByRole("textbox")).toBeNull()
  },
}
export const WayToIt: Story = {
  args: { path: "/profileSelection" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: /Run the portal|ניהול הפורטל/ }, slow))
    await expect(await canvas.findByText("MONSOON20", {}, slow)).toBeVisible()
  },
}
export const Reviewing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Wedding cakes/ }, slow))
    const dialog = within(await screen.findByRole("dialog"))
    // The dialog fades in, and its words change once it has loaded.
    await waitFor(() => expect(dialog.getAllByText("Wedding cakes")[0]).toBeVisible(), slow)
  },
}
export const SendingBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Wedding cakes/ }, slow))
    const dialog = within(await screen.findByRole("dialog"))
    const reject = await dialog.findByRole("button", { name: /Send back|החזרה לתיקון/ })
    const [reason] = await dialog.findAllByRole("checkbox", {}, slow)
    if (reason === undefined) throw new Error("There is no reason to choose")
    await userEvent.click(reject)
    await expect(await dialog.findByText(/at least one reason|לפחות סיבה אחת/)).toBeVisible()
    await userEvent.click(reason)
    await userEvent.click(reject)
    await expect(await canvas.findByRole("button", { name: /Sourdough/ })).toBeVisible()
    await expect(canvas.queryByRole("button", { name: /Wedding cakes/ })).toBeNull()
  },
}
export const SettlingAPayment: Story = {
  play: async ({ canvas }) => {
    const settle = await canvas.findByRole("button", { name: /rfnd_/ }, slow)
    await userEvent.click(settle)
    const dialog = within(await screen.findByRole("dialog"))
    const done = await dialog.findByRole("button", { name: /Mark as settled|סימון כמטופל/ })
    await userEvent.click(done)
    await expect(await dialog.findByText(/Say what was done|יש לכתוב מה נעשה/)).toBeVisible()
    await userEvent.type(dialog.getByRole("textbox"), "Paid by bank transfer")
    await userEvent.click(done)
    await expect(await canvas.findByRole("button", { name: /order_/ })).toBeVisible()
    await expect(canvas.queryByRole("button", { name: /rfnd_/ })).toBeNull()
  },
}
export const EndingACode: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^(End|סיום) MONSOON20$/ }, slow))
    const dialog = within(await screen.findByRole("alertdialog"))
    await userEvent.click(dialog.getByRole("button", { name: /^(End|סיום)$/ }))
    await expect(await canvas.findByRole("button", { name: /^(End|סיום) FIRST500$/ })).toBeVisible()
    await expect(canvas.queryByRole("button", { name: /^(End|סיום) MONSOON20$/ })).toBeNull()
  },
}
export const CreatingACode: Story = {
  play: async ({ canvas }) => {
    const code = await canvas.findByRole("textbox", { name: /^(Code|קוד)$/ }, slow)
    await userEvent.type(code, "autumn-15")
    await userEvent.type(canvas.getByRole("textbox", { name: /Percent off|אחוז הנחה/ }), "15")
    await userEvent.type(canvas.getByLabelText(/First day|יום ראשון/), "2031-01-01")
    await userEvent.type(canvas.getByLabelText(/Last day|יום אחרון/), "2031-02-01")
    await userEvent.click(canvas.getByRole("button", { name: /Create a promo code|יצירת קוד מבצע/ }))
    await expect(await canvas.findByText("AUTUMN-15")).toBeVisible()
    await expect(code).toHaveValue("")
  },
}

const issuerIn = async (canvas: Pick<typeof screen, "findByRole">) =>
  within(await canvas.findByRole("form", { name: /^(India|הודו)$/ }, slow))
export const SavingTheIssuer: Story = {
  play: async ({ canvas }) => {
    const form = await issuerIn(canvas)
    await userEvent.type(form.getByRole("textbox", { name: /Registered address|כתובת רשומה/ }), "14 MG Road, Bengaluru")
    await userEvent.type(form.getByRole("textbox", { name: /GSTIN/ }), "29AABCR1718E1ZL")
    const prefix = form.getByRole("textbox", { name: /Number prefix|קידומת/ })
    await userEvent.clear(prefix)
    await userEvent.click(form.getByRole("button", { name: /Save issuer|שמירת המפיק/ }))
    await expect(prefix).toBeInvalid()
    await userEvent.type(prefix, "mq")
    await userEvent.click(form.getByRole("button", { name: /Save issuer|שמירת המפיק/ }))
    await waitFor(() => expect(form.queryByText(/Not set up yet|עדיין לא הוגדר/)).toBeNull(), slow)
    await expect(prefix).toHaveValue("MQ")
  },
}
