import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import { Screen } from "../screen.tsx"
import { agentsClients } from "../world/client-drafts.ts"
import { portalsReferralCodes, referralCodes } from "../world/referrals.ts"

const meta = {
  title: "Screens/Referral codes",
  component: Screen,
  parameters: { page: true },
  args: { seed: referralCodes, isSignedIn: true, path: "/referrals" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
const words = (key: string, values: Record<string, unknown> = {}): string => getI18n().t(key, values)
const loaded = () => waitFor(() => expect(getI18n()?.exists("account:referrals.title")).toBe(true), slow)

export const Codes: Story = {
  play: async () => {
    await loaded()
    await expect(await screen.findByText("MEERA", {}, slow)).toBeVisible()
    await expect(screen.getByText("SPRING-MARKET")).toBeVisible()
  },
}
/** Administrators see everybody's codes at their desk, each with who made it. */
export const Everybodys: Story = {
  args: { seed: portalsReferralCodes, path: "/portal/referrals" },
  play: async () => {
    await loaded()
    const code = await screen.findByText("NOA", {}, slow)
    await expect(code.closest("li")).toHaveTextContent(`${words("account:referrals.madeBy")} Noa Ben-Ami`)
    await expect(screen.getByText("MEERA")).toBeVisible()
    await expect(screen.queryByRole("button", { name: words("account:referrals.share", { code: "NOA" }) })).toBeNull()
  },
}
export const EverybodysNotLoaded: Story = {
  args: {
    seed: portalsReferralCodes,
    path: "/portal/referrals",
    broken: ["businesses/ListPortalReferralCodes"],
  },
}
export const Shared: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(
      await screen.findByRole("button", { name: words("account:referrals.share", { code: "MEERA" }) }, slow),
    )
    const link = await screen.findByRole("link", { name: words("account:referrals.whatsApp") }, slow)
    await expect(link).toHaveAttribute("href", expect.stringContaining(encodeURIComponent("refcode=MEERA")))
    const mail = screen.getByRole("link", { name: words("account:referrals.email") })
    await expect(mail).toHaveAttribute("href", expect.stringMatching(/^mailto:.*subject=/))
  },
}
export const Created: Story = {
  play: async () => {
    await loaded()
    const field = await screen.findByRole("textbox", {}, slow)
    const create = screen.getByRole("button", { name: words("account:referrals.create") })
    await userEvent.type(field, "a b")
    await userEvent.click(create)
    await waitFor(() => expect(field).toBeInvalid())
    await userEvent.clear(field)
    await userEvent.type(field, "diwali-fair")
    await userEvent.click(create)
    await expect(await screen.findByText("DIWALI-FAIR", {}, slow)).toBeVisible()
    await expect(field).toHaveValue("")
  },
}
/** What was typed stays when the name has been given. */
export const Taken: Story = {
  play: async () => {
    await loaded()
    const field = await screen.findByRole("textbox", {}, slow)
    await userEvent.type(field, "meera")
    await userEvent.click(screen.getByRole("button", { name: words("account:referrals.create") }))
    await expect(await screen.findByText(words("failures:ReferralCodeTaken"), {}, slow)).toBeVisible()
    await expect(field).toHaveValue("meera")
  },
}
export const Ended: Story = {
  play: async () => {
    await loaded()
    const name = new RegExp(`^${words("account:referrals.end")} ?: MEERA$`, "u")
    await userEvent.click(await screen.findByRole("button", { name }, slow))
    const dialog = await screen.findByRole("alertdialog", {}, slow)
    await userEvent.click(
      await waitFor(() => {
        const button = [...dialog.querySelectorAll("button")].find(
          ({ textContent }) => textContent === words("account:referrals.end"),
        )
        if (button === undefined) throw new Error("The dialog ends nothing")
        return button
      }),
    )
    await waitFor(() => expect(screen.queryByRole("button", { name })).toBeNull(), slow)
  },
}
export const Empty: Story = {
  args: { seed: agentsClients },
  play: async () => {
    await loaded()
    await expect(await screen.findByText(words("account:referrals.empty"), {}, slow)).toBeVisible()
  },
}
export const Loading: Story = { args: { silent: ["businesses/ListReferralCodes"] } }
export const NotLoaded: Story = { args: { broken: ["businesses/ListReferralCodes"] } }
export const WayToIt: Story = {
  args: { path: "/clients" },
  play: async () => {
    await loaded()
    await waitFor(() => expect(getI18n()?.exists("clients:further")).toBe(true), slow)
    await userEvent.click(await screen.findByRole("button", { name: words("clients:further") }, slow))
    await userEvent.click(await screen.findByRole("menuitem", { name: words("account:referrals.enter") }, slow))
    await expect(await screen.findByText("MEERA", {}, slow)).toBeVisible()
  },
}
