import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { portalTeam } from "../world/portal-team.ts"
import { busyBakery } from "../world/seeds.ts"

const meta = {
  title: "Screens/Portal people",
  component: Screen,
  parameters: { page: true },
  args: { seed: portalTeam, isSignedIn: true, path: "/portal/people" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** A world of its own takes its time to come. */
const slow = { timeout: 40_000 }

export const People: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("Kavya Rao")).toBeVisible(), slow)
    await expect(await canvas.findByText("ravi@bloom.example")).toBeVisible()
  },
}
export const Loading: Story = { args: { silent: ["identity/ListPortalUsers", "identity/ListPortalInvitations"] } }
export const NotLoaded: Story = {
  args: { broken: ["identity/ListPortalUsers", "identity/ListPortalInvitations"] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/couldn't load the people|לטעון את האנשים/)).toBeVisible(), slow)
    await expect(await canvas.findByText(/couldn't load the invitations|לטעון את ההזמנות/)).toBeVisible()
  },
}
export const ForNobodyElse: Story = {
  args: { seed: busyBakery },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only people who run|רק מי שמנהלים/, {}, slow)).toBeVisible()
    await expect(canvas.queryByRole("textbox")).toBeNull()
  },
}
export const NobodyFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("searchbox", { name: /Search by name|חיפוש לפי שם/ }, slow), "nobody")
    await waitFor(() => expect(canvas.getByText(/Nobody matches|אין אף אחד/)).toBeVisible(), slow)
  },
}
/** Another role, with what is gained and lost by it before it is saved. */
export const ChangingRoles: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /(Roles|תפקידים): Kavya Rao/ }, slow))
    const dialog = within(await screen.findByRole("dialog"))
    const save = await dialog.findByRole("button", { name: /^(Save|שמירה)$/ })
    await expect(save).toBeDisabled()
    await userEvent.click(dialog.getByRole("checkbox", { name: /Portal administrator|מנהלי הפורטל/ }))
    await userEvent.click(dialog.getByRole("checkbox", { name: /Account manager|מנהלי לקוחות/ }))
    await waitFor(() => expect(dialog.getByText(/They can now|מעכשיו יתאפשר/)).toBeVisible())
    await expect(dialog.getByText(/Act for a client|לפעול בשם לקוח/)).toBeVisible()
    await expect(dialog.getByText(/no two-step login yet|אין אימות דו־שלבי/)).toBeVisible()
    await userEvent.click(save)
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), slow)
  },
}
/** Nobody takes their own administration away. */
export const OwnRoles: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /(Roles|תפקידים): Meera/ }, slow))
    const dialog = within(await screen.findByRole("dialog"))
    await expect(await dialog.findByRole("checkbox", { name: /Portal administrator|מנהלי הפורטל/ })).toBeDisabled()
    await waitFor(() => expect(dialog.getByText(/own administration|מעצמכם/)).toBeVisible())
  },
}
export const LoggingOutSomebody: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: /(Log out everywhere|ניתוק מכל המכשירים): Kavya Rao/ }, slow),
    )
    const dialog = within(await screen.findByRole("alertdialog"))
    await userEvent.click(dialog.getByRole("button", { name: /^(Log out everywhere|ניתוק מכל המכשירים)$/ }))
    await waitFor(() => expect(screen.getByText(/is logged out everywhere|נותקו מכל/)).toBeVisible(), slow)
  },
}
/** An invitation is sent, stands in the list, and is withdrawn. */
export const Inviting: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /^(Email|אימייל)/ }, slow), "lena@bloom.example")
    await userEvent.click(canvas.getByRole("button", { name: /^(Send|שליחת).*/ }))
    const withdraw = await canvas.findByRole("button", { name: /lena@bloom\.example/ }, slow)
    await userEvent.click(withdraw)
    await waitFor(() => expect(canvas.queryByRole("button", { name: /lena@bloom\.example/ })).toBeNull(), slow)
  },
}
