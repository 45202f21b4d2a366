import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import { Screen } from "../screen.tsx"
import { accountedPortal } from "../world/accounted-portal.ts"
import { busyBakery } from "../world/seeds.ts"

const meta = {
  title: "Screens/Money of the portal",
  component: Screen,
  parameters: { page: true },
  args: { seed: accountedPortal, isSignedIn: true, path: "/portal/money" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** A world of its own takes its time to come. */
const slow = { timeout: 40_000 }
const say = (key: string, values: Record<string, unknown> = {}) => getI18n().t(`portalMoney:accounting.${key}`, values)
const loaded = () => waitFor(() => expect(getI18n()?.exists("portalMoney:accounting.title")).toBe(true), slow)

/** A month with every kind of document, and the files of its region. */
export const MonthWithDocuments: Story = {
  play: async () => {
    await loaded()
    await waitFor(() => expect(screen.getByText(say("kinds.creditNote"))).toBeVisible(), slow)
    const form = say("forms.tally")
    await userEvent.click(await screen.findByRole("button", { name: say("downloadNamed", { form }) }, slow))
    await waitFor(async () =>
      expect(await screen.findByRole("button", { name: say("downloadNamed", { form }) })).toBeEnabled(),
    )
  },
}
/** A month before anything was issued has no file. */
export const MonthWithoutDocuments: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await screen.findByRole("button", { name: new RegExp(say("entity")) }, slow))
    await userEvent.click(await screen.findByRole("option", { name: getI18n().t("common:region.GB") }, slow))
    const form = say("forms.xeroInvoices")
    await waitFor(() => expect(screen.getByText(say("none"))).toBeVisible(), slow)
    await expect(await screen.findByRole("button", { name: say("downloadNamed", { form }) })).toBeDisabled()
  },
}
export const MonthLoading: Story = { args: { silent: ["wallet/GetAccountingMonth"] } }
export const MonthNotLoaded: Story = {
  args: { broken: ["wallet/GetAccountingMonth"] },
  play: async () => {
    await loaded()
    await waitFor(() => expect(screen.getByText(say("notLoaded"))).toBeVisible(), slow)
  },
}
export const FileNotMade: Story = {
  args: { broken: ["wallet/ExportAccounting"] },
  play: async () => {
    await loaded()
    const form = say("forms.tally")
    await userEvent.click(await screen.findByRole("button", { name: say("downloadNamed", { form }) }, slow))
    await waitFor(() => expect(screen.getByRole("alert")).toBeVisible(), slow)
  },
}
export const MoneyForNobodyElse: Story = {
  args: { seed: busyBakery },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only people who run|רק מי שמנהלים/, {}, slow)).toBeVisible()
  },
}
