import { memoryAppCode } from "@application/identity/testing"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { presentTime } from "@ui/shared/frame"
import { expect, userEvent, within } from "storybook/test"
import { Screen } from "../screen.tsx"
import { worldPassword } from "../world/bakery.ts"
import { busyBakery } from "../world/seeds.ts"

const meta = {
  title: "Screens/Account",
  component: Screen,
  parameters: { page: true },
  args: { seed: busyBakery, isSignedIn: true, path: "/app/9101/userPreferences?part=security" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

/** A world of its own takes its time to come. */
const slow = { timeout: 15_000 }
/** Buttons and fields by their English or Hebrew words, since the toolbar chooses the language. */
const turnOn = /^(Turn on|הפעלה)$/
const goOn = /^(Continue|המשך)$/
const app = /^(Authenticator app|אפליקציית אימות)/
const appCode = /Code from your authenticator app|קוד מאפליקציית האימות/

const enrol = async (element: HTMLElement) => {
  const canvas = within(element)
  await userEvent.click(await canvas.findByRole("button", { name: turnOn }, slow))
  await userEvent.click(await canvas.findByRole("radio", { name: app }))
  await userEvent.type(await canvas.findByLabelText(/Your password|הסיסמה שלכם/), worldPassword)
  await userEvent.click(canvas.getByRole("button", { name: goOn }))
  await expect(await canvas.findByRole("img", { name: /QR/ })).toBeVisible()
  return canvas
}
const confirmed = async (element: HTMLElement) => {
  const canvas = await enrol(element)
  await userEvent.type(canvas.getByLabelText(appCode), memoryAppCode(presentTime()))
  await expect(await canvas.findByText("AAAA-AAAA-AAAA-AAAA")).toBeVisible()
  return canvas
}
const turnedOn = async (element: HTMLElement) => {
  const canvas = await confirmed(element)
  await userEvent.click(canvas.getByRole("button", { name: /I've saved them|שמרתי אותם/ }))
  await expect(await canvas.findByText(/^10 recovery codes left|^נותרו 10 קודי/)).toBeVisible()
  return canvas
}

const part = (name: string) => ({ path: `/app/9101/userPreferences?part=${name}` })

export const Account: Story = {}
export const AccountNotLoaded: Story = {
  args: { broken: ["identity/GetSecondFactor", "identity/ListSignIns"] },
}
export const ScanTheCode: Story = { play: async ({ canvasElement }) => void (await enrol(canvasElement)) }
export const WrongFirstCode: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await enrol(canvasElement)
    await userEvent.type(canvas.getByLabelText(appCode), "999999")
    await expect(await canvas.findByRole("alert")).toBeVisible()
    await expect(canvas.getByLabelText(appCode)).toHaveValue("")
  },
}
export const RecoveryCodesOnce: Story = { play: async ({ canvasElement }) => void (await confirmed(canvasElement)) }
export const TwoStepOn: Story = { play: async ({ canvasElement }) => void (await turnedOn(canvasElement)) }
export const TurningOff: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await turnedOn(canvasElement)
    await userEvent.click(canvas.getByRole("button", { name: /^(Turn off|ביטול האימות)$/ }))
    await userEvent.type(await canvas.findByLabelText(/Your password|הסיסמה שלכם/), worldPassword)
    await userEvent.type(canvas.getByLabelText(/^(Code|קוד)$/), "aaaa aaaa aaaa aaaa")
    await userEvent.click(canvas.getByRole("button", { name: /^(Turn off|ביטול האימות)$/ }))
    await expect(await canvas.findByRole("button", { name: turnOn })).toBeVisible()
  },
}
export const DataAskedFor: Story = {
  args: part("data"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(
      await canvas.findByRole("button", { name: /^(Email me my data|שליחת הנתונים אליי באימייל)$/ }, slow),
    )
    await expect(
      await canvas.findByText(/^(We're preparing your file|הקובץ בהכנה|Your file is ready|הקובץ מוכן)/),
    ).toBeVisible()
  },
}
export const ErasurePlannedAndUndone: Story = {
  args: part("data"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole("button", { name: /^(Erase my account|מחיקת החשבון שלי)$/ }, slow))
    await userEvent.type(canvas.getByLabelText(/Your password|הסיסמה שלכם/), worldPassword)
    await userEvent.click(canvas.getByRole("button", { name: /^(Erase it in two weeks|למחוק בעוד שבועיים)$/ }))
    await userEvent.click(await canvas.findByRole("button", { name: /^(Keep my account|להשאיר את החשבון)$/ }))
    await expect(await canvas.findByRole("button", { name: /^(Erase my account|מחיקת החשבון שלי)$/ })).toBeVisible()
  },
}

const turnPushOn = /^(Turn on notifications|הפעלת התראות)$/
const turnPushOff = /^(Turn off notifications|כיבוי התראות)$/

export const PushTurnedOnAndOff: Story = {
  args: part("messages"),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: turnPushOn }, slow))
    await expect(await canvas.findByText(/^(On\. You'll|פועלות\.)/)).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: turnPushOff }))
    await expect(await canvas.findByRole("button", { name: turnPushOn })).toBeVisible()
  },
}
export const PushBlockedWhenAsked: Story = {
  args: { ...part("messages"), push: { answer: "block" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: turnPushOn }, slow))
    await expect(await canvas.findByText(/Your browser blocks notifications|הדפדפן חוסם התראות/)).toBeVisible()
    await expect(canvas.queryByRole("button", { name: turnPushOn })).toBeNull()
  },
}
export const PushDismissedWhenAsked: Story = {
  args: { ...part("messages"), push: { answer: "dismiss" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: turnPushOn }, slow))
    await expect(await canvas.findByRole("button", { name: turnPushOn })).toBeEnabled()
    await expect(canvas.queryByRole("button", { name: turnPushOff })).toBeNull()
  },
}
export const PushServiceAway: Story = {
  args: { ...part("messages"), push: { answer: "break" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: turnPushOn }, slow))
    await expect(await canvas.findByText(/couldn't do that|לא הצליח לעשות את זה/)).toBeVisible()
  },
}
export const PushNotStored: Story = {
  args: { ...part("messages"), broken: ["identity/SubscribeUser"] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: turnPushOn }, slow))
    await expect(await canvas.findByRole("alert")).toBeVisible()
    await expect(await canvas.findByRole("button", { name: turnPushOn })).toBeVisible()
  },
}
export const PushUnsupported: Story = { args: { ...part("messages"), push: { state: "unsupported" } } }
export const PushNeedsHomeScreen: Story = { args: { ...part("messages"), push: { state: "needsHomeScreen" } } }
