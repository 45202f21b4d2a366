import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { judgedBakery, markedBakery } from "../world/lead-mark-seeds.ts"

const meta = {
  title: "Screens/Lead marks",
  component: Screen,
  parameters: { page: true },
  args: { seed: markedBakery, isSignedIn: true, path: "/app/9101/leads" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
const opened = async () => within(await screen.findByRole("dialog", {}, slow))
const press = async (within_: Pick<typeof screen, "findByRole">, name: RegExp) =>
  userEvent.click(await within_.findByRole("button", { name }, slow))

export const Marked: Story = {
  play: async () => {
    await expect((await screen.findAllByText(/^(Possible duplicate|אולי כפול)$/, {}, slow))[0]).toBeVisible()
    await waitFor(
      async () => expect(await screen.findByRole("link", { name: /^(5 suspicious|5 חשודים)$/ }, slow)).toBeVisible(),
      slow,
    )
  },
}
/** A number leads to just the leads that it counts. */
export const CountedOfCampaign: Story = {
  args: { path: "/app/9101/leads?campaign=9201" },
  play: async () => {
    const link = await screen.findByRole("link", { name: /suspicious|חשודים/ }, slow)
    await expect(link).toHaveAttribute("href", expect.stringContaining("?campaign=9201&marked=Suspicious"))
  },
}
export const Suspicious: Story = { args: { path: "/app/9101/leads?marked=Suspicious" } }
export const Duplicates: Story = { args: { path: "/app/9101/leads?marked=Duplicates" } }
export const NoneMerged: Story = { args: { path: "/app/9101/leads?marked=Merged" } }
export const Merged: Story = { args: { seed: judgedBakery, path: "/app/9101/leads?marked=Merged" } }

/** One press calls a suspicious lead real; the mark stays, and can be put back. */
export const CalledReal: Story = {
  args: { path: "/app/9101/leads?lead=9603" },
  play: async () => {
    const dialog = await opened()
    await press(dialog, /^(This is real|זה אמיתי)$/)
    await waitFor(
      async () => expect(await dialog.findByText(/called real on|אושר כאמיתי/, {}, slow)).toBeVisible(),
      slow,
    )
    await press(dialog, /^(Mark again|סימון מחדש)$/)
    await waitFor(
      async () => expect(await dialog.findByText(/another country|ממדינה אחרת/, {}, slow)).toBeVisible(),
      slow,
    )
  },
}
export const SeveralReasons: Story = { args: { path: "/app/9101/leads?lead=9602" } }
export const CallingRealRefused: Story = {
  args: { broken: ["insights/DismissLeadMark"], path: "/app/9101/leads?lead=9603" },
  play: async () => {
    const dialog = await opened()
    await press(dialog, /^(This is real|זה אמיתי)$/)
    await waitFor(async () => expect(await dialog.findByRole("alert")).toBeVisible(), slow)
  },
}

export const PossibleDuplicate: Story = {
  args: { path: "/app/9101/leads?lead=9601" },
  play: async () => {
    const dialog = await opened()
    await press(dialog, /^(Compare|השוואה)$/)
    await waitFor(async () => expect(await dialog.findByRole("table")).toBeVisible(), slow)
  },
}

/** Two leads of a person become one, and two again. */
export const MergedAndBack: Story = {
  args: { path: "/app/9101/leads?lead=9601" },
  play: async () => {
    const dialog = await opened()
    await press(dialog, /^(Merge|מיזוג)$/)
    await waitFor(
      async () => expect(await dialog.findByText(/Merged with an older lead|מוזג עם ליד ישן/, {}, slow)).toBeVisible(),
      slow,
    )
    await press(dialog, /^(Undo merge|ביטול המיזוג)$/)
    await waitFor(
      async () => expect(await dialog.findByText(/Same contact details|אותם פרטי קשר/, {}, slow)).toBeVisible(),
      slow,
    )
  },
}
export const DifferentPeople: Story = {
  args: { path: "/app/9101/leads?lead=9600" },
  play: async () => {
    const dialog = await opened()
    await press(dialog, /^(Different people|אנשים שונים)$/)
    await waitFor(() => expect(dialog.queryByText(/Same person\?|אותו אדם\?/)).toBeNull(), slow)
  },
}
export const MergeRefused: Story = {
  args: { broken: ["insights/MergeLeads"], path: "/app/9101/leads?lead=9601" },
  play: async () => {
    const dialog = await opened()
    await press(dialog, /^(Merge|מיזוג)$/)
    await waitFor(async () => expect(await dialog.findByRole("alert")).toBeVisible(), slow)
  },
}
export const DuplicatesNotFound: Story = {
  args: { broken: ["insights/ListLeadDuplicates"], path: "/app/9101/leads?lead=9601" },
  play: async () => {
    await waitFor(async () => expect(await (await opened()).findByRole("alert", {}, slow)).toBeVisible(), slow)
  },
}
export const KeptWithBothSources: Story = { args: { seed: judgedBakery, path: "/app/9101/leads?lead=9600" } }
export const MergedIntoAnother: Story = { args: { seed: judgedBakery, path: "/app/9101/leads?lead=9601" } }
export const BadWithReason: Story = { args: { seed: judgedBakery, path: "/app/9101/leads?lead=9602" } }

/** Whoever marks a lead as spam is asked for the reason at once. */
export const ReasonAsked: Story = {
  args: { path: "/app/9101/leads?lead=9603" },
  play: async () => {
    const dialog = await opened()
    await userEvent.click(await dialog.findByRole("button", { name: /Status|מצב/ }, slow))
    await userEvent.click(await screen.findByRole("option", { name: /^(Spam|ספאם)$/ }, slow))
    const reason = await dialog.findByRole("radio", { name: /^(Wrong number|מספר שגוי)$/ }, slow)
    await userEvent.click(reason)
    await waitFor(() => expect(reason).toBeChecked(), slow)
  },
}

const byAd = async () => {
  await press(screen, /bad leads?, by ad|גרועים?, לפי מודעה/)
  return opened()
}
export const BadLeadsByAd: Story = {
  args: { seed: judgedBakery },
  play: async () => {
    const dialog = await byAd()
    const ad = await dialog.findByText("Taste before you choose", {}, slow)
    await waitFor(() => expect(ad).toBeVisible(), slow)
  },
}
export const BadLeadsFailed: Story = {
  args: { seed: judgedBakery, broken: ["insights/GetBadLeads"] },
  play: async () => {
    const dialog = await byAd()
    const alert = await dialog.findByRole("alert", {}, slow)
    await waitFor(() => expect(alert).toBeVisible(), slow)
  },
}
export const BadLeadsLoading: Story = {
  args: { seed: judgedBakery, silent: ["insights/GetBadLeads"] },
  play: async () => {
    await byAd()
  },
}

/** Whoever may only read sees the marks and no presses. */
export const Watching: Story = {
  args: { role: "BrandManager", path: "/app/9101/leads?lead=9601" },
  play: async () => {
    const dialog = await opened()
    await expect(await dialog.findByRole("button", { name: /^(Compare|השוואה)$/ }, slow)).toBeInTheDocument()
    await expect(dialog.queryByRole("button", { name: /^(Merge|מיזוג)$/ })).toBeNull()
  },
}
