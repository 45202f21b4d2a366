import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { manySchedules, questionKeyOf, regularReports } from "../world/schedule-seeds.ts"
import { reportedBakery } from "../world/report-seeds.ts"

const library = "/app/9101/publishedReports"
const slow = { timeout: 15_000 }
const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
  getI18n().t(`reportMails:${key}`, values)
const loaded = () => waitFor(() => expect(getI18n()?.exists("reportMails:title")).toBe(true), slow)
const pressed = async (name: string) => {
  await loaded()
  const [button] = await screen.findAllByRole("button", { name }, slow)
  if (button !== undefined) await userEvent.click(button)
}

const meta = {
  title: "Screens/Regular reports",
  component: Screen,
  parameters: { page: true },
  args: { seed: regularReports, isSignedIn: true, path: library },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const Schedules: Story = {
  play: async () => {
    await loaded()
    await expect(await screen.findByText("Month for the accountant", {}, slow)).toBeVisible()
    await expect(screen.getByText(new RegExp(words("count.Failed", { count: 1 })))).toBeVisible()
  },
}
export const Hebrew: Story = { globals: { language: "he" } }
export const NoSchedules: Story = { args: { seed: reportedBakery } }
export const FullOfSchedules: Story = { args: { seed: manySchedules } }
export const NotLoaded: Story = { args: { broken: ["insights/ListReportSchedules"] } }
export const Loading: Story = { args: { silent: ["insights/ListReportSchedules"] } }

/** The library keeps reports that regular ones sent apart from own ones. */
export const RegularAlone: Story = {
  args: { path: `${library}?origin=Regular` },
  play: async () => {
    await waitFor(() => expect(getI18n()?.exists("reports:origin.any")).toBe(true), slow)
    await expect(await screen.findByRole("link", { name: /Monday's report/ }, slow)).toBeVisible()
    await expect(screen.queryByRole("link", { name: /Last 30 days/ })).toBeNull()
  },
}
export const OwnAlone: Story = {
  args: { path: `${library}?origin=Own` },
  play: async () => {
    await expect(await screen.findByRole("link", { name: /Last 30 days/ }, slow)).toBeVisible()
    await expect(screen.queryByRole("link", { name: /Monday's report/ })).toBeNull()
  },
}

export const WhatWasSent: Story = {
  play: async () => {
    await loaded()
    await pressed(words("row.sendings"))
    const dialog = within(await screen.findByRole("dialog", {}, slow))
    await waitFor(() => expect(dialog.getByText(words("failure.Refused"))).toBeVisible(), slow)
    await waitFor(async () => {
      await userEvent.click(dialog.getAllByRole("button", { name: words("sendings.resend") })[0] ?? document.body)
      await expect(await screen.findByText(words("sendings.again", { name: "Meera Nair" }))).toBeVisible()
    }, slow)
  },
}

export const NewSchedule: Story = {
  args: { seed: reportedBakery },
  play: async () => {
    await loaded()
    await pressed(words("sendRegularly"))
    const dialog = within(await screen.findByRole("dialog", {}, slow))
    await userEvent.click(dialog.getByRole("button", { name: getI18n().t("common:action.save") }))
    await expect(await dialog.findByText(getI18n().t("failures:insights.reportRecipientsNone"), {}, slow)).toBeVisible()
    await userEvent.type(dialog.getByRole("textbox", { name: words("form.addresses") }), "accounts@example.com")
    await userEvent.click(dialog.getByRole("button", { name: words("form.preview") }))
    await expect(await dialog.findByRole("region", { name: words("preview.title") }, slow)).toBeVisible()
    await userEvent.click(dialog.getByRole("button", { name: getI18n().t("common:action.save") }))
    await expect(await screen.findByText(words("form.usualName"), { selector: "bdi" }, slow)).toBeVisible()
  },
}
export const FormInHebrew: Story = {
  args: { seed: reportedBakery },
  globals: { language: "he" },
  play: async () => {
    await loaded()
    await pressed(words("sendRegularly"))
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible(), slow)
  },
}

/** One switch, there and back. */
export const DailyMail: Story = {
  args: { seed: reportedBakery },
  play: async () => {
    await loaded()
    const daily = await screen.findByRole("switch", { name: new RegExp(words("daily.label")) }, slow)
    await userEvent.click(daily)
    await waitFor(() => expect(screen.getByRole("switch")).toBeChecked(), slow)
    await userEvent.click(screen.getByRole("switch"))
    await waitFor(() => expect(screen.getByRole("switch")).not.toBeChecked(), slow)
  },
}

/** A question is sent again, and its address waits with a new link. */
export const AskedAgain: Story = {
  play: async () => {
    await loaded()
    await userEvent.click(await screen.findByRole("button", { name: /late@example\.com/ }, slow))
    const asked = words("address.asked", { address: "late@example.com" })
    await waitFor(() => expect(screen.getByText(asked)).toBeVisible(), slow)
    await waitFor(() => expect(screen.getAllByText(words("address.state.Waiting"))).toHaveLength(2), slow)
  },
}

const question = (address: string) => ({
  isSignedIn: false,
  path: `/confirmReportMails/${encodeURIComponent(questionKeyOf(address))}`,
})

/** Reading the page answers nothing; one press does, and a second takes it back for good. */
export const QuestionConfirmed: Story = {
  args: question("bookkeeper@example.com"),
  play: async () => {
    await loaded()
    await userEvent.click(await screen.findByRole("button", { name: words("confirm.accept") }, slow))
    await expect(
      await screen.findByText(words("confirm.confirmed", { businessName: "Bloom Bakery" }), {}, slow),
    ).toBeVisible()
    await userEvent.click(screen.getByRole("button", { name: words("confirm.decline") }))
    await expect(
      await screen.findByText(words("confirm.declined", { businessName: "Bloom Bakery" }), {}, slow),
    ).toBeVisible()
  },
}
export const QuestionInHebrew: Story = { args: question("bookkeeper@example.com"), globals: { language: "he" } }
export const QuestionEnded: Story = {
  args: question("late@example.com"),
  play: async () => {
    await loaded()
    await expect(
      await screen.findByText(words("confirm.ended", { businessName: "Bloom Bakery" }), {}, slow),
    ).toBeVisible()
    await expect(screen.queryByRole("button", { name: words("confirm.accept") })).toBeNull()
  },
}
export const QuestionDeclined: Story = { args: question("never@example.com") }
export const QuestionUnknown: Story = { args: question("nobody@example.com") }
export const QuestionLoading: Story = {
  args: { ...question("bookkeeper@example.com"), silent: ["insights/GetReportQuestion"] },
}
export const QuestionNotLoaded: Story = {
  args: { ...question("bookkeeper@example.com"), broken: ["insights/GetReportQuestion"] },
}
export const QuestionNotAnswered: Story = {
  args: { ...question("bookkeeper@example.com"), broken: ["insights/AnswerReportQuestion"] },
  play: async () => {
    await loaded()
    await userEvent.click(await screen.findByRole("button", { name: words("confirm.accept") }, slow))
    await expect(await screen.findByRole("alert", {}, slow)).toBeVisible()
  },
}

export const EndLinkInvalid: Story = {
  args: { isSignedIn: false, path: "/endReportMails/nobody" },
  play: async () => {
    await loaded()
    // Opening the page ends nothing: programs that check mails open their links.
    const act = await screen.findByRole("button", { name: words("end.act") }, slow)
    await expect(screen.queryByText(words("end.invalid"))).toBeNull()
    await userEvent.click(act)
    await expect(await screen.findByText(words("end.invalid"), {}, slow)).toBeVisible()
  },
}
