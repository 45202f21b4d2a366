import type { Meta, StoryObj } from "@storybook/react-vite"
import { Globe } from "lucide-react"
import { expect, userEvent } from "storybook/test"
import { TextField } from "./text-field.tsx"
import { NumberField } from "../number-field/index.ts"
import { MoneyField } from "../money-field/index.ts"
import { Held, show } from "../testing/show.tsx"
import { TextArea } from "../text-area/index.ts"

const meta = { title: "Fields/Text, number and money", component: TextField } satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj

export const Empty: Story = {
  render: show((t) => (
    <TextField
      label={t("Business name", "שם העסק")}
      placeholder={t("Sunrise Bakery", "מאפיית הזריחה")}
      hint={t("As your customers know it.", "כפי שהלקוחות מכירים אותו.")}
    />
  )),
}

export const WithPrefix: Story = {
  render: show((t) => (
    <TextField
      label={t("Website", "אתר")}
      defaultValue="sunrise-bakery.in"
      inputDirection="ltr"
      prefix={<Globe aria-hidden size={18} />}
    />
  )),
}

export const Counted: Story = {
  render: show((t) => (
    <TextField
      label={t("Headline", "כותרת")}
      defaultValue={t("Fresh bread by seven", "לחם טרי עד שבע")}
      maxLength={30}
      formatCount={(used, most) => `${used} / ${most}`}
    />
  )),
}

export const Invalid: Story = {
  render: show((t) => (
    <TextField
      label={t("Website", "אתר")}
      defaultValue="sunrise bakery"
      inputDirection="ltr"
      error={t("Invalid website URL.", "כתובת האתר שגויה.")}
    />
  )),
}

export const Disabled: Story = {
  render: show((t) => <TextField label={t("E-mail", "דוא״ל")} defaultValue="asha@sunrise-bakery.in" isDisabled />),
}

export const Area: Story = {
  render: show((t) => (
    <TextArea
      label={t("Primary text", "טקסט ראשי")}
      maxLength={125}
      formatCount={(used, most) => `${used} / ${most}`}
      defaultValue={t(
        "Sourdough, buns and cakes from our own oven in Bandra. Order before nine and we deliver by noon.",
        "מחמצת, לחמניות ועוגות מהתנור שלנו בבנדרה. הזמינו לפני תשע ונגיע עד הצהריים.",
      )}
    />
  )),
}

export const Number: Story = {
  render: show((t) => (
    <Held initial={10}>
      {(value, set) => (
        <NumberField
          label={t("Radius", "רדיוס")}
          unit={t("km", "ק״מ")}
          value={value}
          onChange={set}
          minValue={5}
          maxValue={25}
          step={5}
          hint={t(`Chosen: ${value}`, `נבחר: ${value}`)}
        />
      )}
    </Held>
  )),
}

/** Told with each key, and within its bounds once it is left. */
export const NumberWhileTyped: Story = {
  ...Number,
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox")
    await userEvent.clear(box)
    await userEvent.type(box, "120")
    await expect(canvas.getByText(/: 120$/)).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText(/: 25$/)).toBeVisible()
    await expect(box).toHaveValue("25")
    await userEvent.click(canvas.getAllByRole("button")[0] ?? box)
    await expect(canvas.getByText(/: 20$/)).toBeVisible()
    await expect(box).toHaveValue("20")
  },
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
