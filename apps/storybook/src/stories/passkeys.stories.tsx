import type { PasskeyProblem } from "@application/identity/flows"
import { PasskeyRefused } from "@domain/identity"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import { Screen } from "../screen.tsx"
import { owner, worldPassword } from "../world/bakery.ts"
import { passkeyBakery, passkeyElsewhere } from "../world/passkeys.ts"
import { administeredPortal } from "../world/run-portal.ts"
import { busyBakery } from "../world/seeds.ts"

const meta = {
  title: "Screens/Passkeys",
  component: Screen,
  parameters: { page: true },
  args: { seed: passkeyBakery, isSignedIn: true, path: "/app/9101/userPreferences?part=security" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
const say = (key: string, values: Record<string, unknown> = {}) => getI18n().t(key, values)
const loaded = (namespace: string, key: string) =>
  waitFor(() => expect(getI18n()?.exists(`${namespace}:${key}`)).toBe(true), slow)
const press = async (key: string, values: Record<string, unknown> = {}) =>
  userEvent.click(await screen.findByRole("button", { name: say(key, values) }, slow))
const typePassword = async () =>
  userEvent.type(await screen.findByLabelText(say("account:security.password"), {}, slow), worldPassword)

const setUpPage = { seed: administeredPortal, path: "/secondFactor?redirect=%2Fportal" }
const addFirst = async () => {
  await loaded("account", "passkeys.add")
  await typePassword()
  await press("account:passkeys.add")
}

export const Choice: Story = {
  args: setUpPage,
  play: async () => {
    await loaded("account", "passkeys.passkey")
    await expect(await screen.findAllByRole("radio", {}, slow)).toHaveLength(2)
  },
}
export const FirstPasskey: Story = {
  args: setUpPage,
  play: async () => {
    await addFirst()
    await expect(await screen.findByText("AAAA-AAAA-AAAA-AAAA", {}, slow)).toBeVisible()
    await press("account:security.saved")
    await expect(await screen.findByRole("heading", { level: 1, name: /^(To do|לטיפול)$/ }, slow)).toBeVisible()
  },
}
export const AppAlone: Story = {
  args: { ...setUpPage, passkeys: { isSupported: false } },
  play: async () => {
    await loaded("account", "passkeys.unsupported")
    await expect(await screen.findByText(say("account:passkeys.unsupported"), {}, slow)).toBeVisible()
    await expect(screen.queryByRole("radio")).toBeNull()
  },
}
export const WithoutName: Story = {
  args: setUpPage,
  play: async () => {
    await loaded("account", "passkeys.name")
    await userEvent.clear(await screen.findByLabelText(say("account:passkeys.name"), {}, slow))
    await addFirst()
    await expect(await screen.findByText(say("account:passkeys.nameMissing"))).toBeVisible()
  },
}

const problemOf = (problem: PasskeyProblem): Story => ({
  args: { ...setUpPage, passkeys: { problem } },
  play: async () => {
    await addFirst()
    await expect(await screen.findByText(say(`app:passkey.problem.${problem}`), {}, slow)).toBeVisible()
  },
})
export const Cancelled: Story = problemOf("cancelled")
export const TimedOut: Story = problemOf("timedOut")
export const AlreadyAdded: Story = problemOf("alreadyAdded")
export const NotFromThisPortal: Story = problemOf("elsewhere")
export const NoWayToVerify: Story = problemOf("unsupported")
export const BrowserFailed: Story = problemOf("failed")

export const List: Story = {
  play: async () => {
    await expect(await screen.findByText("Meera's phone", {}, slow)).toBeVisible()
    await expect(
      screen.getByText(say("account:passkeys.worksElsewhere", { host: "ads.bloom-bakery.example" })),
    ).toBeVisible()
  },
}
export const Renamed: Story = {
  play: async () => {
    await loaded("account", "passkeys.renameOf")
    await press("account:passkeys.renameOf", { name: "Meera's phone" })
    const name = await screen.findByLabelText(say("account:passkeys.name"))
    await userEvent.clear(name)
    await userEvent.type(name, "Old phone")
    await press("common:action.save")
    await expect(await screen.findByText("Old phone", {}, slow)).toBeVisible()
  },
}
export const Removed: Story = {
  play: async () => {
    await loaded("account", "passkeys.removeOf")
    await press("account:passkeys.removeOf", { name: "Security key" })
    await typePassword()
    await press("account:passkeys.remove")
    await waitFor(() => expect(screen.queryByText("Security key")).toBeNull(), slow)
    await expect(await screen.findByText("Meera's phone", {}, slow)).toBeVisible()
  },
}
export const RemovedByCancelling: Story = {
  args: { passkeys: { problem: "cancelled" } },
  play: async () => {
    await loaded("account", "passkeys.removeOf")
    await press("account:passkeys.removeOf", { name: "Security key" })
    await typePassword()
    await press("account:passkeys.remove")
    await expect(await screen.findByText(say("app:passkey.problem.cancelled"), {}, slow)).toBeVisible()
    await press("app:secondStep.useCode")
    await expect(await screen.findByLabelText(say("account:security.code"))).toBeVisible()
  },
}
export const LastOne: Story = {
  args: { seed: passkeyElsewhere },
  play: async () => {
    await loaded("account", "passkeys.removeOf")
    await press("account:passkeys.removeOf", { name: "Security key" })
    await expect(
      await screen.findByText(say("account:passkeys.removeLastLead", { name: "Security key" })),
    ).toBeVisible()
  },
}
export const AddsAnother: Story = {
  play: async () => {
    await loaded("account", "passkeys.add")
    await press("account:passkeys.add")
    await typePassword()
    await press("account:passkeys.add")
    // The device has one passkey, which the account has already.
    await expect(await screen.findByText(say("failures:PasskeyAlreadyAdded"), {}, slow)).toBeVisible()
  },
}
export const Off: Story = { args: { seed: busyBakery } }

const logIn = { isSignedIn: false, path: "/login?redirect=%2Fapp%2F9101%2FuserPreferences%3Fpart%3Dsecurity" }
const toSecondStep = async () => {
  await loaded("app", "secondStep.usePasskey")
  await userEvent.type(
    await screen.findByRole("textbox", { name: say("app:login.email") }, slow),
    owner.user.emailAddress,
  )
  await userEvent.type(screen.getByLabelText(say("app:login.password")), worldPassword)
  await press("common:action.logIn")
}
export const SecondStep: Story = {
  args: logIn,
  play: async () => {
    await toSecondStep()
    await expect(await screen.findByRole("button", { name: say("app:secondStep.usePasskey") }, slow)).toBeVisible()
  },
}
export const LogsIn: Story = {
  args: logIn,
  play: async () => {
    await toSecondStep()
    await press("app:secondStep.usePasskey")
    await expect(await screen.findByText("Meera's phone", {}, slow)).toBeVisible()
  },
}
export const SecondStepCancelled: Story = {
  args: { ...logIn, passkeys: { problem: "cancelled" } },
  play: async () => {
    await toSecondStep()
    await press("app:secondStep.usePasskey")
    await expect(await screen.findByText(say("app:passkey.problem.cancelled"), {}, slow)).toBeVisible()
    await press("app:secondStep.useRecovery")
    await expect(await screen.findByLabelText(say("app:secondStep.recovery"))).toBeVisible()
  },
}
export const SecondStepRefused: Story = {
  args: { ...logIn, failing: { "identity/CompleteLogin": new PasskeyRefused({ isCopied: true }) } },
  play: async () => {
    await toSecondStep()
    await press("app:secondStep.usePasskey")
    await expect(await screen.findByText(say("failures:PasskeyRefused"), {}, slow)).toBeVisible()
  },
}
export const SecondStepElsewhere: Story = {
  args: { ...logIn, seed: passkeyElsewhere },
  play: async () => {
    await toSecondStep()
    await expect(await screen.findByText(say("app:secondStep.recoveryOnly"), {}, slow)).toBeVisible()
  },
}
