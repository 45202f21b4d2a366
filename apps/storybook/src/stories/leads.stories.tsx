import type { Meta, StoryObj } from "@storybook/react-vite"
import { type Lead, LeadChangedMeanwhile } from "@domain/insights"
import { CampaignId, LeadId, UserId } from "@domain/kernel"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { leadDesk } from "../world/lead-desk.ts"
import { emptyBusiness } from "../world/seeds.ts"

const meta = {
  title: "Screens/Lead desk",
  component: Screen,
  parameters: { page: true },
  args: { seed: leadDesk, isSignedIn: true, path: "/app/9101/leads" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
const opened = (number: number) => ({ path: `/app/9101/leads?lead=${number}` })
const dialogOf = async () => within(await screen.findByRole("dialog", {}, slow))
const press = async (name: RegExp) => userEvent.click(await screen.findByRole("button", { name }, slow))
const choose = async (field: RegExp, option: RegExp) => {
  const dialog = await dialogOf()
  await userEvent.click(await dialog.findByRole("button", { name: field }, slow))
  await userEvent.click(await screen.findByRole("option", { name: option }, slow))
}
const undo = /^(Undo|החזרה)$/
const save = /^(Save|שמירה)$/

/** Owners, tags, next steps and clocks in the list, with what waits above it. */
export const Desk: Story = {}
export const Empty: Story = { args: { seed: emptyBusiness } }
/** The list is of use without what stands beside it. */
export const DeskNotRead: Story = { args: { broken: ["insights/GetLeadDesk"] } }
export const Mine: Story = { args: { path: "/app/9101/leads?owner=Mine" } }
export const Overdue: Story = { args: { path: "/app/9101/leads?due=Overdue&order=step" } }
export const Tagged: Story = { args: { path: "/app/9101/leads?tag=Wedding" } }
export const Late: Story = { args: { path: "/app/9101/leads?waiting=Late&order=oldest" } }

export const NewLead: Story = { args: opened(9500) }
export const WonLead: Story = { args: opened(9504) }
export const PlainLead: Story = { args: opened(9508) }

/** A status is changed, and is as it was when that is undone. */
export const StatusUndone: Story = {
  args: opened(9501),
  play: async () => {
    await choose(/^(Status|מצב)|(Status|מצב)$/, /^(Lost|לא נסגר|אבוד)/)
    const dialog = await dialogOf()
    await expect(await dialog.findByText(/^(Status is now|המצב עכשיו)/, {}, slow)).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: undo }))
    await expect(await dialog.findByText(/^(Undone\. The lead|בוטל\. הליד)/, {}, slow)).toBeVisible()
  },
}

/** A sale that is not an amount is refused at its field, and one that is saved can be removed. */
export const SaleSaved: Story = {
  args: opened(9504),
  play: async () => {
    const dialog = await dialogOf()
    const field = await dialog.findByLabelText(/^(Value of the sale|שווי המכירה)/, {}, slow)
    await userEvent.clear(field)
    await userEvent.click(dialog.getByRole("button", { name: /^(Save value|שמירת השווי)$/ }))
    await expect(await dialog.findByText(/^(Enter an amount above zero|הזינו סכום)/)).toBeVisible()
    await userEvent.type(field, "1250")
    await userEvent.click(dialog.getByRole("button", { name: /^(Save value|שמירת השווי)$/ }))
    const [told] = await dialog.findAllByText(/^(Sale of|מכירה בסך)/, {}, slow)
    await expect(told).toBeVisible()
  },
}

/** A next step is planned, told, and done. */
export const StepPlanned: Story = {
  args: opened(9502),
  play: async () => {
    const dialog = await dialogOf()
    await userEvent.click(await dialog.findByRole("button", { name: /^(Plan a next step|תכנון הצעד הבא)$/ }, slow))
    await userEvent.click(dialog.getByRole("button", { name: save }))
    await expect(await dialog.findByText(/^(Write what is to be done|כתבו מה צריך)/)).toBeVisible()
    await userEvent.type(dialog.getByLabelText(/^(What to do|מה עושים)/), "Call back")
    await userEvent.click(dialog.getByRole("button", { name: save }))
    await userEvent.click(await dialog.findByRole("button", { name: /^(Done|בוצע)$/ }, slow))
    await expect(await dialog.findByText(/^(Done|בוצע): .*Call back/, {}, slow)).toBeVisible()
  },
}

