import { RoleForbidden } from "@application/kernel"
import { memoryAppCode } from "@application/identity/testing"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { presentTime } from "@ui/shared/frame"
import { getI18n } from "react-i18next"
import { expect, screen, userEvent, waitFor } from "storybook/test"
import { Screen } from "../screen.tsx"
import { worldPassword } from "../world/bakery.ts"
import { administeredPortal } from "../world/run-portal.ts"
import { filledWallet } from "../world/wallet-seeds.ts"

const meta = {
  title: "Screens/Second factor needed",
  component: Screen,
  parameters: { page: true },
  args: { seed: administeredPortal, isSignedIn: true, path: "/secondFactor?redirect=%2Fportal" },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 15_000 }
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole("button", { name }, slow))
const codeLabel = /Code from your authenticator app|קוד מאפליקציית האימות/
const title = /^(Turn on two-step login|הפעלת אימות דו־שלבי)$/

const setUp = async () => {
  await userEvent.click(await screen.findByRole("radio", { name: /^(Authenticator app|אפליקציית אימות)/ }, slow))
  await userEvent.type(await screen.findByLabelText(/Your password|הסיסמה שלכם/, {}, slow), worldPassword)
  await press(/^(Continue|המשך)$/)
  await userEvent.type(await screen.findByLabelText(codeLabel, {}, slow), memoryAppCode(presentTime()))
  await press(/I've saved them|שמרתי אותם/)
}

export const Administrator: Story = {
  play: async () => {
    await expect(await screen.findByRole("button", { name: /^(Log out|התנתקות)$/ }, slow)).toBeVisible()
    await expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible()
  },
}
export const AdministratorGoesOn: Story = {
  play: async () => {
    await setUp()
    await expect(await screen.findByRole("heading", { level: 1, name: /^(To do|לטיפול)$/ }, slow)).toBeVisible()
  },
}
export const AdministratorLogsOut: Story = {
  play: async () => {
    await press(/^(Log out|התנתקות)$/)
    await expect(await screen.findByLabelText(/^(Email address|כתובת אימייל)$/, {}, slow)).toBeVisible()
  },
}
export const LogsInAsAdministrator: Story = {
  args: { isSignedIn: false, path: "/login?redirect=%2Fportal" },
  play: async () => {
    await userEvent.type(
      await screen.findByLabelText(/^(Email address|כתובת אימייל)$/, {}, slow),
      "meera@bloom-bakery.example",
    )
    await userEvent.type(screen.getByLabelText(/^(Password|סיסמה)$/), worldPassword)
    await press(/^(Log in|התחברות)$/)
    await expect(await screen.findByRole("heading", { level: 1, name: title }, slow)).toBeVisible()
  },
}
export const NotLoaded: Story = { args: { broken: ["identity/GetSecondFactor"] } }

const refund = "/app/9101/wallet/refund"
/** An owner whose refund was refused sets it up and comes back to the amount that they typed. */
export const OwnerMovesMoneyOut: Story = {
  args: {
    seed: filledWallet,
    path: refund,
    failing: { "wallet/RefundWallet": new RoleForbidden({ roles: ["ClientAccess"], needsSecondFactor: true }) },
  },
  play: async () => {
    await waitFor(() => expect(getI18n()?.exists("app:refund.amount")).toBe(true), slow)
    const amount = () => screen.findByRole("textbox", { name: getI18n().t("app:refund.amount") }, slow)
    await userEvent.type(await amount(), "500")
    await press(getI18n().t("app:refund.action"))
    await press(getI18n().t("app:refund.question.confirm"))
    // The page keeps what is typed a moment later.
    await waitFor(() => expect(JSON.stringify(window.history.state)).toContain("50000"), slow)
    await userEvent.click(await screen.findByRole("link", { name: title }, slow))
    await setUp()
    await expect(await amount()).toHaveValue("500")
  },
}
