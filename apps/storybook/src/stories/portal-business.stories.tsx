import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { deskBusinesses } from "../world/desk-businesses.ts"
import { busyBakery } from "../world/seeds.ts"

const meta = {
  title: "Screens/Portal business",
  component: Screen,
  parameters: { page: true },
  args: { seed: deskBusinesses, isSignedIn: true, path: "/portal/businesses/9101" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** A world of its own takes its time to come. */
const slow = { timeout: 40_000 }

export const Business: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1, name: "Bloom Bakery" })).toBeVisible(), slow)
    await expect(canvas.getByText(/disputes 1 payment, ₹2,400|תשלום אחד/)).toBeVisible()
    await expect(canvas.getByText("Asked the bank about the disputed payment.")).toBeVisible()
  },
}
/** A freeze with its reason is shown at once, and a release takes it back. */
export const FreezingAndReleasing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^(Freeze|הקפאה)$/ }, slow))
    const dialog = within(await screen.findByRole("alertdialog"))
    const freeze = dialog.getByRole("button", { name: /^(Freeze|הקפאה)$/ })
    await expect(freeze).toBeDisabled()
    await userEvent.type(dialog.getByRole("textbox"), "Two cards were stolen")
    await userEvent.click(freeze)
    await waitFor(() => expect(canvas.getByText(/business is frozen|העסק הזה מוקפא/)).toBeVisible(), slow)
    await expect(canvas.getByText(/Two cards were stolen/)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: /^(Release|שחרור)$/ }))
    const release = within(await screen.findByRole("alertdialog"))
    await userEvent.type(release.getByRole("textbox"), "The bank confirmed the cards")
    await userEvent.click(release.getByRole("button", { name: /^(Release|שחרור)$/ }))
    await waitFor(() => expect(canvas.queryByText(/business is frozen|העסק הזה מוקפא/)).toBeNull(), slow)
  },
}
export const Frozen: Story = {
  args: { path: "/portal/businesses/9702" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/isn't yours to sell/, {}, slow)).toBeVisible()
  },
}
export const NotFrozen: Story = {
  args: { failing: { "businesses/FreezeBusiness": { _tag: "ForbiddenPortal", errorCode: 56 } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^(Freeze|הקפאה)$/ }, slow))
    const dialog = within(await screen.findByRole("alertdialog"))
    await userEvent.type(dialog.getByRole("textbox"), "Two cards were stolen")
    await userEvent.click(dialog.getByRole("button", { name: /^(Freeze|הקפאה)$/ }))
    await waitFor(() => expect(dialog.getByRole("alert")).toBeVisible(), slow)
  },
}
/** Only clients are acted for; the reason and the time are asked for first. */
export const WorkingAsAClient: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: /(Work in the account of|עבודה בחשבון של) Kavya Rao/ }, slow),
    )
    const dialog = within(await screen.findByRole("dialog"))
    await expect(dialog.getByRole("button", { name: /^(Start|התחלה)$/ })).toBeDisabled()
    await userEvent.type(dialog.getByRole("textbox"), "She asked for help")
    await expect(dialog.getByRole("button", { name: /^(Start|התחלה)$/ })).toBeEnabled()
    await expect(canvas.queryByRole("button", { name: /(Work in the account of|עבודה בחשבון של) Meera/ })).toBeNull()
  },
}
/** A note that was taken away comes back by one press. */
export const Noting: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /^(New note|הערה חדשה)/ }, slow), "Paid by post")
    await userEvent.click(canvas.getByRole("button", { name: /^(Add note|הוספת הערה)$/ }))
    await userEvent.click(await canvas.findByRole("button", { name: /Paid by post/ }, slow))
    await waitFor(() => expect(canvas.queryByText("Paid by post")).toBeNull(), slow)
    await userEvent.click(await screen.findByRole("button", { name: /^(Undo|ביטול)$/ }))
    await waitFor(() => expect(canvas.getByText("Paid by post")).toBeVisible(), slow)
  },
}
export const NoSuchBusiness: Story = {
  args: { path: "/portal/businesses/77" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no such business|אין עסק כזה/, {}, slow)).toBeVisible()
  },
}
export const Loading: Story = { args: { silent: ["businesses/GetPortalBusiness"] } }
export const NotLoaded: Story = {
  args: { broken: ["businesses/GetPortalBusiness"] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/couldn't load this business|לטעון את העסק/)).toBeVisible(), slow)
  },
}
export const ForNobodyElse: Story = {
  args: { seed: busyBakery },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only people who run|רק מי שמנהלים/, {}, slow)).toBeVisible()
  },
}
