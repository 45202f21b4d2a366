import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { administeredPortal } from "../world/run-portal.ts"
import { busyBakery } from "../world/seeds.ts"

const meta = {
  title: "Screens/Portal log",
  component: Screen,
  parameters: { page: true },
  args: { seed: administeredPortal, isSignedIn: true, path: "/portal/log" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** A world of its own takes its time to come. */
const slow = { timeout: 40_000 }

/** Changes with their old and new values. */
export const Log: Story = {
  play: async ({ canvas }) => {
    const [fields] = await canvas.findAllByText(/^(2 fields|שני שדות)$/, {}, slow)
    if (fields === undefined) throw new Error("No change has two fields")
    await userEvent.click(fields)
    await waitFor(() => expect(canvas.getByText("SPRING")).toBeVisible())
    await expect(canvas.getByText(/Kavya Rao.{1,4}(for|בשם).{1,4}Meera Nair/)).toBeVisible()
  },
}
export const Loading: Story = { args: { silent: ["portals/ListAuditEntries"] } }
export const NotLoaded: Story = {
  args: { broken: ["portals/ListAuditEntries", "portals/VerifyAuditLog"] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/couldn't load the log|לטעון את היומן/)).toBeVisible(), slow)
    await userEvent.click(canvas.getByRole("button", { name: /Check now|בדיקה עכשיו/ }))
    await waitFor(() => expect(canvas.getByText(/couldn't check the log|לבדוק את היומן/)).toBeVisible(), slow)
  },
}
export const ForNobodyElse: Story = {
  args: { seed: busyBakery },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only people who run|רק מי שמנהלים/, {}, slow)).toBeVisible()
    await expect(canvas.queryByRole("textbox")).toBeNull()
  },
}
/** The address narrows the log; nothing matches a kind that nobody used. */
export const NoneFound: Story = {
  args: { path: "/portal/log?kind=signup%2FEndPromoCode" },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/No change matches|אין שינוי שמתאים/)).toBeVisible(), slow)
    await userEvent.click(canvas.getByRole("button", { name: /Show all|להציג הכול/ }))
    await waitFor(() => expect(canvas.getAllByRole("listitem").length).toBeGreaterThan(4), slow)
  },
}
export const OnlyABusiness: Story = {
  play: async ({ canvas }) => {
    const [only] = await canvas.findAllByRole("button", { name: /Only this business|רק העסק/ }, slow)
    if (only === undefined) throw new Error("No change is of a business")
    await userEvent.click(only)
    const changes = within(await canvas.findByRole("list", { name: /^(Changes|שינויים)$/ }))
    await waitFor(() => expect(changes.getAllByRole("listitem")).toHaveLength(3), slow)
  },
}
export const Whole: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Check now|בדיקה עכשיו/ }, slow))
    await waitFor(() => expect(canvas.getByText(/All 6 changes|כל 6 השינויים/)).toBeVisible(), slow)
  },
}
export const Downloading: Story = {
  play: async ({ canvas }) => {
    const download = await canvas.findByRole("button", { name: /Download as CSV|הורדה כ/ }, slow)
    await userEvent.click(download)
    await waitFor(() => expect(download).not.toHaveAttribute("data-pending"), slow)
    await expect(canvas.queryByRole("alert")).toBeNull()
  },
}
