import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { earnedCommissions, manyPayouts, paidCommissions } from "../world/commission-seeds.ts"
import { administeredPortal } from "../world/run-portal.ts"

const meta = {
  title: "Screens/Commissions",
  component: Screen,
  parameters: { page: true },
  args: { seed: paidCommissions, isSignedIn: true, path: "/portal/payouts" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** A world of its own takes its time to come. */
const slow = { timeout: 40_000 }
const say = (key: string, values: Record<string, unknown> = {}) => getI18n().t(`commissions:${key}`, values)
const loaded = () => waitFor(() => expect(getI18n()?.exists("commissions:own.title")).toBe(true), slow)

/** A held commission is released with a note, and is due with the others. */
export const Released: Story = {
  play: async () => {
    await loaded()
    await expect(await screen.findByText(say("sign.sameCard"), {}, slow)).toBeVisible()
    await userEvent.click(await screen.findByRole("button", { name: say("held.release") }, slow))
    const dialog = within(await screen.findByRole("dialog", {}, slow))
    await userEvent.click(dialog.getByRole("button", { name: say("held.release") }))
    await expect(await dialog.findByText(say("held.noteMissing"))).toBeVisible()
    await userEvent.type(dialog.getByRole("textbox", { name: new RegExp(say("held.note")) }), "Two shops, one family.")
    await userEvent.click(dialog.getByRole("button", { name: say("held.release") }))
    await expect(await screen.findByText(say("held.none"), {}, slow)).toBeVisible()
  },
}
/** What is due is approved after a question; a large sum waits for a second person. */
export const Approved: Story = {
  play: async () => {
    await loaded()
    const [large] = await screen.findAllByRole(
      "button",
      { name: new RegExp(say("due.approveNamed", { name: "Noa Ben-Ami", amount: ".*" })) },
      slow,
    )
    if (large !== undefined) await userEvent.click(large)
    await waitFor(() => expect(screen.getByText(say("due.secondText"))).toBeVisible(), slow)
    await userEvent.click(screen.getByRole("button", { name: say("due.approveIt") }))
    await waitFor(() => expect(screen.getAllByText(say("payouts.state.waitsForSecond"))).toHaveLength(2), slow)
  },
}
/** A payout is noted as paid with the bank's reference. */
export const Paid: Story = {
  play: async () => {
    await loaded()
    const name = new RegExp(say("payouts.pay", { amount: ".*" }))
    await userEvent.click(await screen.findByRole("button", { name }, slow))
    const dialog = within(await screen.findByRole("dialog", {}, slow))
    await userEvent.click(dialog.getByRole("button", { name: say("pay.submit") }))
    await expect(await dialog.findByText(say("pay.missing"))).toBeVisible()
    await userEvent.type(dialog.getByRole("textbox", { name: new RegExp(say("pay.reference")) }), "UTR 99")
    await userEvent.click(dialog.getByRole("button", { name: say("pay.submit") }))
    await expect(
      await screen.findByText(say("payouts.reference", { reference: "UTR 99" }), { exact: false }, slow),
    ).toBeVisible()
  },
}
/** More payouts than a page shows are turned, and the first page comes back. */
export const PayoutsTurned: Story = {
  args: { seed: manyPayouts },
  play: async () => {
    await loaded()
    const reference = (number: number) => say("payouts.reference", { reference: `UTR ${number}` })
    await expect(await screen.findByText(reference(1_023), { exact: false }, slow)).toBeVisible()
    await expect(screen.queryByText(reference(1_000), { exact: false })).toBeNull()
    await userEvent.click(screen.getByRole("button", { name: getI18n().t("common:paging.following") }))
    await expect(await screen.findByText(reference(1_000), { exact: false }, slow)).toBeVisible()
    await userEvent.click(screen.getByRole("button", { name: getI18n().t("common:list.toFirst") }))
    await expect(await screen.findByText(reference(1_023), { exact: false }, slow)).toBeVisible()
  },
}
/** Terms are prepared over those before: what changes is shown while they are typed. */
export const Terms: Story = {
  args: { path: "/portal/commissions" },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(say("terms.state.inForce"), {}, slow)).toBeVisible()
    await expect(await screen.findByRole("table", { name: say("preview.title") }, slow)).toBeVisible()
    await userEvent.click(screen.getByRole("button", { name: new RegExp(say("terms.withdrawNamed", { day: ".*" })) }))
    await userEvent.click(await screen.findByRole("button", { name: say("terms.withdraw") }, slow))
    await expect(await screen.findByText(say("terms.state.withdrawn"), {}, slow)).toBeVisible()
  },
}
export const FirstTerms: Story = { args: { seed: administeredPortal, path: "/portal/commissions" } }
export const Statement: Story = {
  args: { seed: earnedCommissions, path: "/clients/commissions" },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(say("standing.held"), {}, slow)).toBeVisible()
    await expect(
      screen.getByText(say("payouts.reference", { reference: "UTR 4471920" }), { exact: false }),
    ).toBeVisible()
  },
}
