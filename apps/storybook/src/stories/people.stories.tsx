import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, userEvent, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { peopledBakery } from "../world/people.ts"

const meta = {
  title: "Screens/People",
  component: Screen,
  parameters: { page: true },
  args: { seed: peopledBakery, isSignedIn: true, path: "/app/9101/people" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** A world of its own takes its time to come. */
const slow = { timeout: 15_000 }

export const People: Story = {}
export const PeopleNotLoaded: Story = { args: { broken: ["identity/ListMembers"] } }
export const ForABrandManager: Story = {
  args: { role: "BrandManager" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Ravi Menon", {}, slow)).toBeVisible()
    await expect(canvas.queryByRole("textbox")).toBeNull()
  },
}
export const RemovingAColleague: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole("button", { name: /^(Remove|הסרה)$/ }, slow)
    if (first === undefined) throw new Error("There is nobody to remove")
    await userEvent.click(first)
    const dialog = within(await screen.findByRole("alertdialog"))
    await userEvent.click(dialog.getByRole("button", { name: /^(Remove|הסרה)$/ }))
    await expect(await canvas.findByText("Leela Krishnamurthy-Subramanian")).toBeVisible()
    await expect(canvas.queryByText("Ravi Menon")).toBeNull()
  },
}
export const TheLastOwnerStays: Story = {
  play: async ({ canvas }) => {
    const owner = (await canvas.findByText(/only owner|הבעלים היחידים/, {}, slow)).closest("li")
    if (owner === null) throw new Error("There is no row of the owner")
    await expect(within(owner).queryByRole("button", { name: /^(Remove|הסרה)$/ })).toBeNull()
  },
}
export const Inviting: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole("textbox", { name: /Email address|כתובת אימייל/ }, slow)
    await userEvent.type(field, "noa@studio.example")
    await userEvent.click(canvas.getByRole("button", { name: /Send invitation|שליחת הזמנה/ }))
    await expect(await canvas.findByText("noa@studio.example")).toBeVisible()
    await expect(field).toHaveValue("")
  },
}
export const ByLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Copy invitation link|העתקת קישור הזמנה/ }, slow))
    await expect(await canvas.findByText(/\/inviteUser\?hash=/)).toBeVisible()
    await expect(await canvas.findAllByText(/^(By link|לפי קישור)$/)).toHaveLength(2)
  },
}
export const InvitationToAccept: Story = { args: { path: "/inviteUser?hash=invite-1" } }
export const InvitationGone: Story = {
  args: { path: "/inviteUser?hash=another" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/cannot be used|אי אפשר להשתמש/, {}, slow)).toBeVisible()
  },
}
export const InvitationNotRead: Story = {
  args: { path: "/inviteUser?hash=invite-1", broken: ["identity/ReadInvitation"] },
}
/** The address is told before anything is pressed, and the way out leads to the form. */
export const InvitationOfAnother: Story = {
  args: { path: "/inviteUser?hash=invite-2" },
  play: async ({ canvas }) => {
    const out = await canvas.findByRole("button", { name: /Log out|התנתקות/ }, slow)
    await userEvent.click(out)
    await expect(await canvas.findByRole("textbox", { name: /First name|שם פרטי/ }, slow)).toBeVisible()
  },
}
/** An address with an account logs in. */
export const InvitationSignedOut: Story = {
  args: { isSignedIn: false, path: "/inviteUser?hash=invite-1" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /Log in|התחברות/ }, slow)).toBeVisible()
    await expect(canvas.queryByRole("textbox")).toBeNull()
  },
}
const fill = async (canvas: Pick<typeof screen, "findByRole" | "getByRole" | "getByLabelText">) => {
  await userEvent.type(await canvas.findByRole("textbox", { name: /First name|שם פרטי/ }, slow), "Priya")
  await userEvent.type(canvas.getByRole("textbox", { name: /Last name|שם משפחה/ }), "Nair")
  await userEvent.type(canvas.getByLabelText(/^(Choose a password|בחירת סיסמה)/), "Str0ng-Pass!")
  await userEvent.click(canvas.getByRole("checkbox"))
  await userEvent.click(canvas.getByRole("button", { name: /Open your account|פתיחת החשבון/ }))
}
/** Somebody new opens an account by the link alone, and is in the business. */
export const InvitationOfSomebodyNew: Story = {
  args: { isSignedIn: false, path: "/inviteUser?hash=invite-2" },
  play: async ({ canvas }) => {
    await fill(canvas)
    await expect(
      await canvas.findByRole("link", { name: /^(Dashboard|לוח בקרה)/, current: "page" }, slow),
    ).toBeVisible()
  },
}
export const InvitationToThePortal: Story = {
  args: { isSignedIn: false, path: "/inviteUser?hash=invite-5&to=portal" },
  play: async ({ canvas }) => {
    await fill(canvas)
    await expect(await canvas.findByRole("link", { name: /^(People|אנשים)/ }, slow)).toBeVisible()
  },
}
export const InvitationByLink: Story = {
  args: { isSignedIn: false, path: "/inviteUser?hash=invite-4" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Open your account|פתיחת החשבון/ }, slow))
    await expect(canvas.getByRole("textbox", { name: /Email address|כתובת אימייל/ })).toHaveAttribute(
      "aria-invalid",
      "true",
    )
  },
}
/** A link without its key still leads on. */
export const InvitationIncomplete: Story = {
  args: { path: "/inviteUser" },
  play: async ({ canvas }) => {
    const on = await canvas.findByRole("link", { name: /All businesses|Log in|כל העסקים|התחברות/ }, { timeout: 15_000 })
    await expect(on).toBeVisible()
  },
}
