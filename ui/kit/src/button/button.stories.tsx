import type { Meta, StoryObj } from "@storybook/react-vite"
import { Rocket } from "lucide-react"
import { expect, fn, userEvent, within } from "storybook/test"
import { Button, type ButtonProps } from "./button.tsx"
import { iconControl, inHebrew } from "../testing/playground.tsx"
import { Row, show } from "../testing/show.tsx"

const meta = {
  title: "Actions/Button",
  component: Button,

  tags: ["autodocs"],
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof Button> = {
  args: {
    children: "Launch campaign",
    kind: "primary",
    size: "regular",
    isWide: false,
    isDisabled: false,
    isPending: false,
    pendingLabel: "Launching",
    onPress: fn(),
  },
  argTypes: {
    icon: iconControl,
    isPending: { description: "Whether the last press is still being handled: keeps focus and ignores presses." },
    pendingLabel: { description: "Spoken while the press is being handled." },
    isDisabled: { description: "Cannot be pressed now, nor focused." },
    onPress: { description: "Called by a click, a tap, Enter or Space." },
  },
  parameters: inHebrew<ButtonProps>({ children: "השקת הקמפיין", pendingLabel: "משיק" }),
}

export const Kinds: Story = {
  render: show(
    (t) => (
      <Row>
        <Button icon={<Rocket aria-hidden />}>{t("Launch campaign", "השקת הקמפיין")}</Button>
        <Button kind="secondary">{t("Save draft", "שמירת טיוטה")}</Button>
        <Button kind="quiet">{t("Skip for now", "דילוג בינתיים")}</Button>
        <Button kind="danger">{t("Delete draft", "מחיקת הטיוטה")}</Button>
      </Row>
    ),
    "60rem",
  ),
}

export const Small: Story = {
  render: show((t) => (
    <Row>
      <Button size="small">{t("Approve", "אישור")}</Button>
      <Button size="small" kind="secondary">
        {t("Edit", "עריכה")}
      </Button>
    </Row>
  )),
}

export const Disabled: Story = {
  render: show((t) => (
    <Row>
      <Button isDisabled>{t("Continue", "המשך")}</Button>
      <Button kind="secondary" isDisabled>
        {t("Edit", "עריכה")}
      </Button>
      <Button kind="quiet" isDisabled>
        {t("Skip", "דילוג")}
      </Button>
    </Row>
  )),
}

export const Pending: Story = {
  render: show((t) => (
    <Row>
      <Button isPending pendingLabel={t("Launching", "משיק")}>
        {t("Launch campaign", "השקת הקמפיין")}
      </Button>
      <Button kind="secondary" isPending pendingLabel={t("Saving", "שומר")}>
        {t("Save draft", "שמירת טיוטה")}
      </Button>
    </Row>
  )),
}

let presses = 0

export const APendingButtonIgnoresPresses: Story = {
  render: show((t) => (
    <Button isPending pendingLabel={t("Paying", "משלם")} onPress={() => (presses += 1)}>
      {t("Pay", "תשלום")}
    </Button>
  )),
  play: async ({ canvasElement }) => {
    presses = 0
    const button = await within(canvasElement).findByRole("button")
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(presses).toBe(0)
  },
}

export const Focused: Story = {
  render: show((t) => <Button>{t("Continue", "המשך")}</Button>),
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole("button")
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button.matches(":focus-visible")).toBe(true)
  },
}

export const Wide: Story = { render: show((t) => <Button isWide>{t("Continue", "המשך")}</Button>) }
