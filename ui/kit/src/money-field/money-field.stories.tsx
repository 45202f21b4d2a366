import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent } from "storybook/test"
import { MoneyField, type MoneyFieldProps } from "./money-field.tsx"
import { controlled, inHebrew } from "../testing/playground.tsx"
import { Held, show } from "../testing/show.tsx"

const meta = {
  title: "Fields/Money field",
  component: MoneyField,

  tags: ["autodocs"],
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj

export const Playground: StoryObj<typeof MoneyField> = {
  render: controlled(MoneyField),
  args: {
    label: "Total budget",
    hint: "At least ₹350 a day.",
    error: "",
    symbol: "₹",
    minorDigits: 2,
    value: 12_500_00,
    isDisabled: false,
    isRequired: true,
    onChange: fn(),
  },
  parameters: inHebrew<MoneyFieldProps>({ label: "תקציב כולל", hint: "לפחות ₹350 ביום." }),
}

export const Money: Story = {
  render: show((t) => (
    <Held<number | undefined> initial={12_500_000}>
      {(value, set) => (
        <MoneyField
          label={t("Total budget", "תקציב כולל")}
          symbol="₹"
          minorDigits={2}
          value={value}
          onChange={set}
          hint={t("At least ₹350 a day.", "לפחות ₹350 ביום.")}
        />
      )}
    </Held>
  )),
}

export const MoneyWhileTyped: Story = {
  render: show((t) => (
    <Held<number | undefined> initial={5_000}>
      {(value, set) => (
        <MoneyField
          label={t("Amount", "סכום")}
          symbol="₹"
          minorDigits={2}
          value={value}
          onChange={set}
          hint={t(`In paise: ${value ?? "none"}`, `בפאיסה: ${value ?? "none"}`)}
        />
      )}
    </Held>
  )),
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox")
    await userEvent.clear(box)
    await expect(canvas.getByText(/: none$/)).toBeVisible()
    await userEvent.type(box, "1234.5")
    await expect(canvas.getByText(/: 123450$/)).toBeVisible()
    await expect(box).toHaveValue("1234.5")
    await userEvent.tab()
    await expect(box).toHaveValue("1,234.5")
    await userEvent.type(box, "{ArrowUp}")
    await expect(canvas.getByText(/: 123500$/)).toBeVisible()
    await expect(box).toHaveValue("1,235")
  },
}

export const MoneyInvalid: Story = {
  render: show((t) => (
    <Held<number | undefined> initial={1000}>
      {(value, set) => (
        <MoneyField
          label={t("Total budget", "תקציב כולל")}
          symbol="£"
          minorDigits={2}
          value={value}
          onChange={set}
          error={t("The least budget is £20 a day.", "התקציב המזערי הוא £20 ביום.")}
        />
      )}
    </Held>
  )),
}
