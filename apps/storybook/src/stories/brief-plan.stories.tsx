import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import {
  approvedPlan,
  briefsOfAllStatuses,
  draftBrief,
  plannedBrief,
  waitingPlan,
  wrongPlan,
} from "../world/brief-seeds.ts"
import { drawn, pressed, slow, words } from "../world/brief-steps.ts"

const path = "/app/9101/briefs/1?part=plan"

const meta = {
  title: "Screens/Brief plan",
  component: Screen,
  parameters: { page: true },
  args: { seed: plannedBrief, isSignedIn: true, path },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const cell = (name: string, line: number) =>
  screen.findByRole("textbox", { name: words("cell.label", { cell: words(`cell.${name}`), line }) }, slow)
const opened = async () => within(await screen.findByRole("dialog", {}, slow))
const pasted = async (target: HTMLElement, text: string) => {
  target.focus()
  await userEvent.paste(text)
}

export const Plan: Story = {
  play: async () => {
    await drawn()
    await expect(await cell("publisher", 1)).toHaveValue("Meta")
  },
}
export const Hebrew: Story = { globals: { language: "he" } }
export const ToMend: Story = {
  args: { seed: wrongPlan },
  play: async () => {
    await drawn()
    await pressed(words("check.mend"))
    await expect(await cell("cost", 1)).toHaveValue("1800000")
    await expect(screen.getByRole("button", { name: words("send.open") })).toBeDisabled()
  },
}
export const ToMendInHebrew: Story = { args: { seed: wrongPlan }, globals: { language: "he" } }
export const WithoutLines: Story = {
  args: { seed: briefsOfAllStatuses },
  play: async () => {
    await drawn()
    await pressed(words("plan.add"))
    const first = await cell("publisher", 1)
    await userEvent.type(first, "Meta{Enter}")
    await waitFor(async () => expect(await cell("publisher", 2)).toHaveFocus(), slow)
    await userEvent.type(await cell("budget", 1), "12x{Enter}")
    await expect(await screen.findByText(words("cell.problem.number"), {}, slow)).toBeVisible()
  },
}
export const Pasted: Story = {
  play: async () => {
    await drawn()
    await pasted(
      await cell("publisher", 1),
      "Vendor\tMedia\tBudget\tUnits\nGoogle\tSearch\t₹1,20,000\tmany\nDaily\tPrint\t5000\t10",
    )
    await expect(await cell("publisher", 4)).toHaveValue("Google")
    await expect(await cell("budget", 4)).toHaveValue("120000")
    await expect(await screen.findByText(/“many”/, {}, slow)).toBeVisible()
    await pressed(getI18n().t("common:action.undo"))
    await waitFor(() => expect(screen.queryAllByDisplayValue("Google")).toHaveLength(1), slow)
  },
}
export const LineRemovedAndBack: Story = {
  play: async () => {
    await drawn()
    await pressed(words("plan.removeLine", { line: 1 }))
    await waitFor(() => expect(screen.queryByDisplayValue("Meta")).toBeNull(), slow)
    const [undo] = await screen.findAllByRole("button", { name: getI18n().t("common:action.undo") }, slow)
    if (undo !== undefined) await userEvent.click(undo)
    await expect(await screen.findByDisplayValue("Meta", {}, slow)).toBeVisible()
  },
}
export const Saved: Story = {
  play: async () => {
    await drawn()
    const theme = await cell("theme", 1)
    await userEvent.clear(theme)
    await userEvent.type(theme, "Snow{Enter}")
    await pressed(words("plan.save"))
    await screen.findByText(words("plan.saved"), {}, slow)
    await waitFor(() => expect(screen.getByRole("button", { name: words("send.open") })).toBeEnabled(), slow)
  },
}
export const NotSaved: Story = {
  args: { broken: ["briefs/SaveBriefPlan"] },
  play: async () => {
    await drawn()
    await userEvent.type(await cell("theme", 1), "!{Enter}")
    await pressed(words("plan.save"))
    await expect(await screen.findByRole("alert", {}, slow)).toBeVisible()
  },
}
export const Commenting: Story = {
  play: async () => {
    await drawn()
    await pressed(words("comments.open", { line: 1, count: 1 }))
    const dialog = await opened()
    await userEvent.type(dialog.getByRole("textbox", { name: words("comments.text") }), "Yes, it is.")
    await userEvent.click(dialog.getByRole("button", { name: words("comments.add") }))
    await expect(await dialog.findByText("Yes, it is.", {}, slow)).toBeVisible()
  },
}
export const Sending: Story = {
  play: async () => {
    await drawn()
    await pressed(words("send.open"))
    const dialog = await opened()
    const [person] = await dialog.findAllByRole("checkbox", {}, slow)
    if (person !== undefined) await userEvent.click(person)
    await userEvent.click(dialog.getByRole("button", { name: words("send.send") }))
    await expect(
      await screen.findByRole("heading", { name: words("version.title", { version: 1 }) }, slow),
    ).toBeVisible()
  },
}
export const ApproversNotLoaded: Story = {
  args: { broken: ["briefs/ListPlanApprovers"] },
  play: async () => {
    await drawn()
    await pressed(words("send.open"))
    await opened()
  },
}
export const ReadOnly: Story = { args: { role: "BrandManager" } }
export const OfADraft: Story = { args: { seed: draftBrief } }
export const NotLoaded: Story = { args: { broken: ["briefs/GetBriefPlan"] } }
export const NothingSent: Story = { args: { path: "/app/9101/briefs/1?part=approval" } }
export const WaitsForTheReader: Story = {
  args: { seed: waitingPlan, path: "/app/9101/briefs/1?part=approval" },
  play: async () => {
    await drawn()
    await pressed(words("decision.reject"))
    await expect(await screen.findByText(words("decision.commentNeeded"), {}, slow)).toBeVisible()
    await pressed(words("decision.approve"))
    await expect(await screen.findByText(words("version.turn"), {}, slow)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole("button", { name: words("decision.approve") })).toBeNull(), slow)
  },
}
export const WaitsInHebrew: Story = {
  args: { seed: waitingPlan, path: "/app/9101/briefs/1?part=approval" },
  globals: { language: "he" },
}
export const Approved: Story = { args: { seed: approvedPlan, path: "/app/9101/briefs/1?part=approval" } }
export const NothingApproved: Story = { args: { path: "/app/9101/briefs/1?part=results" } }
export const ResultsNotLoaded: Story = {
  args: { seed: approvedPlan, path: "/app/9101/briefs/1?part=results", broken: ["briefs/GetPlanActuals"] },
}
export const MakingCampaigns: Story = {
  args: { seed: approvedPlan, path: "/app/9101/briefs/1?part=results" },
  play: async () => {
    await drawn()
    await pressed(words("results.make", { count: 2 }))
    const dialog = await opened()
    await waitFor(() => expect(dialog.getByText(words("results.dialogText"))).toBeVisible(), slow)
  },
}
export const ResultsInHebrew: Story = {
  args: { seed: approvedPlan, path: "/app/9101/briefs/1?part=results" },
  globals: { language: "he" },
}