export const Tags: Story = {
  args: opened(9502),
  play: async () => {
    const dialog = await dialogOf()
    const field = await dialog.findByRole("textbox", { name: /^(Tags|תגיות)/ }, slow)
    await userEvent.type(field, "Big order{Enter}")
    await expect(await dialog.findByRole("button", { name: /^(Remove|הסרת) .*Big order/ }, slow)).toBeVisible()
  },
}

const present: Lead = {
  id: LeadId.make(9501),
  campaignId: CampaignId.make(9201),
  campaignName: "Wedding cakes",
  status: "Lost",
  name: "Divya Pillai",
  submittedOn: 1_700_000_000_000,
  history: [
    {
      number: 1,
      at: 1_700_000_000_000,
      by: UserId.make(9011),
      kind: "Status",
      moves: [{ field: "status", was: "New", now: "Lost" }],
    },
  ],
}

/** Two people changed the same field: both values are told, and nothing was overwritten. */
export const Conflict: Story = {
  args: {
    ...opened(9501),
    failing: { "insights/ChangeLead": new LeadChangedMeanwhile({ field: "status", lead: present }) },
  },
  play: async () => {
    await choose(/^(Status|מצב)|(Status|מצב)$/, /^(Won|נסגר בהצלחה|נסגר)/)
    const dialog = await dialogOf()
    await expect(
      await dialog.findByText(/Ravi Menon.*(Nothing was overwritten|שום דבר לא נדרס)/, {}, slow),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: /^(Keep theirs|להשאיר את הקיים)$/ }))
    await waitFor(() => expect(dialog.queryByText(/Nothing was overwritten|שום דבר לא נדרס/)).toBeNull())
  },
}

/** A change that is refused is told, and what was typed stays. */
export const Refused: Story = {
  args: { ...opened(9502), broken: ["insights/ChangeLead"] },
  play: async () => {
    const dialog = await dialogOf()
    await userEvent.click(await dialog.findByRole("button", { name: /^(Plan a next step|תכנון הצעד הבא)$/ }, slow))
    const field = dialog.getByLabelText(/^(What to do|מה עושים)/)
    await userEvent.type(field, "Call back")
    await userEvent.click(dialog.getByRole("button", { name: save }))
    await expect(await dialog.findByRole("alert", {}, slow)).toBeVisible()
    await expect(field).toHaveValue("Call back")
  },
}

/** The next lead is a key away, and what is typed in a note stays with its lead. */
export const Turned: Story = {
  args: opened(9500),
  play: async () => {
    const dialog = await dialogOf()
    const first = (await dialog.findByRole("heading", { level: 2 }, slow)).textContent
    await userEvent.type(dialog.getByLabelText(/^(New note|הערה חדשה)/), "Half a note")
    await userEvent.click(dialog.getByRole("button", { name: /^(Next|הבא)$/ }))
    await waitFor(() => expect(dialog.getByRole("heading", { level: 2 }).textContent).not.toBe(first))
    await userEvent.keyboard(document.documentElement.dir === "rtl" ? "{ArrowRight}" : "{ArrowLeft}")
    await waitFor(() => expect(dialog.getByRole("heading", { level: 2 }).textContent).toBe(first))
    await expect(dialog.getByLabelText(/^(New note|הערה חדשה)/)).toHaveValue("Half a note")
  },
}

/** Several leads get an owner at once, and have their own again when it is undone. */
export const OwnersChanged: Story = {
  args: { path: "/app/9101/leads?status=New" },
  play: async () => {
    await press(/^(Select leads|בחירת לידים)$/)
    await press(/^(Select all shown|בחירת כל המוצגים)$/)
    await press(/^(Change|שינוי)$/)
    await userEvent.click(await screen.findByRole("menuitem", { name: /^(Change owner|שינוי אחראי)/ }, slow))
    const dialog = await dialogOf()
    await userEvent.click(dialog.getByRole("button", { name: /^(Change|שינוי)$/ }))
    await press(undo)
    await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull(), slow)
  },
}

/** A view that everybody has is opened from the menu. */
export const ViewOpened: Story = {
  play: async () => {
    await press(/^(Saved views|תצוגות שמורות)$/)
    await userEvent.click(await screen.findByRole("menuitemradio", { name: /^(Mine|שלי)$/ }, slow))
    await screen.findByRole("button", { name: /(Mine|שלי)$/ }, slow)
  },
}
