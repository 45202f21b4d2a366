import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, userEvent, within } from "storybook/test"
import { OtpField } from "./otp-field.tsx"
import { PasswordField } from "../password-field/index.ts"
import { PhoneField } from "../phone-field/index.ts"
import { Held, show, type Words } from "../testing/show.tsx"

const meta = { title: "Fields/Sign-in", component: OtpField } satisfies Meta<typeof OtpField>
export default meta
type Story = StoryObj

const otp = (initial: string, error?: (t: Words) => string) =>
  show((t) => (
    <Held initial={initial}>
      {(value, set) => (
        <OtpField
          label={t("Code from the message", "הקוד מההודעה")}
          hint={t("We sent it to +91 98200 12345.", "שלחנו אותו למספר ‎+91 98200 12345.")}
          value={value}
          onChange={set}
          {...(error === undefined ? {} : { error: error(t) })}
        />
      )}
    </Held>
  ))

export const OtpEmpty: Story = { render: otp("") }
export const OtpHalf: Story = { render: otp("482") }
export const OtpInvalid: Story = {
  render: otp("482913", (t) =>
    t("Invalid OTP. Please enter the correct OTP to proceed", "הקוד החד־פעמי שגוי. הזינו את הקוד הנכון כדי להמשיך"),
  ),
}

export const APastedCodeLosesItsSpaces: Story = {
  render: otp(""),
  play: async ({ canvasElement }) => {
    const input = await within(canvasElement).findByRole("textbox")
    await userEvent.click(input)
    await userEvent.paste("482 913")
    await expect(input).toHaveValue("482913")
  },
}

export const Phone: Story = {
  render: show((t) => (
    <Held initial={{ country: "IN", number: "98200 12345" }}>
      {(value, set) => (
        <PhoneField
          label={t("Mobile number", "מספר נייד")}
          countryLabel={t("Country code", "קידומת מדינה")}
          countries={[
            { code: "IN", name: t("India", "הודו"), dialCode: "91" },
            { code: "GB", name: t("United Kingdom", "הממלכה המאוחדת"), dialCode: "44" },
          ]}
          value={value}
          onChange={set}
        />
      )}
    </Held>
  )),
}

export const LettersNeverEnterAPhoneNumber: Story = {
  ...Phone,
  play: async ({ canvasElement }) => {
    const input = await within(canvasElement).findByRole("textbox")
    await userEvent.clear(input)
    await userEvent.type(input, "98abc-20 12345678901234567890123")
    await expect(input).toHaveValue("98-20 1234567890123456789")
  },
}

const password = (value: string) =>
  show((t) => (
    <Held initial={value}>
      {(typed, set) => (
        <PasswordField
          label={t("Choose a password", "בחרו סיסמה")}
          showLabel={t("Show password", "הצגת הסיסמה")}
          autoComplete="new-password"
          value={typed}
          onChange={set}
          metLabel={t("done", "הושלם")}
          rules={[
            { text: t("8 to 30 characters", "8 עד 30 תווים"), isMet: typed.length >= 8 && typed.length <= 30 },
            { text: t("A capital letter", "אות גדולה"), isMet: /[A-Z]/.test(typed) },
            { text: t("A digit", "ספרה"), isMet: /\d/.test(typed) },
            { text: t("A special character", "תו מיוחד"), isMet: /[^\w\s]/.test(typed) },
          ]}
        />
      )}
    </Held>
  ))

export const PasswordEmpty: Story = { render: password("") }
export const PasswordHalf: Story = { render: password("Sunrise7") }
