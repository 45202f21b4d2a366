import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { worldPassword } from "../world/bakery.ts"
import { busyBakery } from "../world/seeds.ts"

const page = "/app/9101/userPreferences"
const part = (name: string) => ({ path: `${page}?part=${name}` })

const meta = {
  title: "Screens/Preferences",
  component: Screen,
  parameters: { page: true },
  args: { seed: busyBakery, isSignedIn: true, path: page },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** A world of its own takes its time to come. */
const slow = { timeout: 15_000 }
const say = (key: string, values: Record<string, unknown> = {}) => getI18n().t(`account:${key}`, values)
const ready = () => waitFor(() => expect(getI18n()?.exists("account:profile.nameTitle")).toBe(true), slow)
const press = async (key: string, values: Record<string, unknown> = {}) => {
  await ready()
  await userEvent.click(await screen.findByRole("button", { name: say(key, values) }, slow))
}
const saved = async (key: string) => expect(await screen.findByText(say(key))).toBeInTheDocument()
const choose = async (label: string, option: string) => {
  await userEvent.click(await screen.findByRole("button", { name: new RegExp(`${say(label)}$`) }, slow))
  await userEvent.click(await screen.findByRole("option", { name: option }))
}

/** Without a part the address shows the index, and beside it the profile where there is room. */
export const Index: Story = {}
export const Profile: Story = { args: part("profile") }
export const PhoneStateNotLoaded: Story = { args: { ...part("profile"), broken: ["identity/GetPreferences"] } }

export const NameChanged: Story = {
  args: part("profile"),
  play: async () => {
    await ready()
    const field = await screen.findByLabelText(say("profile.firstName"), {}, slow)
    await userEvent.clear(field)
    await userEvent.click(screen.getByRole("button", { name: getI18n().t("common:action.save") }))
    await expect(await screen.findByText(say("profile.required"))).toBeVisible()
    await userEvent.type(field, "Anu")
    await userEvent.click(screen.getByRole("button", { name: getI18n().t("common:action.save") }))
    await saved("profile.nameSaved")
  },
}

const askPhone = async (number: string, password: string) => {
  await press("profile.changePhone")
  const field = await screen.findByLabelText(say("profile.newPhone"))
  await userEvent.clear(field)
  await userEvent.type(field, number)
  await userEvent.type(screen.getByLabelText(say("security.password")), password)
  await press("profile.sendSms")
}
export const PhoneCodeSent: Story = {
  args: part("profile"),
  play: async () => {
    await askPhone("98765 00000", worldPassword)
    await expect(await screen.findByLabelText(say("profile.code"), {}, slow)).toBeVisible()
  },
}
export const PhoneWrongCode: Story = {
  args: part("profile"),
  play: async () => {
    await askPhone("98765 00000", worldPassword)
    await userEvent.type(await screen.findByLabelText(say("profile.code"), {}, slow), "999999")
    await expect(await screen.findByRole("alert")).toBeVisible()
  },
}
export const PhoneRefused: Story = {
  args: part("profile"),
  play: async () => {
    await askPhone("12", "Wrong-1word")
    await waitFor(() => expect(screen.getByLabelText(say("profile.newPhone"))).toHaveAttribute("aria-invalid", "true"))
  },
}
export const PhonesOff: Story = { args: { ...part("profile"), off: ["textMessages"] } }

export const EmailLinkSent: Story = {
  args: part("profile"),
  play: async () => {
    await press("profile.changeEmail")
    await userEvent.type(await screen.findByLabelText(say("profile.newEmail")), "meera@new.example")
    await userEvent.type(screen.getByLabelText(say("security.password")), worldPassword)
    await press("profile.sendLink")
    await expect(await screen.findByText(/meera@new\.example/)).toBeVisible()
  },
}
export const EmailWrongPassword: Story = {
  args: part("profile"),
  play: async () => {
    await press("profile.changeEmail")
    await userEvent.type(await screen.findByLabelText(say("profile.newEmail")), "meera@new.example")
    const password = screen.getByLabelText(say("security.password"))
    await userEvent.type(password, "Wrong-1word")
    await press("profile.sendLink")
    await waitFor(() => expect(password).toHaveAttribute("aria-invalid", "true"))
  },
}

const newPassword = "Str0ng-Pass!"
export const PasswordChanged: Story = {
  args: part("profile"),
  play: async () => {
    await press("profile.changePassword")
    await userEvent.type(await screen.findByLabelText(say("security.password")), worldPassword)
    await userEvent.type(screen.getByLabelText(say("profile.newPassword")), newPassword)
    await userEvent.type(screen.getByLabelText(say("profile.repeat")), newPassword)
    await press("profile.savePassword")
    await saved("profile.passwordSaved")
  },
}
export const PasswordWrong: Story = {
  args: part("profile"),
  play: async () => {
    await press("profile.changePassword")
    const present = await screen.findByLabelText(say("security.password"))
    await userEvent.type(present, "Wrong-1word")
    await userEvent.type(screen.getByLabelText(say("profile.newPassword")), newPassword)
    await userEvent.type(screen.getByLabelText(say("profile.repeat")), newPassword)
    await press("profile.savePassword")
    await waitFor(() => expect(present).toHaveAttribute("aria-invalid", "true"))
  },
}

export const Formats: Story = { args: part("formats") }
/** Each choice shows at once what it does. */
export const FormatsChosen: Story = {
  args: part("formats"),
  play: async () => {
    await ready()
    await screen.findByText(/12,34,567/, {}, slow)
    await choose("formats.numbers", say("formats.international"))
    await expect(await screen.findByText(/1,234,567/)).toBeVisible()
    await choose("formats.numbers", say("formats.lakh"))
    await expect(await screen.findByText(/12,34,567/)).toBeVisible()
  },
}
export const FormatNotSaved: Story = {
  args: { ...part("formats"), broken: ["identity/ChangePreferences"] },
  play: async () => {
    await ready()
    await choose("formats.numbers", say("formats.international"))
    await expect(await screen.findByRole("alert")).toBeVisible()
  },
}

const box = async (topic: string, channel: string) =>
  screen.findByRole(
    "checkbox",
    {
      name: new RegExp(
        `^${say("grid.box", { topic: say(`messages.topic.${topic}`), channel: say(`messages.channel.${channel}`) })}`,
      ),
    },
    slow,
  )
export const Messages: Story = { args: part("messages") }
export const MessagesChosen: Story = {
  args: part("messages"),
  play: async () => {
    await ready()
    const email = await box("lead", "Email")
    await expect(email).toBeChecked()
    await userEvent.click(email)
    await saved("messages.saved")
    await waitFor(() => expect(email).not.toBeChecked())
    await expect(await box("wallet", "Email")).toBeDisabled()
  },
}
/** The head of a column switches all that may be switched. */
export const ColumnTurnedOn: Story = {
  args: part("messages"),
  play: async () => {
    await ready()
    const head = await screen.findByRole(
      "checkbox",
      { name: say("grid.allOf", { channel: say("messages.channel.Sms") }) },
      slow,
    )
    await userEvent.click(head)
    for (const topic of ["campaign", "lead", "balance"])
      await waitFor(async () => expect(await box(topic, "Sms")).toBeChecked())
    await expect(head).toBeChecked()
    const table = screen.getByRole("table", { name: say("grid.caption") })
    await expect(within(table).getAllByRole("rowheader").length).toBeGreaterThanOrEqual(5)
  },
}
export const MessagesNotLoaded: Story = { args: { ...part("messages"), broken: ["identity/GetPreferences"] } }
export const MessagesLoading: Story = { args: { ...part("messages"), silent: ["identity/GetPreferences"] } }
/** A column of pushes is left out where none can be asked for. */
export const PushKeyNotLoaded: Story = {
  args: { ...part("messages"), broken: ["messaging/GetPushKey"] },
  play: async () => {
    await ready()
    await box("lead", "Email")
    await expect(screen.queryByRole("columnheader", { name: new RegExp(say("messages.channel.Push")) })).toBeNull()
  },
}

export const QuietHoursSet: Story = {
  args: part("messages"),
  play: async () => {
    await ready()
    await userEvent.click(await screen.findByRole("switch", { name: say("quiet.on") }, slow))
    await expect(await screen.findByText(say("quiet.urgent"))).toBeVisible()
    await press("quiet.save")
    await saved("quiet.saved")
  },
}
export const DigestWeekly: Story = {
  args: part("messages"),
  play: async () => {
    await ready()
    await choose("digest.rhythm", say("digest.Weekly"))
    await expect(await screen.findByText(say("digest.urgent"))).toBeVisible()
    await press("digest.save")
    await saved("digest.saved")
  },
}
export const DigestWithoutTopic: Story = {
  args: part("messages"),
  play: async () => {
    await ready()
    await choose("digest.rhythm", say("digest.Daily"))
    const group = await screen.findByRole("group", { name: say("digest.topics") })
    for (const one of within(group).getAllByRole("checkbox")) await userEvent.click(one)
    await expect(await screen.findByText(say("digest.noTopic"))).toBeVisible()
    await expect(screen.getByRole("button", { name: say("digest.save") })).toBeDisabled()
  },
}

export const Security: Story = { args: part("security") }
export const YourData: Story = { args: part("data") }
