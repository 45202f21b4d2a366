import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { agencyQuestionKeyOf, agencySchedules, manyAgencySchedules } from "../world/agency-schedule-seeds.ts"
import { agencyReports } from "../world/agency-seeds.ts"

const slow = { timeout: 15_000 }
const words = (key: string, values: Readonly<Record<string, string | number>> = {}): string => getI18n().t(key, values)
const loaded = () =>
  waitFor(
    () =>
      expect(
        ["agencyReports:regular.lead", "reportMails:title", "common:action.save"].every((key) =>
          getI18n()?.exists(key),
        ),
      ).toBe(true),
    slow,
  )
const pressed = async (name: string) => {
  await loaded()
  const [button] = await screen.findAllByRole("button", { name }, slow)
  if (button !== undefined) await userEvent.click(button)
}

const meta = {
  title: "Screens/Regular reports over many clients",
  component: Screen,
  parameters: { page: true },
  args: { seed: agencySchedules, isSignedIn: true, path: "/clients/reports" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** What left, what was refused, what was ended, and what is paused. */
export const Schedules: Story = {
  play: async () => {
    await loaded()
    await expect(await screen.findByText("The café's month", { selector: "bdi" }, slow)).toBeVisible()
    await expect(screen.getByText(new RegExp(words("agencyReports:regular.allClients")))).toBeVisible()
    await expect(screen.getByText(new RegExp(words("reportMails:count.Failed", { count: 1 })))).toBeVisible()
    await expect(screen.getByText(words("reportMails:address.state.LinkEnded"))).toBeVisible()
  },
}
export const Hebrew: Story = { globals: { language: "he" } }
export const NoSchedules: Story = { args: { seed: agencyReports } }
export const FullOfSchedules: Story = { args: { seed: manyAgencySchedules } }
export const NotLoaded: Story = { args: { broken: ["insights/ListAgencySchedules"] } }
export const Loading: Story = { args: { silent: ["insights/ListAgencySchedules"] } }

export const WhatWasSent: Story = {
  play: async () => {
    await pressed(words("reportMails:row.sendings"))
    const dialog = within(await screen.findByRole("dialog", {}, slow))
    await waitFor(() => expect(dialog.getByText(words("reportMails:failure.Refused"))).toBeVisible(), slow)
    await userEvent.click(
      dialog.getAllByRole("button", { name: words("reportMails:sendings.resend") })[0] ?? document.body,
    )
    const again = words("reportMails:sendings.again", { name: "Meera Nair" })
    await waitFor(() => expect(screen.getByText(again)).toBeVisible(), slow)
  },
}

/** A wrong field says why, the preview shows the sums, and the report is kept. */
export const NewSchedule: Story = {
  args: { seed: agencyReports },
  play: async () => {
    await pressed(words("reportMails:sendRegularly"))
    const dialog = within(await screen.findByRole("dialog", {}, slow))
    const save = dialog.getByRole("button", { name: words("common:action.save") })
    await userEvent.click(save)
    await expect(await dialog.findByText(words("failures:validation.required"), {}, slow)).toBeVisible()
    await userEvent.type(
      dialog.getByRole("textbox", { name: new RegExp(words("agencyReports:new.agency")) }),
      "Lotus Media",
    )
    await userEvent.click(dialog.getByRole("button", { name: words("reportMails:form.preview") }))
    const preview = await dialog.findByRole("region", { name: words("reportMails:preview.title") }, slow)
    await expect(within(preview).getByText(/£/)).toBeVisible()
    await userEvent.click(save)
    await expect(
      await screen.findByText(words("agencyReports:regular.usualName"), { selector: "bdi" }, slow),
    ).toBeVisible()
  },
}

export const Tested: Story = {
  play: async () => {
    await pressed(words("reportMails:row.test"))
    await waitFor(() => expect(screen.getByText(words("reportMails:row.tested"))).toBeVisible(), slow)
  },
}

/** An address outside says yes, under the agency's name. */
export const Question: Story = {
  args: {
    isSignedIn: false,
    path: `/confirmReportMails/${encodeURIComponent(agencyQuestionKeyOf("partner@example.com"))}`,
  },
  play: async () => {
    const text = () => words("reportMails:confirm.confirmed", { businessName: "Lotus Media" })
    await waitFor(() => expect(screen.getByText(text())).toBeVisible(), slow)
  },
}
